import { describe, expect, test } from 'vitest';
import { stage } from '#tests/support/stage/shared-stage.ts';

type Found = { readonly food: string; readonly name: string; readonly portions: readonly object[] };

async function find(q: string, headers: Readonly<Record<string, string>> = {}): Promise<readonly Found[]> {
  const { status, text } = await stage.call('GET', `/api/foods?q=${encodeURIComponent(q)}`, { headers });
  expect(status).toBe(200);
  return JSON.parse(text);
}

describe('a food search', () => {
  test.each([
    ['porridge', 'porridge'],
    ['Haferflocken', 'oats'],
    ['yogurt', 'yoghurt'],
    ['ground beef', 'minced-beef'],
    ['shrimp', 'prawn'],
    ['brocolli', 'broccoli'],
    ['gluten-free pasta', 'gluten-free-pasta'],
  ])('%s is found as %s', async (name, food) => {
    expect((await find(name)).map((each) => each.food)).toContain(food);
  });

  test('gives a name in the language of the request, and portions that can be logged', async () => {
    expect((await find('porridge'))[0]).toEqual({
      food: 'porridge',
      name: 'porridge',
      portions: [
        { amount: { quantity: 1, unit: 'bowl' }, grams: expect.any(Number) },
        { amount: { quantity: 100, unit: 'g' }, grams: 100 },
      ],
    });
    expect((await find('apple', { 'x-preferred-language': 'de' }))[0]?.name).toBe('Apfel');
  });

  test('gives at most eight foods, and none if no food has that name', async () => {
    expect((await find('a')).length).toBe(8);
    expect(await find('xyzzyx')).toEqual([]);
    expect(await find('')).toEqual([]);
    expect((await stage.call('GET', '/api/foods')).status).toBe(400);
    expect((await stage.call('GET', `/api/foods?q=${'a'.repeat(101)}`)).status).toBe(400);
  });
});
