import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { RecipeIdText } from '#core/recipe/recipe-id.ts';
import { RecipeInput } from '#core/recipe/recipe-input.ts';
import { editRecipe } from '#core/recipe/typed/edit-recipe.ts';
import { publish } from '#core/sharing/publish.ts';
import { ImageDataUrl } from '../http/image-data-url.ts';
import { LARGE_BODY } from '../http/request.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import {
  clock,
  cookMarkReader,
  orphanWriter,
  photos,
  profileReader,
  recipeEditor,
  secrets,
  sharedPictures,
  sharedRecipes,
  shareSettings,
} from '../ports.ts';

const EditBody = v.object({ ...RecipeInput.entries, image: v.exactOptional(v.nullable(ImageDataUrl)) });

/** PUT /api/recipes/{id}. Edits the version in `If-Match`. Idempotent under an Idempotency-Key. */
export const handler = route(
  {
    takesTokens: true,
    uses: {
      clock,
      cookMarks: cookMarkReader,
      orphans: orphanWriter,
      photos,
      profiles: profileReader,
      recipes: recipeEditor,
      secrets,
      sharedPictures,
      sharedRecipes,
      shareSettings,
    },
    params: v.object({ id: RecipeIdText }),
    body: EditBody,
    maxBody: LARGE_BODY,
  },
  async ({ ports, session, params, body: { image, ...input }, rawBody, key, headers }) => {
    const ifMatch = headers['if-match']?.trim();
    // A star would replace any version.
    if (!ifMatch || ifMatch === '*') return refuse({ type: 'VersionNeeded' });
    const bodyHash = createHash('sha256').update(rawBody).digest('base64url');
    const edit = { input, image, version: versionIn(ifMatch), bodyHash, key };
    const edited = await editRecipe(ports, session.userId, params.id, edit);
    if (edited.ok) await publish(ports, session.userId, params.id);
    return respond(200, edited);
  },
);

/** Returns the version in a tag: `"3"`. 0, which no recipe has, stands for an invalid tag. */
const versionIn = (tag: string): number =>
  Number(/^"(?<version>\d{1,9})"$/.exec(tag)?.groups?.['version'] ?? 0);
