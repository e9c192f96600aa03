import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CELL, type CellScores, type Network } from '#web/shared/platform/recogniser/network.ts';
import { pictureSize } from '#web/shared/platform/recogniser/picture-size.ts';
import { recognise } from '#web/shared/platform/recogniser/recognise.ts';
import { windowScores } from '#web/shared/platform/recogniser/windows.ts';

const FOODS = ['egg', 'pasta', 'tomato', 'melon'];
const NOTHING = FOODS.length;
const SIDE = 12;

/** Returns scores of cells that each show one class as clearly as told. */
function cells(classAt: (x: number, y: number) => number, clearness = 8): CellScores {
  const scores = new Float32Array(SIDE * SIDE * (FOODS.length + 1));
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) scores[(y * SIDE + x) * (FOODS.length + 1) + classAt(x, y)] = clearness;
  }
  return { columns: SIDE, rows: SIDE, scores };
}

/** Detects foods with a network that gives these scores. */
const detected = (scores: CellScores, remembered: Network['remembered'] = []) => {
  const network: Network = { foods: FOODS, remembered, scoresOf: () => scores };
  return recognise(network, { width: CELL, height: CELL, rgb: new Uint8Array() });
};

const EGG = FOODS.indexOf('egg');
const TOMATO = FOODS.indexOf('tomato');
const PASTA = FOODS.indexOf('pasta');

describe('a photo', () => {
  test('A photo of one food gives that food, and is sure of it', () => {
    expect(detected(cells(() => TOMATO))).toMatchObject({
      foods: [{ food: 'tomato', isSure: true }],
      mayBeMore: false,
    });
  });

  test('A photo of one food in front of something unknown gives that food', () => {
    const { foods } = detected(cells((x, y) => (x > 3 && x < 9 && y > 3 && y < 9 ? EGG : NOTHING)));
    expect(foods.map(({ food }) => food)).toEqual(['egg']);
  });

  test('with two foods beside each other says that there may be more', () => {
    const { foods, mayBeMore } = detected(cells((x) => (x < SIDE / 2 ? EGG : TOMATO)));
    expect(['egg', 'tomato']).toContain(foods[0]?.food);
    expect(mayBeMore).toBe(true);
  });

  test('A photo of something that looks like many foods names none, and offers the three likeliest', () => {
    const cell = [1, 0.9, 1.1, 0.8, 2];
    const scores = Float32Array.from(
      { length: SIDE * SIDE * cell.length },
      (_, at) => cell[at % cell.length] ?? 0,
    );
    expect(detected({ columns: SIDE, rows: SIDE, scores })).toMatchObject({
      foods: [],
      candidates: ['pasta', 'melon', 'egg'],
    });
  });

  test('A photo of a food that is named offers no others', () => {
    expect(detected(cells((x) => (x < SIDE / 2 ? EGG : TOMATO))).candidates).toEqual([]);
  });

  test('A photo of nothing that is known gives no food', () => {
    expect(detected(cells(() => NOTHING))).toEqual({
      foods: [],
      candidates: [],
      mayBeMore: false,
    });
  });

  test('is not sure of what is hardly clearer than something unknown', () => {
    for (const clearness of [0.5, 1, 1.5]) {
      const { foods } = detected(cells(() => EGG, clearness));
      expect(foods.filter(({ isSure }) => isSure)).toEqual([]);
    }
  });

  test('A food that others are taken for must be clearer than one that is seldom named in vain', () => {
    const leastClear = (food: number) =>
      Array.from({ length: 60 }, (_, at) => at / 20).find(
        (clearness) => detected(cells(() => food, clearness)).foods.length > 0,
      ) ?? Infinity;
    expect(leastClear(TOMATO)).toBeGreaterThan(leastClear(PASTA));
  });

  test('gives the likeliest food first, with probabilities up to one', () => {
    const classes = fc.array(fc.nat(NOTHING), { minLength: SIDE * SIDE, maxLength: SIDE * SIDE });
    fc.assert(
      fc.property(classes, fc.double({ min: 0, max: 9, noNaN: true }), (drawn, clearness) => {
        const { foods } = detected(cells((x, y) => drawn[y * SIDE + x] ?? NOTHING, clearness));
        const probabilities = foods.map(({ probability }) => probability);
        expect(probabilities).toEqual(probabilities.toSorted((a, b) => b - a));
        expect(probabilities.filter((each) => !(each > 0 && each <= 1))).toEqual([]);
        expect(new Set(foods.map(({ food }) => food)).size).toBe(foods.length);
      }),
      { numRuns: 30 },
    );
  });
});

