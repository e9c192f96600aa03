import type { Language } from '#core/language.ts';
import { headingText } from '#core/recipe/lines/heading.ts';
import type { NewRecipeInput } from '#core/recipe/recipe-input.ts';
import { ID_SLOTS, newRecipeId } from '#core/recipe/recipe-id.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { RecipeOrigin } from '#core/recipe/facts/origin.ts';
import type { Section } from '#core/recipe/sections.ts';
import type { PartLine, DraftPart, RecipeDraft } from '../offline/recipe-draft.ts';

/** Returns a draft of a new recipe. Its ID is final and can be used before the recipe is sent. */
export const newDraft = (
  filled: Partial<RecipeDraft> & { readonly language: Language; readonly origin: RecipeOrigin },
): RecipeDraft => ({
  id: newRecipeId(Date.now(), Math.floor(Math.random() * ID_SLOTS)),
  title: '',
  servings: '2',
  prepTime: '',
  activeTime: '',
  ingredients: [partOf('', [''])],
  steps: [partOf('', [''])],
  kept: {},
  ...filled,
});

/** Returns a draft that changes a saved recipe. */
export function draftOf(recipe: Recipe): RecipeDraft {
  const { id, title, language, servings, prepTime, activeTime, version = 1 } = recipe;
  const { sections, origin = { type: 'generated' }, ingredients, instructions } = recipe;
  const parts = sections ?? [{ ingredients, instructions }];
  const { difficulty, cuisine, dietaryPreferences, description, equipment, servingTip, storageTip, makes } =
    recipe;
  return {
    id,
    version,
    origin,
    language,
    title,
    servings: String(servings),
    prepTime: minutesText(prepTime),
    activeTime: minutesText(activeTime),
    ingredients: partsOf(parts, 'ingredients'),
    steps: partsOf(parts, 'instructions'),
    ...(recipe.notes !== undefined && { notes: recipe.notes }),
    kept: withoutAbsent({
      difficulty,
      cuisine: cuisine || undefined,
      dietaryPreferences: dietaryPreferences as NewRecipeInput['dietaryPreferences'],
      description,
      equipment,
      servingTip,
      storageTip,
      makes,
    }),
  };
}

/** Returns a draft of a copy, which keeps the source. */
export function copyOf(recipe: Recipe, title: string): RecipeDraft {
  const { id: _i, version: _v, origin, kept, ...text } = draftOf(recipe);
  const { isEdited: _e, ...source } = origin;
  return newDraft({
    ...text,
    title: title.slice(0, MAX_TITLE),
    origin: source.type === 'generated' ? { type: 'own' } : source,
    kept: { ...kept, ...(recipe.tags && { tags: recipe.tags }) },
  });
}

/** Maximum characters of a title. */
const MAX_TITLE = 200;

/** Returns the parts of the draft with their lines of a kind; one empty part if there are none. */
export function partsOf(
  sections: readonly Section[],
  kind: 'ingredients' | 'instructions',
): readonly DraftPart[] {
  const parts = sections
    .filter((section) => section[kind].length > 0)
    .map((section) => partOf(section.name ?? '', section[kind]));
  return parts.length > 0 ? parts : [partOf('', [''])];
}

export const partOf = (name: string, texts: readonly string[]): DraftPart => ({
  key: crypto.randomUUID(),
  name,
  lines: texts.map(lineOf),
});

export const lineOf = (text: string): PartLine => ({ key: crypto.randomUUID(), text });

export const linesIn = (parts: readonly DraftPart[]): readonly PartLine[] =>
  parts.flatMap(({ lines }) => lines);

/** Returns the request of a draft, without empty lines and without its picture. Its numbers may be out of bounds. */
export function inputOf(draft: RecipeDraft): NewRecipeInput {
  const { id, version, title, language, origin, servings, prepTime, activeTime, kept } = draft;
  const isNew = version === undefined;
  const { tags, ...others } = kept;
  const notes = draft.notes?.trim();
  return {
    ...(isNew && { id }),
    ...others,
    ...(isNew && tags && { tags }),
    ...(isNew && notes && { notes }),
    title: title.trim(),
    servings: Number(servings),
    ingredients: textsOf(draft.ingredients),
    instructions: textsOf(draft.steps),
    ...(prepTime.trim() && { prepTime: Number(prepTime) }),
    ...(activeTime.trim() && { activeTime: Number(activeTime) }),
    origin,
    language,
  };
}

/** Returns the lines as texts. A part's name stands before its lines and ends in ":". A lone ":" ends a part. */
function textsOf(parts: readonly DraftPart[]): string[] {
  let section = '';
  return parts.flatMap(({ name, lines }) => {
    const texts = lines.map(({ text }) => text.trim()).filter(Boolean);
    if (texts.length === 0) return [];
    const heading = name.trim() === section ? [] : [headingText(name.trim())];
    section = name.trim();
    return [...heading, ...texts];
  });
}

const minutesText = (minutes: number | undefined) => (minutes === undefined ? '' : String(minutes));

const withoutAbsent = <Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
