import * as v from 'valibot';
import type { Language } from '../../language.ts';
import { headingIn, headingText } from '../../recipe/lines/heading.ts';
import { NewRecipeInput } from '../../recipe/recipe-input.ts';
import { MAX_LINES, MAX_STEPS } from '../../recipe/facts/recipe-size.ts';
import type { RecipeOrigin } from '../../recipe/facts/origin.ts';
import { withinLimits } from '../within-limits.ts';
import { timesOf, type RawLine, type RawRecipe } from '../raw-recipe.ts';
import { readText } from '../read-text.ts';
import { probableLanguage } from '../recipe-language.ts';
import { yieldOf } from '../understanding/servings.ts';
import { filled } from './fields.ts';
import type { FileProblem, FileRecipe } from './file-recipe.ts';
import { fileStem } from './pictures.ts';

const MAX_NOTES = 5_000;
const MAX_DESCRIPTION = 500;

export type ReadableRecipe = {
  readonly input: NewRecipeInput;
  /** Present if the recipe was longer than a recipe may be. */
  readonly isShortened?: true;
};

/**
 * Returns a recipe of a file as it can be saved.
 * @param path path of the file: its name becomes a missing title
 * @param language the user's language, used if the recipe tells none
 */
export function inputOfFile(
  found: FileRecipe,
  { path, language: preferred }: { readonly path: string; readonly language: Language },
): ReadableRecipe | { readonly problem: FileProblem } {
  const recipe = withIngredients(found);
  if (!recipe) return { problem: isEmpty(found.recipe) ? 'not-a-recipe' : 'no-ingredients' };
  const cut = withinLimits({ ...recipe, title: recipe.title.trim() || fileStem(path) || '?' });
  if (!cut) return { problem: 'no-ingredients' };
  const language = probableLanguage(cut) ?? preferred;
  const ingredients = withHeadings(cut.ingredients, MAX_LINES);
  const instructions = withHeadings(cut.instructions, MAX_STEPS);
  const notes = notesOf(found);
  const input = v.safeParse(NewRecipeInput, {
    title: cut.title,
    ...yieldOf(cut.yields),
    ingredients,
    instructions,
    language,
    origin: originOf(found),
    ...timesOf(cut),
    ...filled({
      cuisine: cut.cuisine,
      description: cut.description,
      difficulty: found.difficulty,
      servingTip: found.servingTip?.slice(0, MAX_DESCRIPTION),
      storageTip: found.storageTip?.slice(0, MAX_DESCRIPTION),
      id: found.id,
      isFavorite: found.isFavorite,
      rating: found.rating,
    }),
    ...(cut.tags.length > 0 && { tags: tagsOf(cut.tags) }),
    ...(notes !== '' && { notes: notes.slice(0, MAX_NOTES) }),
    ...equipmentOf(found),
  });
  if (!input.success) return { problem: 'damaged' };
  const isShortened =
    withHeadings(recipe.ingredients, Infinity).length > MAX_LINES ||
    withHeadings(recipe.instructions, Infinity).length > MAX_STEPS ||
    notes.length > MAX_NOTES;
  return { input: input.output, ...(isShortened && { isShortened }) };
}

const isEmpty = ({ ingredients, instructions }: RawRecipe) => ingredients.length + instructions.length === 0;

/** Looks for missing ingredients in the steps, the notes and the description. */
function withIngredients({ recipe, notes = [] }: FileRecipe): RawRecipe | undefined {
  if (recipe.ingredients.length > 0) return recipe;
  const texts = [recipe.title, '', recipe.description ?? '', ...withHeadings(recipe.instructions, Infinity)];
  const read = readText(texts.join('\n')) ?? readText([...texts, ...notes].join('\n'));
  if (!read) return undefined;
  // If no steps are found in the text, the recipe's own steps stay.
  const instructions = read.instructions.length > 0 ? read.instructions : recipe.instructions;
  return { ...recipe, ingredients: read.ingredients, instructions };
}

/** Returns lines with the names of their parts as lines that end in ":". A lone colon ends a part. */
function withHeadings(lines: readonly RawLine[], most: number): readonly string[] {
  let part = '';
  const texts = lines.flatMap(({ text, section = '' }) => {
    const name = section.replace(/[\s:]+$/, '').trim();
    const heading = name === part ? [] : [headingText(name)];
    part = name;
    return [...heading, text.trim()];
  });
  const kept = texts.slice(0, most);
  const last = kept.at(-1);
  return last !== undefined && headingIn(last) !== undefined ? kept.slice(0, -1) : kept;
}

/** Notes, and a description that is too long for its field. */
const notesOf = ({ recipe, notes = [] }: FileRecipe): string =>
  [...((recipe.description?.length ?? 0) > MAX_DESCRIPTION ? [recipe.description] : []), ...notes]
    .join('\n')
    .trim();

const tagsOf = (tags: readonly string[]): readonly string[] =>
  [...new Set(tags.map((tag) => tag.trim().slice(0, 50)))].filter(Boolean).slice(0, 20);

function equipmentOf({ equipment = [] }: FileRecipe): Pick<NewRecipeInput, 'equipment'> {
  const named = [...new Set(equipment.map((each) => each.trim().slice(0, 100)))].filter(Boolean).slice(0, 20);
  return named.length > 0 ? { equipment: named } : {};
}

/** Returns the source that the recipe names, or else the app. */
function originOf({ recipe, app, origin }: FileRecipe): RecipeOrigin {
  if (origin) return origin;
  const url =
    recipe.url !== undefined && /^https?:\/\//i.test(recipe.url) ? recipe.url.slice(0, 2_001) : undefined;
  const isUrl = url !== undefined && v.is(v.pipe(v.string(), v.url(), v.maxLength(2_000)), url);
  const site = (recipe.site ?? (isUrl ? undefined : app))?.slice(0, 200);
  return {
    type: 'imported',
    ...(isUrl && { url }),
    ...filled({ site, author: recipe.author?.slice(0, 200) }),
  };
}
