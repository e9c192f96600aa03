import { Reading } from '#core/reading/reading.ts';
import type { RecipeDraft } from '../../offline/recipe-draft.ts';
import { post } from '../../requests/api.ts';
import { newDraft, partsOf } from '../../drafts/draft.ts';
import { hostOf, linkIn, type Pasted } from '../../drafts/pasted.ts';

/**
 * Reads the recipe of a page or text.
 * @returns a draft for the user to check; nothing is saved
 * @throws ApiError if there is no recipe, or the page is unreachable; TypeError if the server is unreachable
 */
export async function readRecipe({ text, link }: Pasted, signal: AbortSignal): Promise<RecipeDraft> {
  const url = link ? undefined : linkIn(text);
  const reading = await post('/api/recipes/read', url ? { url } : { text }, {
    schema: Reading,
    signal,
    kind: 'long',
  });
  return withSource(draftOfReading(reading), link);
}

function draftOfReading({ recipe, unsure, contains, imageToken }: Reading): RecipeDraft {
  const { title, servings, prepTime, activeTime, language, origin, sections, tags } = recipe;
  const parts = partsOf(sections, 'ingredients');
  return newDraft({
    origin,
    language,
    title: title.slice(0, 200),
    servings: String(servings),
    prepTime: prepTime === undefined ? '' : String(prepTime),
    activeTime: activeTime === undefined ? '' : String(activeTime),
    ingredients: withDoubts(parts, unsure),
    steps: partsOf(sections, 'instructions'),
    ...(recipe.notes && { notes: recipe.notes.slice(0, 5_000) }),
    kept: {
      ...(recipe.description && { description: recipe.description.slice(0, 500) }),
      ...(recipe.cuisine && { cuisine: recipe.cuisine.slice(0, 100) }),
      ...(recipe.makes && { makes: recipe.makes }),
      ...(tags.length > 0 && { tags: tags.slice(0, 20).map((tag) => tag.slice(0, 50)) }),
    },
    reading: { contains, ...(imageToken && { imageToken }) },
  });
}

/** Adds the questions to the lines. The lines are numbered across all parts. */
function withDoubts(
  parts: RecipeDraft['ingredients'],
  unsure: Reading['unsure'],
): RecipeDraft['ingredients'] {
  const doubts = new Map(unsure.map(({ line, why }) => [line, why]));
  let index = 0;
  return parts.map((part) => ({
    ...part,
    lines: part.lines.map((line) => {
      const why = doubts.get(index);
      index += 1;
      return why ? { ...line, why } : line;
    }),
  }));
}

/** Credits the page of a pasted text. */
function withSource(draft: RecipeDraft, link: string | undefined): RecipeDraft {
  const url = link === undefined ? undefined : linkIn(link);
  return url && URL.canParse(url)
    ? { ...draft, origin: { ...draft.origin, url, site: draft.origin.site ?? hostOf(url) } }
    : draft;
}
