import type { Language } from '../../language.ts';
import type { Aim } from '../aim.ts';
import type { GenerationInput, Parent } from '../generation-input.ts';
import { Draft } from '../draft/draft.ts';
import { ingredientsInWords } from '../ingredients.ts';
import type { Prompt } from '../model/model.ts';
import { VARY } from './vary.ts';
import { WRITE } from './write.ts';

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'German' };

/** The words and pictures that an input becomes. The request is data: JSON, so that nothing in it reads as a sentence. */
export const promptFor = (input: GenerationInput): Prompt => ({
  version: input.parent ? VARY.version : WRITE.version,
  system: systemFor(input),
  photos: input.photos,
  text: `Request: ${JSON.stringify(requestOf(input))}`,
  answer: Draft,
});

function systemFor({ language, photos, parent, ingredients, aims = [] }: GenerationInput): string {
  const { confirmed, removed, guessed } = (ingredients && ingredientsInWords(ingredients)) ?? {};
  const asked = aims.map((aim) => VARY.aims[aim]);
  return [
    WRITE.words,
    (confirmed ?? removed) && WRITE.told,
    guessed && WRITE.guessed,
    photos.length === 0 && WRITE.withoutPhotos,
    parent && VARY.words,
    asked.length > 0 && `It has to be ${asked.join('; ')}.`,
    `Title, cuisine, names, notes and steps are in ${LANGUAGE_NAMES[language]}.`,
  ]
    .filter(Boolean)
    .join('\n');
}

const requestOf = ({
  language,
  preferences,
  ingredients,
  seed,
  wish,
  parent,
  aims = [],
}: GenerationInput) => ({
  language,
  preferences,
  ingredients: ingredients && ingredientsInWords(ingredients),
  seed,
  wish,
  ...(aims.length > 0 && { aims }),
  variationOf: parent && outlineOf(parent, aims),
});

/** So many foods tell a dish from others. */
const MOST_FOODS = 6;

/** Enough of a recipe to know what not to write again, and what a variation of it has to better. */
const outlineOf = (
  { title, cuisine, prepTime, nutrition, lines, dietaryPreferences }: Parent,
  aims: readonly Aim[],
) => ({
  title,
  ...(aims.includes('cuisine') && { cuisine }),
  ...(aims.includes('quicker') && { prepTime }),
  ...(aims.includes('protein') && { protein: nutrition.protein }),
  foods: lines.slice(0, MOST_FOODS).map(({ name }) => name),
  dietaryPreferences,
});
