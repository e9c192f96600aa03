import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { foldName } from '#core/nutrition/fold-name.ts';
import { energyOf } from '#core/nutrition/food.ts';
import { DISHES, eatenFoodById } from '#core/nutrition/foods/eaten/dishes.ts';
import { basisOf, eatenAs, spreadOf } from '#core/nutrition/foods/eaten/habits.ts';
import { DISH_VALUES } from '#core/nutrition/foods/eaten/dish-values.ts';
import habits from '#core/nutrition/foods/eaten/habits.json' with { type: 'json' };
import dishNames from '#core/nutrition/foods/eaten/dish-names.json' with { type: 'json' };
import dishes from '#core/nutrition/foods/eaten/dishes.json' with { type: 'json' };
import servings from '#core/nutrition/foods/eaten/servings.json' with { type: 'json' };
import { servingOf } from '#core/nutrition/foods/eaten/servings.ts';
import { foodById, foodByName, FOODS as INGREDIENTS } from '#core/nutrition/foods/foods.ts';
import { FoodRow } from '#core/nutrition/foods/food-row.ts';
import { matchFood } from '#core/nutrition/foods/match-food.ts';
import sources from '#core/nutrition/foods/sources/sources.json' with { type: 'json' };
import { weigh } from '#core/nutrition/weigh.ts';

const SOURCES: ReadonlyMap<string, string> = new Map(Object.entries(sources));

/** Numbers of SR28, several for what is mixed; a code of BLS 4.0; a regulation. */
const SOURCE = /^(\d{4,5}(\+\d{4,5})*|BLS [A-Z][0-9A-Z]{6}|EU 1169\/2011|CoFID [A-Z][a-z].+)$/;

/** Dishes are foods that recipes do not know. */
const FOODS = [...INGREDIENTS, ...DISHES];

