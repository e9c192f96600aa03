import type { Language } from '../language.ts';
import { headingIn, partIn } from '../recipe/lines/heading.ts';
import { nutritionPerServing } from '../recipe/lines/nutrition-of.ts';
import { parseLine } from '../recipe/lines/parse-line.ts';
import { uncertaintyOf } from '../recipe/lines/uncertainty.ts';
import type { RecipeOrigin } from '../recipe/facts/origin.ts';
import { partedByHeadings, sectionsOfTexts } from '../recipe/sections.ts';
import { timesOf, type RawRecipe } from './raw-recipe.ts';
import type { Reading, ReadRecipe } from './reading.ts';
import { languageOf } from './recipe-language.ts';
import { tagsOfDish } from './understanding/tags.ts';
import { avoidedWords, type AvoidedAndDiets } from './understanding/avoided-words.ts';
import { doubtsAboutLines } from './understanding/doubt.ts';
import { yieldOf } from './understanding/servings.ts';

/**
 * User who reads the recipe: what they avoid and eat, and the language that is assumed if the text does not tell its
 * own.
 */
export type Reader = { readonly avoid: AvoidedAndDiets; readonly language: Language };

/** Understands the lines of a recipe and calculates its nutrition. */
export function understand(raw: RawRecipe, { avoid, language: preferred }: Reader): Reading {
  const told = raw.language ?? languageOf(raw);
  const language = told ?? preferred;
  const ingredients = partedByHeadings(raw.ingredients, partIn);
  const instructions = partedByHeadings(raw.instructions, headingIn);
  const lines = ingredients.map(({ text }) => parseLine(text, language));
  const steps = instructions.map(({ text }) => text);
  const { servings, makes } = yieldOf(raw.yields);
  const { nutrition } = nutritionPerServing(lines, servings);
  const recipe: ReadRecipe = {
    title: raw.title,
    ...(raw.description !== undefined && { description: raw.description }),
    servings,
    ...(makes && { makes }),
    ingredients: ingredients.map(({ text }) => text),
    instructions: steps,
    sections: [...sectionsOfTexts(ingredients, instructions)],
    ...timesOf(raw),
    ...(raw.cuisine !== undefined && { cuisine: raw.cuisine }),
    tags: tagsOfDish(raw),
    ...(raw.notes !== undefined && { notes: raw.notes }),
    language,
    nutrition,
    range: uncertaintyOf(lines, servings).range ?? { least: nutrition, most: nutrition },
    origin: originOf(raw),
  };
  return {
    recipe,
    unsure: [...doubtsAboutLines(lines, told === undefined, makes?.of === undefined ? servings : undefined)],
    contains: avoidedWords({ title: raw.title, lines, steps }, avoid).map(({ word, reason }) => ({
      word,
      reason,
    })),
  };
}

const originOf = ({ url, site, author }: RawRecipe): RecipeOrigin => ({
  type: 'imported',
  ...(url !== undefined && { url }),
  ...(site !== undefined && { site }),
  ...(author !== undefined && { author }),
});
