import { describe, expect, test } from 'vitest';
import { CLASSES } from '#web/recogniser/classes.ts';
import { recognise } from '#web/recogniser/recognise.ts';
import { SIDE } from '#web/recogniser/scene.ts';
import { squaresOf } from '#web/recogniser/squares.ts';

const classOf = (food: string) => CLASSES.findIndex(([each]) => each === food);
const NOTHING = CLASSES.length;

/** A colourful, textured square whose first byte identifies it to the network below. */
const square = (name: number) => () => {
  const rgb = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => (at * 37 + (at % 11) * 53) % 256);
  rgb[0] = name;
  return rgb;
};

/** A network with a scripted output for each square. */
const network =
  (...answers: readonly (readonly [index: number, probability: number])[]) =>
  (rgb: Uint8Array) => {
    const answer = new Float32Array(CLASSES.length + 1);
    const [index, probability] = answers[rgb[0] ?? 0] ?? [NOTHING, 1];
    answer[index] = probability;
    answer[NOTHING] = (answer[NOTHING] ?? 0) + 1 - probability;
    return answer;
  };

const squares = [0, 1, 2, 3, 4].map(square);

const TOMATO = classOf('tomato');
const CARROT = classOf('carrot');
const PEPPER = classOf('bell-pepper');
const KIWI = classOf('kiwi');

describe('a photo', () => {
  test('of one food gives only that food, whatever its parts look like', async () => {
    const detection = await recognise(network([TOMATO, 0.95], [PEPPER, 0.98], [TOMATO, 0.9]), squares);
    expect(detection).toMatchObject({ foods: [{ food: 'tomato', isSure: true }], mayBeMore: false });
    expect(detection.foods).toHaveLength(1);
  });

  test('of one food gives another one if that is nearly certain', async () => {
    const detection = await recognise(network([TOMATO, 0.95], [CARROT, 0.9995], [TOMATO, 0.9]), squares);
    expect(detection.foods.map(({ food }) => food).toSorted()).toEqual(['carrot', 'tomato']);
    expect(detection.mayBeMore).toBe(true);
  });

  test('of several foods gives the known ones and says that there may be more', async () => {
    const table = network([TOMATO, 0.4], [PEPPER, 0.98], [CARROT, 0.999], [NOTHING, 1], [CARROT, 0.9]);
    const detection = await recognise(table, squares);
    expect(detection.foods.map(({ food }) => food).toSorted()).toEqual(['bell-pepper', 'carrot']);
    expect(detection.mayBeMore).toBe(true);
  });

  test('gives no food that was always a mistake in the calibration', async () => {
    expect(await recognise(network([KIWI, 0.99]), squares.slice(0, 1))).toMatchObject({ foods: [] });
  });

  test('gives a sure food only if such detections were nearly always right', async () => {
    for (const food of [CARROT, PEPPER, KIWI]) {
      const { foods } = await recognise(network([food, 0.9999]), squares.slice(0, 1));
      expect(foods).toMatchObject([{ isSure: false }]);
    }
  });

  test('gives probabilities above one half that rise with the score', async () => {
    const at = async (score: number) =>
      (await recognise(network([TOMATO, score]), squares.slice(0, 1))).foods[0]?.probability;
    const [low, high] = [await at(0.7), await at(0.97)];
    expect(low).toBeGreaterThan(0.5);
    expect(high).toBeGreaterThan(low ?? 1);
    expect(high).toBeLessThan(1);
  });

  test('of a food with two likely varieties gives that food', async () => {
    const [one, other] = CLASSES.flatMap(([food], at) => (food === 'bell-pepper' ? at : []));
    const detection = await recognise((rgb) => {
      const answer = network()(rgb);
      answer.fill(0);
      answer[one ?? 0] = 0.5;
      answer[other ?? 0] = 0.5;
      return answer;
    }, squares);
    expect(detection.foods).toMatchObject([{ food: 'bell-pepper' }]);
  });

  test('without known foods gives none', async () => {
    expect(await recognise(network(), squares)).toEqual({ foods: [], mayBeMore: false });
  });

  test('of a plain wall gives no food', async () => {
    const wall = () => new Uint8Array(SIDE * SIDE * 3).fill(200);
    expect(await recognise(network([TOMATO, 1]), [wall, wall])).toEqual({
      foods: [],
      mayBeMore: false,
    });
  });
});

test.each([
  [400, 300],
  [1, 1],
  [300, 400],
  [3000, 3000],
  [4032, 1908],
])('the squares of %i × %i pixels are the middle, then parts that cover the photo', (width, height) => {
  const [whole, ...parts] = squaresOf(width, height);
  expect(whole?.side).toBe(Math.min(width, height));
  for (const { left, top, side } of [...(whole ? [whole] : []), ...parts]) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + side).toBeLessThanOrEqual(width);
    expect(top + side).toBeLessThanOrEqual(height);
  }
  expect(Math.min(...parts.map(({ left }) => left))).toBe(0);
  expect(Math.min(...parts.map(({ top }) => top))).toBe(0);
  expect(Math.max(...parts.map(({ left, side }) => left + side))).toBe(width);
  expect(Math.max(...parts.map(({ top, side }) => top + side))).toBe(height);
});
