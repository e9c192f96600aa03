import { describe, expect, test } from 'vitest';
import { CLASSES } from '#web/recogniser/classes.ts';
import { recognise } from '#web/recogniser/recognise.ts';
import { SIDE } from '#web/recogniser/scene.ts';
import { squaresOf } from '#web/recogniser/squares.ts';

const classOf = (food: string) => CLASSES.findIndex(([each]) => each === food);
const NOTHING = CLASSES.length;

/** A colourful, uneven square that begins with a number, for the network below to tell it by. */
const square = (name: number) => () => {
  const rgb = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => (at * 37 + (at % 11) * 53) % 256);
  rgb[0] = name;
  return rgb;
};

/** A network that was told what to answer for each square. */
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

describe('a photo', () => {
  test('that is of one food for sure shows that food alone, whatever its parts may look like', async () => {
    const [banana, carrot] = [classOf('banana'), classOf('carrot')];
    const sight = await recognise(network([banana, 0.99], [carrot, 0.9], [banana, 0.9]), squares);
    expect(sight).toMatchObject({ foods: [{ food: 'banana', isSure: true }], mayBeMore: false });
    expect(sight.foods).toHaveLength(1);
  });

  test('that is of one food for sure may show another one beside it, where that is certain', async () => {
    const [banana, carrot] = [classOf('banana'), classOf('carrot')];
    const sight = await recognise(network([banana, 0.95], [carrot, 0.999], [banana, 0.9]), squares);
    expect(sight.foods.map(({ food }) => food).toSorted()).toEqual(['banana', 'carrot']);
    expect(sight.mayBeMore).toBe(true);
  });

  test('of a full table gives what is known, and says that there may be more', async () => {
    const table = network(
      [classOf('tomato'), 0.4],
      [classOf('banana'), 0.99],
      [classOf('carrot'), 0.99],
      [NOTHING, 1],
      [classOf('carrot'), 0.9],
    );
    const sight = await recognise(table, squares);
    expect(sight.foods.map(({ food }) => food).toSorted()).toEqual(['banana', 'carrot']);
    expect(sight.mayBeMore).toBe(true);
  });

  test('that could be of two kinds of a food is of that food', async () => {
    const [one, other] = CLASSES.flatMap(([food], at) => (food === 'apple' ? at : []));
    const sight = await recognise((rgb) => {
      const answer = network()(rgb);
      answer.fill(0);
      answer[one ?? 0] = 0.5;
      answer[other ?? 0] = 0.5;
      return answer;
    }, squares);
    expect(sight.foods).toMatchObject([{ food: 'apple', isSure: true }]);
  });

  test('of nothing that is known names nothing', async () => {
    expect(await recognise(network(), squares)).toEqual({ foods: [], mayBeMore: false });
  });

  test('of a plain wall is not asked about', async () => {
    const wall = () => new Uint8Array(SIDE * SIDE * 3).fill(200);
    expect(await recognise(network([classOf('banana'), 1]), [wall, wall])).toEqual({
      foods: [],
      mayBeMore: false,
    });
  });
});

test.each([
  [400, 300],
  [300, 400],
  [3000, 3000],
  [4032, 1908],
])('of a photo of %i × %i pixels the middle is looked at first, then every part', (width, height) => {
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
