import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftReader } from '#core/generation/draft/draft-reader.ts';
import { guardFor } from '#core/guard/guard.ts';
import type { GenerationEvent } from '#core/generation/model/events.ts';
import { ALLERGENS } from '#core/nutrition/allergen.ts';
import { DIETS } from '#core/nutrition/diet.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { verdictOn } from '#tests/cases/guard/guard-cases.ts';
import { KNOWN_DISHES } from '#tests/cases/known-dishes.ts';
import { DRAFT } from '#tests/support/models.ts';
import { judgedLine } from '#tests/cases/guard/judged-line.ts';

// The name of a dish says nothing about its traits: the lines decide.

const NAMES = [
  'Stroganoff',
  'Bolognese',
  'Carbonara',
  'Gyros',
  'Chili con Carne',
  'Chili sin Carne',
  'Schnitzel',
  'Frikadellen',
  'Leberkäse',
  'Gulasch',
  'Döner',
  'Cottage pie',
];
const aName = fc.constantFrom(...NAMES);

const newGuard = (word?: string) =>
  guardFor({ dietaryPreferences: ['vegan'], avoid: { allergens: [], words: word ? [word] : [] } });

const MUSHROOMS = { food: 'mushrooms', name: 'Champignons', note: null };
const OAT_CREAM = { food: 'oat cream', name: 'Hafersahne', note: null };
const BEEF = { food: 'beef', name: 'Rindfleisch', note: 'in Streifen' };
const UNKNOWN = { food: 'zweckwurz', name: 'Zweckwurz', note: null };

describe('the name of a dish', () => {
  test('is allowed in title and steps if every line is free of what is avoided', () => {
    fc.assert(
      fc.property(aName, (name) => {
        const guard = newGuard();
        expect([MUSHROOMS, OAT_CREAM].map((line) => guard.line(judgedLine(line)))).toEqual([
          undefined,
          undefined,
        ]);
        expect(guard.title(`${name} mit Pilzen`)).toBeUndefined();
        expect(guard.step(`Das ${name} abschmecken und servieren.`)).toBeUndefined();
      }),
    );
  });

  test.each([
    ['holds it', [MUSHROOMS, BEEF]],
    ['is of a food that nobody knows', [UNKNOWN, MUSHROOMS, UNKNOWN]],
  ])('is stopped if a line %s', (_, lines) => {
    fc.assert(
      fc.property(aName, (name) => {
        const guard = newGuard();
        for (const line of lines) guard.line(judgedLine(line));
        expect(guard.step(`Das ${name} servieren.`)).toBeDefined();
      }),
    );
  });

  test('is stopped if no line shows that it is free', () => {
    for (const name of NAMES) expect(newGuard().title(name), name).toMatchObject({ isOfDish: true });
  });

  test('is stopped in a line, as a line with a dish is bought ready-made', () => {
    const guard = newGuard();
    expect(guard.line(judgedLine({ food: 'gyros', name: 'Gyros', note: null }))).toMatchObject({
      reason: 'meat',
    });
  });

  test('is allowed in a title if it may be bought to go with the dish', () => {
    const guard = newGuard();
    guard.line(judgedLine({ food: 'coconut milk', name: 'Kokosmilch', note: null }));
    expect(guard.title('Strawberry ice cream')).toBeUndefined();
    expect(guard.step('Serve with ice cream.')).toMatchObject({ reason: 'milk' });
  });

  test('is allowed in a step if the title names it as the dish itself', () => {
    const avoided = { dietaryPreferences: [], avoid: { allergens: ['nuts' as const], words: [] } };
    const titled = (title: string) => {
      const guard = guardFor(avoided);
      for (const food of ['pumpkin seeds', 'basil', 'olive oil'])
        guard.line(judgedLine({ food, name: food, note: null }));
      expect(guard.title(title)).toBeUndefined();
      return guard;
    };
    expect(titled('Pumpkin seed pesto').step('Stir the pesto into the pasta.')).toBeUndefined();
    expect(titled('Pasta with pesto').step('Stir in the pesto.')).toMatchObject({ reason: 'nuts' });
  });

  test('does not excuse a food beside it', () => {
    const guard = newGuard();
    guard.line(judgedLine(MUSHROOMS));
    expect(guard.title('Beef stroganoff')).toMatchObject({ word: 'beef' });
    expect(guard.step('Das Gulasch mit Speck servieren.')).toMatchObject({ word: 'speck' });
  });

  test('is stopped if it contains a word that the cook avoids', () => {
    const guard = newGuard('gyros');
    guard.line(judgedLine(MUSHROOMS));
    expect(guard.title('Gyros')).toMatchObject({ reason: 'own word' });
  });
});

