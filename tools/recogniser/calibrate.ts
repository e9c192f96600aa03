import type { Guess } from '#web/recogniser/calibration.ts';
import { readFile } from 'node:fs/promises';
import { isKeptApart, kitchenPhotos } from '#bench/evaluation/kitchens.ts';
import { collagesOfAll, validationPhotos } from '#bench/evaluation/photos.ts';
import { recogniserNetwork, squaresIn } from '#local/embedded-model/detect-foods.ts';
import { CLASSES } from '#web/recogniser/classes.ts';
import { guessesOf } from '#web/recogniser/recognise.ts';

// `node tools/recogniser/calibrate.ts`: fits how likely a food is there to what the network says of photos that it was not
// trained with, and prints what stands in `web/recogniser/calibration.ts`. Without the photos there is nothing to fit.

/** A guess, whether it is right, and how much it counts. */
type Case = { readonly guess: Guess; readonly isRight: boolean; readonly weight: number };

/** The supermarket's photos count less: it is kitchens that the app is for. */
const WEIGHT = { kitchen: 1, supermarket: 0.5, collage: 0.3 } as const;

/** Strength of the ridge penalty: it keeps the coefficients of foods with few photos near the others'. */
const RIDGE = 1 / 0.3;

const FOODS = [...new Set(CLASSES.map(([food]) => food))].toSorted();
/** Intercept; slope of the whole; slope and shift of a part; then one shift for each food. */
const SIZE = 4 + FOODS.length;

const network = await recogniserNetwork();

async function casesOf(jpeg: Buffer, foods: readonly string[], weight: number): Promise<readonly Case[]> {
  const guesses = await guessesOf(network, await squaresIn(jpeg));
  return guesses.map((guess) => ({ guess, isRight: foods.includes(guess.food), weight }));
}

async function collected(): Promise<readonly Case[]> {
  const cases: Case[] = [];
  for (const { file, foods } of (await kitchenPhotos()).filter((photo) => !isKeptApart(photo)))
    cases.push(...(await casesOf(await readFile(file), foods, WEIGHT.kitchen)));
  const photos = await validationPhotos();
  for (const { jpeg, foods } of photos) cases.push(...(await casesOf(jpeg, foods, WEIGHT.supermarket)));
  for (const { jpeg, foods } of await collagesOfAll(photos, Math.floor(photos.length / 4)))
    cases.push(...(await casesOf(jpeg, foods, WEIGHT.collage)));
  return cases;
}

function featuresOf({ food, score, of }: Guess): Float64Array {
  const bounded = Math.min(Math.max(score, 1e-4), 1 - 1e-4);
  const logit = Math.log(bounded / (1 - bounded));
  const features = new Float64Array(SIZE);
  features[0] = 1;
  if (of === 'whole') features[1] = logit;
  else features.set([logit, 1], 2);
  features[4 + FOODS.indexOf(food)] = 1;
  return features;
}

/** Logistic regression with a ridge on all but the intercept, by Newton's method. */
function fitted(cases: readonly Case[]): Float64Array {
  const rows = cases.map(({ guess, isRight, weight }) => ({ x: featuresOf(guess), isRight, weight }));
  const coefficients = new Float64Array(SIZE);
  for (let round = 0; round < 30; round += 1) {
    const gradient = coefficients.map((value, at) => (at === 0 ? 0 : RIDGE * value));
    const hessian = Array.from({ length: SIZE }, (_, at) => {
      const row = new Float64Array(SIZE);
      row[at] = at === 0 ? 0 : RIDGE;
      return row;
    });
    for (const { x, isRight, weight } of rows) {
      const chance = 1 / (1 + Math.exp(-dot(x, coefficients)));
      x.forEach((value, at) => {
        if (value === 0) return;
        gradient[at] = (gradient[at] ?? 0) + weight * (chance - Number(isRight)) * value;
        const row = hessian[at];
        x.forEach((other, to) => {
          if (row && other !== 0) row[to] = (row[to] ?? 0) + weight * chance * (1 - chance) * value * other;
        });
      });
    }
    solved(hessian, gradient).forEach((step, at) => {
      coefficients[at] = (coefficients[at] ?? 0) - step;
    });
  }
  return coefficients;
}

const dot = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** Gauss's elimination; the matrix is positive definite, so no row is ever exchanged. */
function solved(matrix: Float64Array[], right: Float64Array): Float64Array {
  matrix.forEach((row, at) => {
    const pivot = row[at] ?? 1;
    matrix.slice(at + 1).forEach((below, offset) => {
      const factor = (below[at] ?? 0) / pivot;
      if (factor === 0) return;
      row.forEach((value, column) => {
        below[column] = (below[column] ?? 0) - factor * value;
      });
      right[at + 1 + offset] = (right[at + 1 + offset] ?? 0) - factor * (right[at] ?? 0);
    });
  });
  const result = new Float64Array(right.length);
  for (let at = right.length - 1; at >= 0; at -= 1) {
    const known = (matrix[at] ?? new Float64Array()).reduce(
      (sum, value, column) => (column > at ? sum + value * (result[column] ?? 0) : sum),
      0,
    );
    result[at] = ((right[at] ?? 0) - known) / (matrix[at]?.[at] ?? 1);
  }
  return result;
}

const cases = await collected();
if (cases.length === 0)
  throw new Error('There are no photos to calibrate with: see tools/recogniser/README.md.');
const [intercept = 0, whole = 0, part = 0, shift = 0, ...foods] = fitted(cases);
const short = (value: number) => Number(value.toFixed(2));
console.log(`whole: ${JSON.stringify({ slope: short(whole), shift: 0 })}`);
console.log(`part: ${JSON.stringify({ slope: short(part), shift: short(shift) })}`);
console.log(
  JSON.stringify(
    Object.fromEntries(FOODS.map((food, at) => [food, short(intercept + (foods[at] ?? 0))])),
    undefined,
    2,
  ),
);
