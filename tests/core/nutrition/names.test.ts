import { describe, expect, test, vi } from 'vitest';
import { foldName, stemName } from '#core/nutrition/fold-name.ts';
import { namesOf } from '#core/nutrition/food-names.ts';
import { matchFood } from '#core/nutrition/foods/match-food.ts';

test.each([
  ['Crème  fraîche', 'creme fraiche'],
  ['Möhren', 'moehren'],
  ['Grüße', 'gruesse'],
  ['  Bœuf, haché ', 'boeuf hache'],
  ['baker’s yeast', 'bakers yeast'],
  ['1.5 % Milch', '1 5 % milch'],
  ['mac & cheese', 'mac & cheese'],
])('"%s" is looked up as "%s"', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

test.each([
  ['tomatoes', 'tomato'],
  ['roten linsen', 'rote linse'],
  ['cherries', 'cherry'],
  ['leeks', 'leek'],
  ['zwiebeln', 'zwiebel'],
])('"%s" means the same as "%s"', (one, other) => {
  expect(stemName(one)).toBe(stemName(other));
});

test.each([
  ['puree', 'pure'],
  ['glass', 'glas'],
  ['peas', 'pea s'],
  ['ei', 'eier'],
])('"%s" does not mean the same as "%s"', (one, other) => {
  expect(stemName(one)).not.toBe(stemName(other));
});

describe('a food is called by', () => {
  const namesIn = (names: readonly string[], weights = { piece: 100 }) =>
    Object.values(namesOf({ names: { en: names, de: [] }, weights }, 'en'));

  test.each([
    [
      ['carrot', 'carrots'],
      ['carrot', 'carrots'],
    ],
    [
      ['Apfel', 'Äpfel'],
      ['Apfel', 'Äpfel'],
    ],
    [
      ['spring onion', 'spring onions', 'scallion'],
      ['spring onion', 'spring onions'],
    ],
    [
      ['bones', 'chicken carcass'],
      ['bones', 'bones'],
    ],
    [
      ['Lachs', 'Lachsfilet'],
      ['Lachs', 'Lachs'],
    ],
    [
      ['rocket', 'arugula'],
      ['rocket', 'rocket'],
    ],
    [
      ['carrots', 'carrot'],
      ['carrots', 'carrots'],
    ],
    [['garlic'], ['garlic', 'garlic']],
  ])('its first name, and by the second only if that is its plural: %j', (names, shown) => {
    expect(namesIn(names)).toEqual(shown);
  });

  test('one name if it is not counted', () => {
    expect(Object.values(namesOf({ names: { en: ['oat', 'oats'], de: [] }, weights: {} }, 'en'))).toEqual([
      'oat',
      'oat',
    ]);
  });
});

const foodOf = (name: string, language: 'en' | 'de', hints?: string) =>
  matchFood(name, language, hints)?.food.id;

test.each([
  ['free range eggs', 'egg'],
  ['GUTLAND butter', 'butter'],
  ['boneless, skin-on chicken breast', 'chicken-breast'],
  ['mascarpone cheese', 'mascarpone'],
  ['12 large eggs', 'egg'],
  ['alcohol-free beer', 'alcohol-free-beer'],
  ['butter chips', undefined],
  ['dairy-free butter', 'margarine'],
  ['', undefined],
])('"%s" is %s', (name, food) => {
  expect(foodOf(name, 'en')).toBe(food);
});

test.each([
  ['Zwiebelringe', 'onion'],
  ['Zitronenscheiben', 'lemon'],
  ['Biomilch', 'milk'],
  ['Tafelwasser', 'water'],
  ['Schweinekrustenbraten', 'pork'],
  ['Ochsenbacken', 'beef'],
  ['Kalbsschulter', 'veal'],
  ['Rehrücken', 'venison'],
  ['Hähnchenschnitzel', 'chicken'],
  ['Rinderschnitzel', 'beef'],
  ['Putensalami', undefined],
  ['Lammschinken', undefined],
  ['Schweinebratwurst', 'bratwurst'],
  ['feine Butter', 'butter'],
  ['Sommeräpfel', 'apple'],
  ['Sojamilch', 'soy-drink'],
])('"%s" is %s', (name, food) => {
  expect(foodOf(name, 'de')).toBe(food);
});

test.each([
  ['thyme', 'dried', 'dried-thyme'],
  ['thyme', 'washed, dried', 'thyme'],
  ['tomatoes', 'tinned, drained', 'canned-tomatoes'],
  ['salmon', 'smoked', 'smoked-salmon'],
])('%s, %s, is %s', (name, hints, food) => {
  expect(foodOf(name, 'en', hints)).toBe(food);
});

describe('brands and adjectives of farms do not hide a food', () => {
  test.each([
    ['organic cage free eggs', 'en', 'egg'],
    ['pasture-raised eggs', 'en', 'egg'],
    ['unsalted, American-style butter', 'en', 'butter'],
    ['milk of choice', 'en', 'milk'],
    ['King Arthur all-purpose flour', 'en', 'flour'],
    ['Swanson chicken broth', 'en', 'chicken-stock'],
    ['Dr. Oetker Backpulver', 'de', 'baking-powder'],
    ['Weihenstephan Butter', 'de', 'butter'],
    ['Eier Größe M Bodenhaltung', 'de', 'egg'],
  ] as const)('%s', (name, language, food) => {
    expect(matchFood(name, language)?.food.id).toBe(food);
  });

  test.each([
    ['Oatly milk', 'en'],
    ['fat free cheese', 'en'],
    ['Gruyère-style cheese', 'en'],
  ] as const)('but %s stays another food', (name, language) => {
    expect(matchFood(name, language)).toBeUndefined();
  });
});

test.each([
  ['sucuk', 'Sucuk', 'sucuk'],
  ['vanilla yoghurt', 'Vanillejoghurt', 'vanilla-yoghurt'],
  ['fruit yoghurt', 'Fruchtjoghurt', 'fruit-yoghurt'],
  ['lactose-free yoghurt', 'laktosefreier Joghurt', 'lactose-free-yoghurt'],
  ['lactose-free cream', 'laktosefreie Sahne', 'lactose-free-cream'],
  ['Sichuan pepper', 'Szechuanpfeffer', 'sichuan-pepper'],
  ['labneh', 'Labneh', 'labneh'],
  ['guanciale', 'Guanciale', 'guanciale'],
  ['merguez', 'Merguez', 'merguez'],
  ['lime leaves', 'Limettenblätter', 'lime-leaves'],
  ['oysters', 'Austern', 'oyster'],
  ['sea salt flakes', 'Meersalzflocken', 'sea-salt-flakes'],
  ['beyaz peynir', 'Beyaz Peynir', 'feta'],
])('recipes of many kitchens name %s, in German %s', (en, de, food) => {
  expect(matchFood(en, 'en')?.food.id).toBe(food);
  expect(matchFood(de, 'de')?.food.id).toBe(food);
});

test('names of the table are prepared when the first is looked up, not while a page that shows foods opens', async () => {
  vi.resetModules();
  const folded = vi.spyOn(String.prototype, 'toLowerCase');
  const { FOODS } = await import('#core/nutrition/foods/foods.ts');
  const { matchFood: match } = await import('#core/nutrition/foods/match-food.ts');
  const names = new Set<unknown>(FOODS.flatMap(({ names: { en, de } }) => [...en, ...de]));
  const prepared = () =>
    new Set(folded.mock.contexts.map(String).filter((text) => names.has(text))).size / names.size;
  expect(prepared()).toBeLessThan(0.1);
  match('no such food', 'en');
  expect(prepared()).toBeGreaterThan(0.9);
  folded.mockRestore();
});
