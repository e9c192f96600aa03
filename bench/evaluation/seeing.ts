import { basename } from 'node:path';
import type { Model } from '#core/generation/model/model.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { detectionsOf } from '#local/detect/detection-pool.ts';
import { KITCHEN_FOODS } from '#tests/support/kitchen-foods.ts';
import { firstAnswer, foodsSeen } from '#tests/figures/author.ts';
import { rightOf, type Figure } from '#tests/figures/gates.ts';
import { isMeasured, kitchenPhotos } from './kitchens.ts';
import { collagesOf, drawnPhotos, realPhotos, type Photo } from './photos.ts';

// Measures how well models see photos, and how well the app's recogniser sees kitchens.

/** Measures the recogniser in kitchens from its training; no figures without their photos. */
export async function kitchens(): Promise<readonly Figure[]> {
  const photos = (await kitchenPhotos()).filter(isMeasured);
  const known = new Set(KITCHEN_FOODS);
  const there: string[] = [];
  const missed: string[] = [];
  const named: string[] = [];
  const invented: string[] = [];
  const sure: string[] = [];
  const sureAndWrong: string[] = [];
  const left = photos.values();
  for await (const seen of detectionsOf(photos.map(({ file }) => file))) {
    const { file = '', foods = [] } = left.next().value ?? {};
    if ('error' in seen) throw new Error(`${file}: ${seen.error}`);
    const inWords = (list: readonly FoodId[]) => list.map((food) => `${food} (${basename(file)})`);
    const isWrong = (food: FoodId) => !foods.includes(food);
    const detected = seen.foods.map(({ food }) => food);
    const certain = seen.foods.filter(({ isSure }) => isSure).map(({ food }) => food);
    const knowable = foods.filter((food) => known.has(food));
    there.push(...inWords(knowable));
    missed.push(...inWords(knowable.filter((food) => !detected.includes(food))));
    named.push(...inWords(detected));
    invented.push(...inWords(detected.filter(isWrong)));
    sure.push(...inWords(certain));
    sureAndWrong.push(...inWords(certain.filter(isWrong)));
  }
  return [
    { gate: 'kitchens found', count: there.length - missed.length, of: there.length, wrong: missed },
    { gate: 'kitchens invented', count: invented.length, of: named.length, wrong: invented },
    { gate: 'kitchens sure', count: sure.length - sureAndWrong.length, of: sure.length, wrong: sureAndWrong },
  ];
}

/** Measures the share of a photo's foods that are detected, and the share of detected foods that are wrong. */
export async function recognition(model: Model): Promise<readonly Figure[]> {
  const drawn = await drawnPhotos();
  const real = await realPhotos();
  return [
    ...(await seenOn('drawn', drawn, model)),
    ...(await seenOn('real', real, model)),
    ...(await seenOn('collages', await collagesOf(real.length > 0 ? real : drawn), model)),
  ];
}

async function seenOn(
  set: 'drawn' | 'real' | 'collages',
  photos: readonly Photo[],
  model: Model,
): Promise<readonly Figure[]> {
  const there: string[] = [];
  const missed: string[] = [];
  const detected: string[] = [];
  const invented: string[] = [];
  for (const { name, foods, jpeg } of photos) {
    const seen = foodsSeen(await ask(model, jpeg));
    there.push(...foods);
    detected.push(...seen);
    missed.push(...foods.filter((food) => !seen.includes(food)).map((food) => `${food} (${name})`));
    invented.push(...seen.filter((food) => !foods.includes(food)).map((food) => `${food} (${name})`));
  }
  return [
    { gate: `${set} found`, count: there.length - missed.length, of: there.length, wrong: missed },
    { gate: `${set} invented`, count: invented.length, of: detected.length, wrong: invented },
  ];
}

/**
 * Measures the share of photos for which three identical requests give equal foods. A request without an answer counts
 * as different.
 */
export async function stability(model: Model): Promise<Figure> {
  const unstable = new Set<string>();
  const photos = await drawnPhotos();
  for (const { name, jpeg } of photos) {
    const runs = [await ask(model, jpeg), await ask(model, jpeg), await ask(model, jpeg)];
    const isSame = new Set(runs.map((answer) => foodsSeen(answer).toSorted().join())).size === 1;
    if (!isSame || runs.includes(undefined)) unstable.add(name);
  }
  return rightOf(
    'stable',
    photos,
    ({ name }) => !unstable.has(name),
    ({ name }) => name,
  );
}

const ask = (model: Model, jpeg: Buffer): Promise<unknown> =>
  firstAnswer(model, { photos: [jpeg], language: 'en', preferences: NO_PREFERENCES, seed: 1 });