describe('while a recipe is written', () => {
  const titlesIn = (
    lines: readonly { food: string; name: string; note: string | null }[],
    title = 'Stroganoff',
  ) => {
    const events: GenerationEvent[] = [];
    const read = draftReader('en', newGuard(), (event) => void events.push(event));
    const [line] = DRAFT.lines;
    read(
      JSON.stringify({
        ...DRAFT,
        title,
        lines: lines.map((each) => ({ ...line, ...each })),
        steps: ['Fry everything.', 'Serve it.'],
      }),
    );
    return events.flatMap((event) => (event.type === 'partial' ? [event.part.part] : []));
  };

  test('a title that names a dish is shown once its lines are known', () => {
    expect(titlesIn([MUSHROOMS, OAT_CREAM])).toEqual(['facts', 'line', 'line', 'title', 'step', 'step']);
  });

  test('a title with the short name of a substitute is shown once its lines are known', () => {
    const title = 'Pilze in Rahmsauce';
    expect(titlesIn([MUSHROOMS, OAT_CREAM], title)).toEqual([
      'facts',
      'line',
      'line',
      'title',
      'step',
      'step',
    ]);
    expect(titlesIn([MUSHROOMS], title)).toEqual(['facts', 'line']);
  });

  test('nothing more is shown after a line with what the cook avoids', () => {
    expect(titlesIn([MUSHROOMS, BEEF])).toEqual(['facts', 'line']);
  });
});

