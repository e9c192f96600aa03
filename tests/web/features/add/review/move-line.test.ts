import { expect, test } from 'vitest';
import { asIngredient, asStep } from '#web/features/add/review/move-line.ts';
import { linesIn, partOf } from '#web/drafts/draft.ts';

const textsIn = (parts: Parameters<typeof linesIn>[0]) => linesIn(parts).map(({ text }) => text);
const keyOf = (parts: Parameters<typeof linesIn>[0], text: string) =>
  linesIn(parts).find((line) => line.text === text)?.key ?? '';

test('lines that become steps are put before the steps, in the order of the text', () => {
  const ingredients = [partOf('', ['2 courgettes', 'Wash', 'Slice'])];
  let lists: Parameters<typeof asStep>[0] = { ingredients, steps: [partOf('', ['Fry'])] };
  const moved = new Set<string>();
  for (const text of ['Wash', 'Slice']) {
    const key = keyOf(ingredients, text);
    lists = asStep(lists, key, moved);
    moved.add(key);
  }
  expect(textsIn(lists.ingredients)).toEqual(['2 courgettes']);
  expect(textsIn(lists.steps)).toEqual(['Wash', 'Slice', 'Fry']);
});

test('a step that becomes an ingredient is put last, and can go back', () => {
  const steps = [partOf('Dough', ['Knead']), partOf('', ['salt', 'Bake'])];
  const key = keyOf(steps, 'salt');
  const lists = asIngredient({ ingredients: [partOf('', ['200 g flour'])], steps }, key);
  expect(textsIn(lists.ingredients)).toEqual(['200 g flour', 'salt']);
  expect(textsIn(lists.steps)).toEqual(['Knead', 'Bake']);
  expect(textsIn(asStep(lists, key, new Set()).steps)).toEqual(['salt', 'Knead', 'Bake']);
});

test('the first step of a text without steps replaces the empty one', () => {
  const ingredients = [partOf('', ['1 egg', 'Boil it'])];
  const lists = asStep({ ingredients, steps: [partOf('', [''])] }, keyOf(ingredients, 'Boil it'), new Set());
  expect(textsIn(lists.steps)).toEqual(['Boil it']);
});

test('A question about a line disappears once the line is a step', () => {
  const [part] = [partOf('', ['Boil it'])];
  const line = { ...part?.lines[0], key: 'a', text: 'Boil it', why: 'unknown-food' as const };
  const lists = asStep({ ingredients: [{ key: 'p', name: '', lines: [line] }], steps: [] }, 'a', new Set());
  expect(linesIn(lists.steps)).toEqual([{ key: 'a', text: 'Boil it' }]);
});
