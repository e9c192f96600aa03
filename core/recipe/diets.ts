import type { Line } from './lines/line.ts';
import { foodsOffered } from './lines/nutrition-of.ts';
import { normalText } from '../language/normal-text.ts';
import { DIETS, EXCLUDED_BY_DIET, type Diet } from '../nutrition/diet.ts';
import type { Food, FoodTrait } from '../nutrition/food.ts';
import { foodById } from '../nutrition/foods/foods.ts';

/** Tells whether a food usually suits a diet. The label of a product may differ: this is no promise. */
export const usuallySuits = ({ contains }: Food, diet: Diet): boolean =>
  !EXCLUDED_BY_DIET[diet].some((trait) => contains.has(trait));

/** Minimum confidence of a match for diets: with less, the food may be another one. */
const SURE = 0.8;

/** Returns the diets that all foods of a recipe usually suit; none if a food is uncertain. */
export const dietsOf = (lines: readonly Line[]): Diet[] =>
  lines.every(({ food, confidence = 1 }) => food !== undefined && confidence >= SURE)
    ? dietsUnbroken(DIETS, lines)
    : [];

/** Returns the claimed diets, without those that a food of the lines breaks. */
export const dietsUnbroken = (named: readonly Diet[], lines: readonly Line[]): Diet[] => {
  const held = new Set(
    lines.flatMap((line) => {
      const cleared = clearedByNote(line);
      const foods = foodsOffered(line).flatMap((id) => foodById(id) ?? []);
      return foods.flatMap(({ contains }) => [...contains].filter((trait) => !cleared.includes(trait)));
    }),
  );
  return named.filter((diet) => !EXCLUDED_BY_DIET[diet].some((trait) => held.has(trait)));
};

/** Returns the traits that a line's note removes. If the line offers alternatives, the note says nothing about them. */
export const clearedByNote = ({ alternatives, note }: Line): readonly FoodTrait[] =>
  note !== undefined && !alternatives && MICROBIAL_RENNET.test(normalText(note)) ? ['rennet'] : [];

/** "Gouda (mit mikrobiellem Lab)": rennet is the only trait that a note may clear. */
const MICROBIAL_RENNET =
  /(?:^|\|)(?:(?:mit|with) )?(?:microbial|vegetable|vegetarian|mikrobiell\p{L}*|pflanzlich\p{L}*) (?:rennet|lab)(?:\||$)/u;
