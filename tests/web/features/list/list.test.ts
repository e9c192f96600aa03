import { describe, expect, test } from 'vitest';
import { AISLES } from '#core/list/aisles.ts';
import type { ListItem } from '#core/list/list-item.ts';
import { amountsText, byAisle, inBasket, listAsText } from '#web/features/list/by-aisle.ts';
import { suggestionsFor } from '#web/features/list/suggestions.ts';

const thing = (name: string, more: Partial<ListItem> = {}): ListItem => ({
  id: name.toLowerCase(),
  name,
  aisle: 'other',
  checked: false,
  from: [],
  changedAt: 1,
  ...more,
});

describe('suggestions while typing', () => {
  test.each([
    ['zuc', 'de', 'Zucchini'],
    ['courg', 'de', 'Zucchini'],
    ['zucch', 'en', 'courgette'],
    ['500 g lee', 'en', '500 g leek'],
  ] as const)('“%s” suggests in %s “%s”', (typed, language, name) => {
    expect(suggestionsFor(typed, [], language).map((each) => each.toLowerCase())).toContain(
      name.toLowerCase(),
    );
  });

  test('An item that was on the list before comes first, and nothing twice', () => {
    const found = suggestionsFor('bu', ['Butter for the breadbin', 'Butter'], 'en');
    expect(found.slice(0, 2)).toEqual(['Butter for the breadbin', 'Butter']);
    expect(new Set(found.map((name) => name.toLowerCase())).size).toBe(found.length);
  });

  test('a single letter or a complete name suggests nothing', () => {
    expect(suggestionsFor('b', [], 'en')).toEqual([]);
    expect(suggestionsFor('Butter', ['Butter'], 'en')).not.toContain('Butter');
  });
});

describe('a list in the shop', () => {
  const items = [
    thing('Milk', { aisle: 'dairy and eggs', amount: { quantity: 1.5, unit: 'l' } }),
    thing('Äpfel', { aisle: 'fruit' }),
    thing('Zwiebeln', { aisle: 'vegetables', amount: { quantity: 2, unit: 'piece' } }),
    thing('Butter', { aisle: 'dairy and eggs', checked: true, changedAt: 2 }),
    thing('Eggs', { aisle: 'dairy and eggs', checked: true, changedAt: 3 }),
  ];

  test('goes through the aisles in their order, without items in the basket', () => {
    const order = (aisles = [...AISLES]) =>
      byAisle({ items, version: 1, aisles }, 'de').flatMap(([, found]) => found.map(({ name }) => name));
    expect(order()).toEqual(['Zwiebeln', 'Äpfel', 'Milk']);
    expect(order([...AISLES].toReversed())).toEqual(['Milk', 'Äpfel', 'Zwiebeln']);
    expect(inBasket({ items, version: 1 }).map(({ name }) => name)).toEqual(['Eggs', 'Butter']);
  });

  test('is shared as lines of text, and amounts that cannot be added are listed side by side', () => {
    expect(listAsText({ items, version: 1 }, 'de').split('\n')).toEqual([
      '• 2 Zwiebeln',
      '• Äpfel',
      '• 1½\u00a0l Milk',
    ]);
    const flour = { amount: { quantity: 200, unit: 'g' }, otherAmounts: [{ quantity: 1, unit: 'piece' }] };
    expect(amountsText(thing('Flour', flour as Partial<ListItem>), 'en')).toBe('200\u00a0g + 1');
  });
});
