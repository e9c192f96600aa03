import * as v from 'valibot';
import { Language } from '../language.ts';
import { LineOfText } from '../text/line-of-text.ts';
import { PrintableText } from '../text/printable-text.ts';
import { Makes } from './lines/makes.ts';
import { Notes, Rating, Tags } from './personal.ts';
import { RecipeId } from './recipe-id.ts';
import { Diet } from '../nutrition/diet.ts';
import { Difficulty } from './facts/difficulty.ts';
import { RecipeOrigin } from './facts/origin.ts';
import { headingIn } from './lines/heading.ts';
import { MAX_LINES, MAX_STEPS } from './facts/recipe-size.ts';

/** Line or step. */
const TEXT = v.pipe(PrintableText, v.trim(), v.minLength(1), v.maxLength(2_000));
const Minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_080));

/** List of texts with a minimum and maximum number. Headings do not count. */
const listed = (least: number, most: number) =>
  v.pipe(
    v.array(TEXT),
    v.maxLength(2 * MAX_LINES),
    v.check((texts) => {
      const { length } = texts.filter((text) => headingIn(text) === undefined);
      return least <= length && length <= most;
    }),
  );

/** Global of every runtime. Core is checked without the types of a runtime. */
declare const URL: new (url: string) => { readonly href: string };

/**
 * Origin as a client sends it. The address is normalised as in browsers, without line breaks and quotes; other texts
 * must be plain.
 */
const TypedOrigin = v.object({
  ...RecipeOrigin.entries,
  url: v.exactOptional(
    v.pipe(
      v.string(),
      v.url(),
      v.transform((url) => new URL(url).href),
      v.regex(/^https?:/),
      v.maxLength(2_000),
    ),
  ),
  site: v.exactOptional(v.pipe(PrintableText, v.maxLength(200))),
  author: v.exactOptional(v.pipe(PrintableText, v.maxLength(200))),
});

/**
 * Recipe as the user types it. An ingredient or instruction that ends in ":" begins a section: "Dough:". Absent fields
 * are unknown and not shown.
 */
export const RecipeInput = v.object({
  title: v.pipe(LineOfText, v.minLength(1), v.maxLength(200)),
  servings: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  makes: v.exactOptional(Makes),
  ingredients: listed(1, MAX_LINES),
  instructions: listed(0, MAX_STEPS),
  prepTime: v.exactOptional(Minutes),
  activeTime: v.exactOptional(Minutes),
  difficulty: v.exactOptional(Difficulty),
  cuisine: v.exactOptional(v.pipe(LineOfText, v.maxLength(100))),
  dietaryPreferences: v.exactOptional(v.array(Diet)),
  description: v.exactOptional(v.pipe(PrintableText, v.maxLength(500))),
  equipment: v.exactOptional(v.pipe(v.array(v.pipe(LineOfText, v.maxLength(100))), v.maxLength(20))),
  servingTip: v.exactOptional(v.pipe(PrintableText, v.maxLength(500))),
  storageTip: v.exactOptional(v.pipe(PrintableText, v.maxLength(500))),
  origin: v.exactOptional(TypedOrigin),
  language: v.exactOptional(Language),
  /** JPEG as a data URL; null removes the picture. */
  image: v.exactOptional(v.nullable(v.string())),
});
export type RecipeInput = v.InferOutput<typeof RecipeInput>;

/** Body that creates a recipe. The device may choose the ID, to use the recipe before it is sent. */
export const NewRecipeInput = v.object({
  ...RecipeInput.entries,
  id: v.exactOptional(RecipeId),
  tags: v.exactOptional(Tags),
  notes: v.exactOptional(Notes),
  isFavorite: v.exactOptional(v.boolean()),
  rating: v.exactOptional(Rating),
});
export type NewRecipeInput = v.InferOutput<typeof NewRecipeInput>;
