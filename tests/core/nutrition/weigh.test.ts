import { expect, test } from 'vitest';
import { isVolume, isWeight, ratioOf, weigh } from '#core/nutrition/weigh.ts';

test.each([
  ['a piece of what comes in balls is a ball', { ball: 125 }, 'piece', 125],
  ['a head of fennel is one fennel', { piece: 230 }, 'head', 230],
  ['a ball of what is counted is one of it', { piece: 85 }, 'ball', 85],
  ['a stalk of rhubarb is a stick', { stick: 60 }, 'stalk', 60],
  ['a stick of celery is a stalk', { stalk: 40 }, 'stick', 40],
  ['a sprig of lemongrass is a stalk', { stalk: 15 }, 'sprig', 15],
  ['a bar is a packet', { packet: 100 }, 'bar', 100],
  ['a sheet of nori is a leaf', { leaf: 3 }, 'sheet', 3],
  ['a slice of what is sold in slices is a piece', { piece: 25 }, 'slice', 25],
  ['a tub is a packet, and a packet a tub', { packet: 250 }, 'tub', 250],
  ['a packet of soup vegetables is a bunch', { bunch: 500 }, 'packet', 500],
  ['a jar of chickpeas is a can', { can: 240 }, 'jar', 240],
  ['a can of gherkins is a jar', { jar: 370 }, 'can', 370],
  ['a cube of yeast is a piece', { piece: 42 }, 'cube', 42],
  ['a weight in the table goes before what stands in for it', { slice: 20, piece: 400 }, 'slice', 20],
  ['a sprig of any herb weighs 2 g', {}, 'sprig', 2],
  ['a handful of anything weighs 30 g', {}, 'handful', 30],
  ['a knob of anything weighs 15 g', {}, 'knob', 15],
  ['a pinch weighs the same of everything', { density: 0.5 }, 'pinch', 0.4],
  ['a spoon weighs by the density', { density: 0.5 }, 'tbsp', 7.5],
  ['a bottle of a liquid holds half a litre', { density: 1.1 }, 'bottle', 550],
  ['oil is liquid enough', { density: 0.9 }, 'jar', 180],
] as const)('%s', (_rule, weights, unit, grams) => {
  expect(weigh({ weights }, 1, unit)).toBeCloseTo(grams);
  expect(weigh({ weights }, 3, unit)).toBeCloseTo(3 * grams);
});

test.each([
  ['a spoon of what has no density', {}, 'tbsp'],
  ['a bottle of flakes', { density: 0.4 }, 'bottle'],
  ['a bottle of what is not known', {}, 'bottle'],
  ['a clove of what has none', { piece: 10, density: 1 }, 'clove'],
] as const)('%s cannot be weighed', (_rule, weights, unit) => {
  expect(weigh({ weights }, 1, unit)).toBeUndefined();
});

test('units that measure the same thing have a ratio, others have none', () => {
  expect(ratioOf('tbsp', 'tsp')).toBe(3);
  expect(ratioOf('kg', 'g')).toBe(1_000);
  expect(ratioOf('lb', 'oz')).toBeCloseTo(16);
  expect(ratioOf('g', 'ml')).toBeUndefined();
  expect(ratioOf('ml', 'g')).toBeUndefined();
  expect(ratioOf('piece', 'piece')).toBeUndefined();
});

test('weights and volumes are told apart from things that are counted', () => {
  expect((['g', 'kg', 'oz', 'lb'] as const).every(isWeight)).toBe(true);
  expect((['ml', 'l', 'tsp', 'cup', 'dash'] as const).every(isVolume)).toBe(true);
  expect((['piece', 'pinch', 'can'] as const).some((unit) => isWeight(unit) || isVolume(unit))).toBe(false);
  expect(isVolume('g') || isWeight('ml')).toBe(false);
});