const REMEMBERED = ['orange', 'tomato', 'orange'].map((food) => ({ food, from: 1 }));

/**
 * Returns scores of cells that each show a class, and one of what is remembered: an index among `REMEMBERED`, or the
 * next for what is no food.
 */
function cellsWithMemories(
  learnt: CellScores,
  memoryAt: (x: number, y: number) => number = () => REMEMBERED.length,
): CellScores {
  const [classes, memories] = [FOODS.length + 1, REMEMBERED.length + 1];
  const scores = new Float32Array(SIDE * SIDE * (classes + memories));
  for (let cell = 0; cell < SIDE * SIDE; cell += 1) {
    const at = cell * (classes + memories);
    scores.set(learnt.scores.subarray(cell * classes, (cell + 1) * classes), at);
    scores[at + classes + memoryAt(cell % SIDE, Math.floor(cell / SIDE))] = 9;
  }
  return { columns: SIDE, rows: SIDE, scores };
}

const remembering = (learnt: CellScores, memoryAt?: (x: number, y: number) => number) =>
  detected(cellsWithMemories(learnt, memoryAt), REMEMBERED);

describe('a memory', () => {
  const [ORANGE, REMEMBERED_TOMATO, OTHER_ORANGE] = REMEMBERED.keys();
  const nothing = cells(() => NOTHING);

  test.each([ORANGE, OTHER_ORANGE])(
    'names a food that was not in the training, but is not sure',
    (memory) => {
      expect(remembering(nothing, () => memory ?? 0)).toMatchObject({
        foods: [{ food: 'orange', isSure: false }],
        mayBeMore: false,
      });
    },
  );

  test('names none if it is no food', () => {
    expect(remembering(nothing)).toEqual({ foods: [], candidates: [], mayBeMore: false });
  });

  test('gives way to another food of which the training is clear, and leaves it sure', () => {
    expect(
      remembering(
        cells(() => TOMATO),
        () => ORANGE ?? 0,
      ),
    ).toEqual(detected(cells(() => TOMATO)));
  });

  test('replaces a food of which the training is not', () => {
    const faint = cells(() => EGG, 2.5);
    expect(detected(faint).foods.map(({ food }) => food)).toEqual(['egg']);
    const { foods, mayBeMore } = remembering(faint, () => ORANGE ?? 0);
    expect(foods.map(({ food }) => food)).toEqual(['orange']);
    expect(mayBeMore).toBe(true);
  });

  test('makes a food likelier that the training sees too', () => {
    const faint = cells(() => TOMATO, 2.5);
    const [alone] = detected(faint).foods;
    const [both] = remembering(faint, () => REMEMBERED_TOMATO ?? 0).foods;
    expect(both?.food).toBe('tomato');
    expect(both?.probability).toBeGreaterThan(alone?.probability ?? 1);
  });

  test('does not count where only a small part of the photo looks like it', () => {
    const corner = (x: number, y: number) => (x < 2 && y < 2 ? (ORANGE ?? 0) : REMEMBERED.length);
    expect(remembering(nothing, corner).foods).toEqual([]);
  });
});

describe('the windows of a photo', () => {
  const grids = fc.record({
    columns: fc.integer({ min: 4, max: 20 }),
    rows: fc.integer({ min: 4, max: 20 }),
  });

  test('begin with all of it', () => {
    fc.assert(
      fc.property(grids, ({ columns, rows }) => {
        const scores = Float32Array.from({ length: columns * rows }, (_, at) => at);
        const mean = (columns * rows - 1) / 2;
        expect(windowScores({ columns, rows, scores })[0]?.scores[0]).toBeCloseTo(mean, 3);
      }),
    );
  });

  test('miss no cell', () => {
    fc.assert(
      fc.property(grids, fc.nat(399), ({ columns, rows }, at) => {
        const scores = new Float32Array(columns * rows);
        scores[at % scores.length] = 1;
        const [, ...squares] = windowScores({ columns, rows, scores });
        expect(squares.some(({ scores: [mean = 0] }) => mean > 0)).toBe(true);
      }),
    );
  });
});

test.each([
  [4000, 3000],
  [3000, 4000],
  [400, 400],
  [1, 1],
  [4000, 100],
])('a photo of %i × %i pixels is looked at in its shape, in whole cells', (width, height) => {
  const size = pictureSize(width, height);
  expect([size.width % CELL, size.height % CELL]).toEqual([0, 0]);
  expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(4 * CELL);
  if (Math.max(width / height, height / width) <= 3)
    expect(size.width * size.height).toBeGreaterThan(0.8 * 384 ** 2);
});