describe('a dish that usually contains something avoided', () => {
  const guardOf = (avoided: string) =>
    guardFor({
      dietaryPreferences: DIETS.filter((diet) => diet === avoided),
      avoid: { allergens: ALLERGENS.filter((allergen) => allergen === avoided), words: [] },
    });
  const toldOf = (avoided: string, name: string) => guardOf(avoided).title(name)?.isOfDish;
  const named = (names: string) => names.split(', ');

  test.each([
    ['vegetarian', 'Paella, Beef Rendang, Larb, Gumbo, Jambalaya, Musaka, Moussaka, Pastitsio, Sloppy Joes'],
    [
      'vegetarian',
      'Carbonara, Maultaschen, Irish Stew, Rogan Josh, Bigos, Soljanka, Vitello tonnato, Tonkatsu',
    ],
    [
      'vegetarian',
      'Mussaka mit Kartoffeln, Strammer Max, Banh Mi, Bibimbap, Feijoada, Zurek, Bobotie, Tartiflette',
    ],
    ['fish', 'Labskaus, Salade niçoise, Bouillabaisse, Pad Thai, Laksa, Vegetable laksa, Vitello tonnato'],
    ['crustaceans', 'Paella, Gumbo, Jambalaya, Surf and Turf, Nasi Goreng, Gemüse-Laksa'],
    ['eggs', 'Carbonara, Tonkatsu, Bibimbap, Toad in the hole, Pumpkin quiche lorraine, Gemüse-Maultaschen'],
    ['milk', 'Moussaka, Lentil moussaka, Stroganoff, Mushroom stroganoff, Croque Monsieur, Tikka masala'],
    ['gluten', 'Pastitsio, Seitan-Tonkatsu, Fish and chips, Sloppy Joes, Gemüse-Maultaschen'],
    ['nuts', 'Baklava, Frankfurter Kranz, Romesco, Muhammara, Amaretti, Macarons'],
    ['peanuts', 'Pad Thai, Gado Gado, Kung Pao, Suya, Maafe, Satay, Tofu satay'],
    ['vegetarian', 'Ramen, Tagine, Tajine mit Datteln, Lasagne, Gyoza'],
    ['milk', 'Lasagne, Gemüselasagne, Malai kofta'],
  ])('is reported to a cook who avoids %s: %s', (avoided, names) => {
    expect(named(names).filter((name) => !guardOf(avoided).title(name))).toEqual([]);
  });

  test('is reported for sixty names that were collected before the rules, and never if a dish surely lacks it', () => {
    const isRight = ({ avoided, name, isTold }: (typeof KNOWN_DISHES)[number]) =>
      (verdictOn({ avoided, where: 'title', words: name }) !== undefined) === isTold;
    expect(KNOWN_DISHES).toHaveLength(60);
    expect(KNOWN_DISHES.filter((each) => !isRight(each))).toEqual([]);
  });

  test.each([
    ['vegetarian', 'Toad in the Hole'],
    ['crustaceans', 'Surf and Turf'],
    ['vegetarian', '4 Maultaschen'],
    ['milk', 'Mac and cheese'],
    ['vegetarian', '2 Portionen Himmel und Erde'],
  ])('is reported to a cook who avoids %s in a line that splits its name: %s', (avoided, text) => {
    expect(guardOf(avoided).line(parseLine(text, 'de'))).toBeDefined();
  });

  test('is not mistaken for cookware or pasta of the same name (tagine, lasagne sheets)', () => {
    const guard = guardOf('vegetarian');
    for (const text of ['9 Lasagneplatten', '200 g Ramen-Nudeln', '300 g Karotten'])
      expect(guard.line(parseLine(text, 'de')), text).toBeUndefined();
    expect(guard.step('Put everything into the tagine.')).toBeUndefined();
    expect(guard.step('Layer the lasagne with the sauce.')).toBeUndefined();
    expect(guard.title('Lasagne')).toBeUndefined();
  });

  test('is reported in a line as well, as it is bought ready-made', () => {
    for (const name of named('paella, rendang, moussaka, jambalaya, Soljanka'))
      expect(guardOf('vegetarian').line(judgedLine({ food: name, name, note: null })), name).toBeDefined();
  });

  test.each([
    ['vegetarian paella, vegane Moussaka, vegan gumbo, veggie sloppy joes, vegetarische Maultaschen'],
    [
      'lentil moussaka, vegetable paella, Gemüse-Paella mit Safran, jackfruit rendang, tofu larb, Pilzgulasch',
    ],
    ['vegetable lasagne, Spinatlasagne, chickpea tagine, mushroom ramen, vegetable gyoza, malai kofta'],
    ["lentil shepherd's pie, mushroom stroganoff, vegetable biryani, Kürbis-Flammkuchen"],
    ['paella rice, Paellapfanne, pho noodles, Gyrosgewürz, Flammkuchenteig, Döner-Gewürz'],
  ])('is not reported to vegetarians if its name says that it is vegetarian: %s', (names) => {
    expect(named(names).filter((name) => guardOf('vegetarian').title(name))).toEqual([]);
  });

  test('contains what its lines contain once they are known', () => {
    const guard = guardOf('vegetarian');
    expect(toldOf('vegetarian', 'Paella')).toBe(true);
    for (const line of [MUSHROOMS, OAT_CREAM]) expect(guard.line(judgedLine(line))).toBeUndefined();
    expect(guard.title('Paella')).toBeUndefined();
    expect(guard.step('Die Paella fünf Minuten ruhen lassen.')).toBeUndefined();
    expect(guard.step('Die Paella mit Huhn belegen.')).toMatchObject({ reason: 'meat' });
  });
});
