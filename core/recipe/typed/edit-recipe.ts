import type { IdempotencyKey } from '../../idempotency-key.ts';
import type { PhotoInvalid, PhotosTooLarge } from '../../photo/errors.ts';
import { photoNameIn, photoUrl } from '../../photo/photo.ts';
import type { PhotoRemover, PhotoWriter } from '../../photo/ports.ts';
import { err, ok, type Result } from '../../result.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { UserId } from '../../user-id.ts';
import type { Changed, RecipeNotFound, RecipeTooLong } from '../errors.ts';
import { withCooked } from '../find-recipe.ts';
import { notePhotos, type NotingPorts } from '../pictures/note-photos.ts';
import { removeUnlisted, type Picture } from '../pictures/store-recipe.ts';
import { recipeTexts } from '../new-recipe.ts';
import type { CookedReader, RecipeEditor, RecipeReader } from '../ports.ts';
import type { RecipeId } from '../recipe-id.ts';
import type { RecipeInput } from '../recipe-input.ts';
import { haveSameWords } from './translatable-words.ts';
import { RecipeContent, type Recipe } from '../recipe.ts';
import type { RecipeOrigin } from '../facts/origin.ts';
import { checkedPicture } from './picture.ts';
import { isInputTooLong, isTooLong } from './stored-size.ts';
import { typedContent } from './typed-content.ts';

type EditPorts = NotingPorts &
  Pick<SystemPorts, 'secrets'> & {
    readonly recipes: RecipeReader & RecipeEditor;
    readonly cookMarks: CookedReader;
    readonly photos: PhotoWriter & PhotoRemover;
  };

export type EditRequest = {
  readonly input: Omit<RecipeInput, 'image'>;
  /** Undefined keeps the pictures, null removes them. */
  readonly image: Uint8Array | null | undefined;
  /** Version that the user has seen. */
  readonly version: number;
  readonly bodyHash: string;
  readonly key: IdempotencyKey | undefined;
};

/**
 * Replaces a recipe by the typed one if its version is unchanged. Idempotent per key. Stores a new picture first and
 * removes old ones last, so that the recipe never lists a missing picture.
 * @returns Changed with the stored recipe if another edit came first
 */
export async function editRecipe(
  ports: EditPorts,
  userId: UserId,
  id: RecipeId,
  edit: EditRequest,
): Promise<Result<Recipe, RecipeNotFound | Changed | RecipeTooLong | PhotoInvalid | PhotosTooLarge>> {
  const { recipes, secrets } = ports;
  if (isInputTooLong(edit.input)) return err({ type: 'RecipeTooLong' });
  const request = secrets.hash(`edit ${edit.version} ${edit.key ?? ''} ${edit.bodyHash}`);
  const checked = checkedPicture(ports, edit.image);
  if (!checked.ok) return checked;
  const picture = checked.value;
  for (;;) {
    const held = await recipes.findRecord(userId, id);
    if (!held) return err({ type: 'RecipeNotFound' });
    if (edit.key !== undefined && held.editedBy === request) return ok(await shown(ports, held.recipe));
    if (versionOf(held.recipe) !== edit.version)
      return err({ type: 'Changed', recipe: await shown(ports, held.recipe) });
    const next = editedRecipe(held.recipe, edit, picture);
    if (isTooLong(next)) return err({ type: 'RecipeTooLong' });
    const editedBy = edit.key === undefined ? undefined : request;
    const keepsTranslation = haveSameWords(held.recipe, next);
    if (await replaceWithPhotos(ports, held.recipe, next, { editedBy, picture, keepsTranslation }))
      return ok(await shown(ports, next));
  }
}

/** @returns false if the recipe has changed since it was read */
async function replaceWithPhotos(
  ports: EditPorts,
  held: Recipe,
  next: Recipe,
  {
    picture,
    ...beside
  }: {
    readonly editedBy: string | undefined;
    readonly keepsTranslation: boolean;
    readonly picture: Picture | undefined;
  },
): Promise<boolean> {
  const { photos, recipes } = ports;
  const replaced = held.imageUrls.filter((url) => !next.imageUrls.includes(url)).map(photoNameIn);
  await notePhotos(ports, next, [...(picture ? [picture.name] : []), ...replaced]);
  if (picture) await photos.put(picture.name, picture.jpeg);
  const isReplaced = await recipes.replace(next, beside);
  if (isReplaced) await photos.remove(replaced);
  else if (picture) await removeUnlisted(ports, next, picture.name);
  return isReplaced;
}

const versionOf = ({ version = 1 }: Pick<Recipe, 'version'>): number => version;

function editedRecipe(held: Recipe, { input, image }: EditRequest, picture: Picture | undefined): Recipe {
  const content = typedContent(input, held.language, held);
  return {
    ...withoutContent(held),
    ...content,
    ...recipeTexts(content),
    imageUrls: image === undefined ? held.imageUrls : picture ? [photoUrl(picture.name)] : [],
    ...(held.translation && haveSameWords(held, content) && { translation: held.translation }),
    origin: originAfterEdit(held.origin),
    ...(picture && held.origin?.type !== 'own' && { isPhotoOwn: true as const }),
    version: versionOf(held) + 1,
  };
}

const originAfterEdit = (origin: RecipeOrigin = { type: 'generated' }): RecipeOrigin =>
  origin.type === 'generated' ? { ...origin, isEdited: true } : origin;

/** Returns the fields that an edit keeps: ID, owner, times, tags and notes. */
function withoutContent(recipe: Recipe): Omit<Recipe, keyof RecipeContent> {
  const names = new Set(Object.keys(RecipeContent.entries));
  return Object.fromEntries(Object.entries(recipe).filter(([name]) => !names.has(name))) as Omit<
    Recipe,
    keyof RecipeContent
  >;
}

async function shown({ cookMarks }: EditPorts, recipe: Recipe): Promise<Recipe> {
  const cooked = await cookMarks.cooked(recipe.userId, [recipe.id]);
  return withCooked(recipe, cooked.get(recipe.id));
}