describe('the food table', () => {
  test('knows the foods of a European kitchen, each once', () => {
    expect(FOODS.length).toBeGreaterThanOrEqual(450);
    expect(new Set(FOODS.map(({ id }) => id)).size).toBe(FOODS.length);
  });

  // In a recipe, "Lasagne" are its sheets.
  test.each([
    ['en', 'ingredients', INGREDIENTS],
    ['de', 'ingredients', INGREDIENTS],
    ['en', 'dishes', DISHES],
    ['de', 'dishes', DISHES],
  ] as const)('has no name for two foods in %s, and a name for each of the %s', (language, _, foods) => {
    const owners = new Map<string, string>();
    for (const { id, names } of foods) {
      expect(names[language], id).not.toHaveLength(0);
      for (const name of names[language].map((each) => foldName(each))) {
        expect([undefined, id], name).toContain(owners.get(name));
        owners.set(name, id);
      }
    }
  });

  test('has at most 100 g of nutrients in 100 g', () => {
    for (const { id, per100g } of FOODS) {
      const { protein, carbs, fat, fiber, alcohol = 0 } = per100g;
      expect(protein + carbs + fat + fiber + alcohol, id).toBeLessThanOrEqual(100.5);
      expect(energyOf(per100g), id).toBeLessThanOrEqual(900);
    }
  });

  test('weighs things plausibly', () => {
    for (const { id, weights } of FOODS) {
      const { density = 1, edible = 1, drained = 1, ...measures } = weights;
      expect(density, id).toBeGreaterThan(0.02);
      expect(density, id).toBeLessThan(1.6);
      for (const share of [edible, drained]) {
        expect(share, id).toBeGreaterThan(0.1);
        expect(share, id).toBeLessThanOrEqual(1);
      }
      for (const grams of Object.values(measures)) {
        expect(grams, id).toBeGreaterThanOrEqual(0.1);
        expect(grams, id).toBeLessThanOrEqual(5_000);
      }
    }
  });

  test('says of what holds lactose that it is of milk, and of pork that it is meat', () => {
    for (const { id, contains: holds, per100g } of FOODS) {
      if (holds.has('lactose')) expect(holds.has('milk'), id).toBe(true);
      if (holds.has('pork')) expect(holds.has('meat') || holds.has('gelatine'), id).toBe(true);
      if (holds.has('alcohol')) expect(per100g.alcohol, id).toBeGreaterThan(0);
    }
  });

  const tables = join(import.meta.dirname, '../../../core/nutrition/foods');

  test.each(readdirSync(tables).filter((file) => file.endsWith('.json')))(
    'has only rows that its schema accepts, one per line: %s',
    (file) => {
      const text = readFileSync(join(tables, file), 'utf8');
      const rows = v.parse(v.array(FoodRow), JSON.parse(text));
      expect(text).toBe(`[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
    },
  );

  test('has the values of each dish and its names in the same line of two files', () => {
    expect(dishNames.map(([id]) => id)).toEqual(dishes.map(([id]) => id));
    const rows = dishes.map((values, at) => [...values, ...(dishNames[at]?.slice(1) ?? [])]);
    expect(() => v.parse(v.array(FoodRow), rows)).not.toThrow();
    expect([...DISH_VALUES.keys()]).toEqual(DISHES.map(({ id }) => id));
    for (const [file, lines] of [
      ['dishes', dishes],
      ['dish-names', dishNames],
    ] as const) {
      const text = readFileSync(join(tables, `eaten/${file}.json`), 'utf8');
      expect(text, file).toBe(`[\n${lines.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
    }
  });

  test('knows of foods that it has how they are eaten, each once', () => {
    for (const facts of [servings, habits.spread, habits.eatenAs, habits.basis]) {
      const ids = Object.values(facts).flatMap((foods) => foods.split(' '));
      expect(ids.filter((id) => !eatenFoodById(id))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    }
    for (const food of FOODS) {
      const grams = [servingOf(food), spreadOf(food)].filter((each) => each !== undefined);
      expect(
        grams.filter((each) => !(each >= 1 && each <= 650)),
        food.id,
      ).toEqual([]);
      const [plate, basis] = [eatenAs(food.id), basisOf(food.id) ?? ''];
      expect(eatenFoodById(plate) && eatenAs(plate), food.id).toBe(plate);
      expect(basis === '' || eatenFoodById(basis), food.id).toBeTruthy();
    }
  });

  test('has a source for the values of each row, and for nothing else', () => {
    expect([...SOURCES.keys()]).toEqual(expect.arrayContaining(FOODS.map(({ id }) => id)));
    expect(SOURCES.size).toBe(FOODS.length);
    expect([...SOURCES].filter(([, source]) => !SOURCE.test(source))).toEqual([]);
  });

  test('calls nothing a homonym, a false friend or vague that is no name of its row', () => {
    for (const { id, names, homonyms = [], falseFriends = [], vague = [] } of FOODS) {
      const called = [...homonyms, ...falseFriends, ...(vague === true ? [] : vague)];
      expect([...names.en, ...names.de], id).toEqual(expect.arrayContaining(called));
    }
  });

  test('calls a food a kind or a part of others that it has, or made of them, and gives it their season', () => {
    for (const { id, kindOf = [], partOf = [], madeOf = [], season } of FOODS)
      for (const other of [...kindOf, ...partOf, ...madeOf]) {
        expect(foodById(other), `${id} of ${other}`).toBeDefined();
        expect(other, id).not.toBe(id);
        if (kindOf.includes(other) && foodById(id)?.cupboard !== 'keeps')
          expect(season === undefined, `${id} of ${other}`).toBe(foodById(other)?.season === undefined);
      }
  });

  test('knows what a ml weighs, where a row has further weights and where it has none', () => {
    expect(foodById('water')?.weights).toEqual({ cube: 20, density: 1 });
    expect(foodById('apple-juice')?.weights).toEqual({ density: 1.05 });
    expect(foodById('artichoke')?.weights).toEqual({ piece: 120, edible: 0.4 });
  });

  test('rejects a row with a wrong value, an unknown measure or an unknown allergen', () => {
    const isRow = (per100g: unknown, weights: unknown, traits: unknown) =>
      v.is(FoodRow, ['apple', per100g, weights, traits, 'apple', 'Apfel']);
    const values = [0.2, 0, 11.4, 10.4, 2.4, 0.3, 0];
    expect(isRow(values, { piece: 150 }, [])).toBe(true);
    expect(isRow(values, 1.03, [])).toBe(true);
    expect(isRow(values.with(2, 120), {}, [])).toBe(false);
    expect(isRow(values.slice(1), {}, [])).toBe(false);
    expect(isRow(values, { slab: 3 }, [])).toBe(false);
    expect(isRow(values, {}, ['stardust'])).toBe(false);
  });

  test('has a mix between what it is mixed of', () => {
    const bySource = new Map(FOODS.map(({ id, per100g }) => [SOURCES.get(id), per100g]));
    const mixed = FOODS.filter(({ id }) => SOURCES.get(id)?.includes('+'));
    expect(mixed.length).toBeGreaterThan(5);
    for (const { id, per100g } of mixed) {
      const parts =
        SOURCES.get(id)
          ?.split('+')
          .map((part) => bySource.get(part)) ?? [];
      if (parts.includes(undefined)) continue;
      for (const name of ['fat', 'carbs', 'protein'] as const) {
        const values = parts.map((part) => part?.[name] ?? 0);
        expect(per100g[name], id).toBeGreaterThanOrEqual(Math.min(...values) - 0.1);
        expect(per100g[name], id).toBeLessThanOrEqual(Math.max(...values) + 0.1);
      }
    }
  });

  test('has at most as much saturates as fat and sugars as carbohydrate', () => {
    for (const { id, per100g } of FOODS) {
      expect(per100g.saturates, id).toBeLessThanOrEqual(per100g.fat);
      expect(per100g.sugars, id).toBeLessThanOrEqual(per100g.carbs);
    }
  });

  test('states the energy of another table only where it differs by more than 15 %', () => {
    const disputed = FOODS.filter(({ otherCalories }) => otherCalories !== undefined);
    expect(disputed.map(({ id }) => id)).toEqual(expect.arrayContaining(['leek', 'garlic', 'ginger']));
    for (const { id, per100g, otherCalories = 0 } of disputed)
      expect(Math.abs(otherCalories - energyOf(per100g)) / energyOf(per100g), id).toBeGreaterThan(0.15);
  });

  test('finds foods by their names in both languages', () => {
    expect(foodByName('Möhren')?.id).toBe('carrot');
    expect(foodByName('Moehren')?.id).toBe('carrot');
    expect(foodByName(' vine  Tomatoes')?.id).toBe('tomato');
    expect(foodByName('Paprika', 'de')?.id).toBe('bell-pepper');
    expect(foodByName('paprika', 'en')?.id).toBe('paprika-powder');
    expect(foodByName('stardust')).toBeUndefined();
  });

  test('has dishes for the diary alone', () => {
    expect(eatenFoodById('pizza')?.names.de[0]).toBe('Pizza');
    expect(eatenFoodById('apple')).toBe(foodById('apple'));
    expect(foodById('pizza')).toBeUndefined();
    expect(foodByName('Pizza')).toBeUndefined();
  });

  test('is the surer of a food the less it had to leave out', () => {
    const sureness = ['onions', 'finely chopped onions', 'Roscoff onions'].map(
      (name) => matchFood(name, 'en')?.confidence ?? 0,
    );
    expect(sureness).toEqual([1, 0.9, 0.7]);
    expect(matchFood('Zwiebelringe', 'de')).toMatchObject({ food: { id: 'onion' }, confidence: 0.8 });
  });

  test.each([
    ['Limettnblätter', 'lime-leaves'],
    ['Granatapfelskerne', 'pomegranate-seeds'],
    ['Kürbisskerne', 'pumpkin-seeds'],
    ['Karottnscheiben', 'carrot'],
    ['Weinblätter', undefined],
  ])('knows %s as a food of its own, or as a form of one', (name, id) => {
    expect(matchFood(name, 'de')?.food.id).toBe(id);
  });

  test('weighs pieces, spoons and cloves', () => {
    const [onion, oil, garlic, cola] = ['onion', 'olive oil', 'garlic', 'cola'].map((name) =>
      foodByName(name),
    );
    if (!onion || !oil || !garlic || !cola) throw new Error('A food is missing.');
    expect(weigh(onion, 2, 'piece')).toBe(220);
    expect(weigh(oil, 2, 'tbsp')).toBeCloseTo(27.3);
    expect(weigh(garlic, 3, 'clove')).toBe(12);
    expect(weigh(oil, 1, 'clove')).toBeUndefined();
    expect(weigh(cola, 1, 'bottle')).toBeCloseTo(515);
  });
});
