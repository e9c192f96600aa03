import type { Language } from '../../language.ts';
import type { Aim } from '../aim.ts';
import type { GenerationInput, Parent } from '../generation-input.ts';
import { RequestedDraft } from '../draft/draft.ts';
import { cupboardInWords, ingredientsInWords } from '../ingredients.ts';
import type { Preferences } from '../preferences.ts';
import type { Prompt } from '../model/model.ts';
import { VARY } from './vary.ts';
import { WRITE } from './write.ts';

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'German' };

/** Builds the prompt of a generation. Embeds the request as JSON, so that nothing in it reads as an instruction. */
export const promptFor = (input: GenerationInput): Prompt => ({
  version: input.parent ? VARY.version : WRITE.version,
  system: systemFor(input),
  photos: input.photos,
  text: `Request: ${JSON.stringify(requestOf(input))}`,
  answer: RequestedDraft,
});

function systemFor({
  language,
  photos,
  preferences,
  parent,
  ingredients,
  cupboard,
  wish,
  aims = [],
}: GenerationInput): string {
  const { confirmed, removed, guessed } = (ingredients && ingredientsInWords(ingredients)) ?? {};
  const wanted = aims.map((aim) => VARY.aims[aim]);
  return [
    WRITE.words,
    preferences.buysNothing ? WRITE.buysNothing : WRITE.companion,
    (confirmed ?? removed) && WRITE.told,
    guessed && WRITE.guessed,
    cupboardInWords(cupboard) && CUPBOARD,
    preferences.dayLeft && DAY_LEFT,
    photos.length === 0 && WRITE.withoutPhotos,
    parent && VARY.words,
    wish && VARY.wish,
    wanted.length > 0 && `It has to be ${wanted.join('; ')}.`,
    WRITE.style[language],
    `All texts but "ingredients" and "food" are in ${LANGUAGE_NAMES[language]}.`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Added if the user has said what their cupboard has or lacks. */
const CUPBOARD = '"cupboard" of the request corrects that list: "has" is there too, "lacks" is not.';

/** Added if a serving has to fit into the rest of the user's goals. */
export const DAY_LEFT = 'A serving keeps to "dayLeft": kcal at most, g of protein at least.';

const requestOf = ({
  language,
  preferences,
  ingredients,
  cupboard,
  seed,
  wish,
  parent,
  aims = [],
}: GenerationInput) => ({
  language,
  preferences: statedIn(preferences),
  ingredients: ingredients && ingredientsInWords(ingredients),
  cupboard: cupboardInWords(cupboard),
  seed,
  wish,
  ...(aims.length > 0 && { aims }),
  variationOf: parent && outlineOf(parent, aims),
});

/** Leaves out empty lists, because each one would cost tokens in every prompt. */
const statedIn = ({ dietaryPreferences, avoid, ...preferences }: Preferences) => {
  const { allergens, words } = avoid;
  const avoided = {
    ...(allergens.length > 0 && { allergens }),
    ...(words.length > 0 && { words }),
  };
  return {
    ...preferences,
    ...(dietaryPreferences.length > 0 && { dietaryPreferences }),
    ...(Object.keys(avoided).length > 0 && { avoid: avoided }),
  };
};

/** Number of foods that outline a parent whose photos show its foods. */
const MAX_FOODS = 8;

/** Number of foods that outline a parent that no model wrote, because no photos show its foods. */
const MAX_UNSEEN_FOODS = 20;

/** Returns the outline of the parent: enough for a model to avoid writing it again and to improve on it. */
const outlineOf = (
  { title, cuisine, prepTime, nutrition, lines, dietaryPreferences, model }: Parent,
  aims: readonly Aim[],
) => ({
  title,
  ...(aims.includes('cuisine') && { cuisine }),
  ...(aims.includes('quicker') && { prepTime }),
  ...(aims.includes('protein') && { protein: nutrition.protein }),
  foods: heaviest(lines)
    .slice(0, model === undefined ? MAX_UNSEEN_FOODS : MAX_FOODS)
    .map(({ name }) => name),
  dietaryPreferences,
});

/** Sorts by weight: an Italian recipe may list egg, Parmesan and nutmeg before the spaghetti. */
const heaviest = (lines: Parent['lines']): Parent['lines'] =>
  lines
    .filter(({ food }) => food !== 'water')
    .toSorted((one, other) => (other.grams ?? 0) - (one.grams ?? 0));
