import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SYNONYMS } from '#core/guard/vocabulary/synonyms.ts';
import { normalText } from '#core/language/normal-text.ts';
import { find, indexOf } from '#core/guard/vocabulary/finder.ts';
import { phrases } from '#core/guard/vocabulary/phrases.ts';
import { entry, termsOf, type Term, type VocabularyEntry } from '#core/guard/vocabulary/term.ts';
import { withImplied, type GuardTrait } from '#core/guard/vocabulary/trait.ts';
import { VOCABULARY } from '#core/guard/vocabulary/vocabulary.ts';
import { guardFor } from '#core/guard/guard.ts';
import { DIETS } from '#core/nutrition/diet.ts';
import { ALLERGENS } from '#core/nutrition/allergen.ts';
import { SHOP_NAMES } from '#tests/cases/shop-names.ts';
import { judgedLine } from '#tests/cases/guard/judged-line.ts';

describe('names on packets', () => {
  test('Names of dishes from fifteen cuisines are stopped for cooks who avoid what is in them', () => {
    expect(SHOP_NAMES.length).toBeGreaterThanOrEqual(1_300);
    expect(new Set(SHOP_NAMES.map(({ kitchen }) => kitchen)).size).toBe(15);
    expect(SHOP_NAMES.filter(({ avoided, name }) => !isStopped(avoided, name))).toEqual([]);
  });

  test.each([
    ['vegan', 'Aus dem Teig einen Zopf flechten.'],
    ['gluten-free', 'Die Haare zum Zopf binden, dann den Reis waschen.'],
    ['vegan', 'Das Leben ist zu kurz für lauwarme Suppe.'],
    ['vegan', 'The pot may stand on the window sill until it is cool.'],
    ['vegan', 'Fill the piping bag with a rosette nozzle.'],
    ['gluten-free', 'Die Form in die Mitte schieben und 20 Minuten backen.'],
  ] as const)('leave a %s cook the harmless step "%s"', (diet, text) => {
    const guard = guardFor({ dietaryPreferences: [diet], avoid: { allergens: [], words: [] } });
    guard.line(judgedLine({ food: 'rice', name: 'Reis', note: null }));
    expect(guard.step(text)).toBeUndefined();
  });

  test.each([
    ['coca cola', 'Coca-Cola'],
    ['coconut jelly', 'Nata de Coco'],
    ['coconut milk', 'Leche de coco'],
    ['banana', 'Saba-Bananen'],
    ['tofu', 'Tofu-Karaage'],
  ])('leave a vegan cook %s, called %s', (food, name) => {
    const guard = guardFor({ dietaryPreferences: ['vegan'], avoid: { allergens: [], words: [] } });
    expect(guard.line(judgedLine({ food, name, note: null }))).toBeUndefined();
  });
});

function isStopped(avoided: string, name: string): boolean {
  const allergens = ALLERGENS.filter((allergen) => allergen === avoided);
  const dietaryPreferences = DIETS.filter((diet) => diet === (avoided === 'meat' ? 'vegetarian' : avoided));
  const guard = guardFor({ dietaryPreferences, avoid: { allergens, words: [] } });
  return guard.line(judgedLine({ food: name, name, note: null })) !== undefined;
}

describe('a word of the guard', () => {
  const written = VOCABULARY.filter(({ isClaim, food }) => !isClaim && !food);

  test('is listed once in its entry, in any spelling', () => {
    const entries = [...written, ...SYNONYMS.map(({ words }) => entry([], words.join(', ')))];
    expect(entries.flatMap((each) => spareIn(each, isSame))).toEqual([]);
  });

  test('is not listed if another word of its entry already covers it', () => {
    const plain = written.filter(
      ({ traits, role, isCategory, isOther }) =>
        traits.length > 0 && role === undefined && !isCategory && !isOther,
    );
    expect(plain.flatMap((each) => spareIn(each, covers))).toEqual([]);
  });

  test('does not repeat a name of the food table, unless it contains a shorter word of the guard', () => {
    const isPlain = ({ traits, role, isCategory, isOther, isDish, where }: VocabularyEntry) =>
      traits.length > 0 && role === undefined && !isCategory && !isOther && !isDish && where === 'anywhere';
    const rows = VOCABULARY.filter((each) => each.food && isPlain(each));
    const names = Map.groupBy(rows.flatMap(termsOf), ({ letters }) => letters.slice(0, 3));
    const own = written.filter(isPlain);
    const words = indexOf(own);
    const tells = (traits: readonly GuardTrait[], told: readonly GuardTrait[]) =>
      withImplied(told).every((trait) => traits.includes(trait));
    const isGiven = (term: Term, traits: readonly GuardTrait[]) =>
      names
        .get(term.letters.slice(0, 3))
        ?.some((name) => covers(name, term) && tells(name.entry.traits, traits)) === true &&
      !find(term.letters, [words]).some(
        (shorter) =>
          shorter.term.letters.length < term.letters.length &&
          tells(withImplied(shorter.term.entry.traits), traits),
      );
    const spare = own.flatMap((each) =>
      each.words.filter((word) =>
        termsOf({ ...each, words: [word] }).every((term) => isGiven(term, each.traits)),
      ),
    );
    expect(spare).toEqual([]);
  });
});

describe('a pattern for normalised text', () => {
  test.each([
    ['caesar*', 'A Caesar salad'],
    ['*feuerbohne*', 'rote Feuerbohnen'],
    ['hue', 'of a golden hue.'],
    ['does, do', 'as bacon does'],
    ['grüne bohne*', 'Grüne-Bohnen-Salat'],
    ['größe ein*', 'in der Groesse einer Walnuss'],
  ])('A pattern of "%s" finds "%s"', (words, text) => {
    expect(normalText(text)).toMatch(phrases(words));
  });

  test.each([
    ['ham', 'Champignons'],
    ['ei, eier', 'Reis'],
  ])('A pattern of "%s" finds nothing in "%s"', (words, text) => {
    expect(normalText(text)).not.toMatch(phrases(words));
  });

  test('has only letters that normalised text has, so that it can match', () => {
    // Other files of this folder match words as models write them, or normalised names.
    const files = [
      ...globSync('core/guard/{.,vocabulary}/*.ts').filter((file) => !file.endsWith('normal-text.ts')),
      'core/generation/draft/food-safety.ts',
    ];
    expect(files.length).toBeGreaterThan(20);
    const impossible = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(REGULAR_EXPRESSION)]
        .map(([literal]) => literal)
        .filter((literal) => /[aou]e|[äöüßé]/u.test(literal.replaceAll(/\\\p\{\w+\}/g, '')))
        .map((literal) => `${file}: ${literal}`),
    );
    expect(impossible).toEqual([]);
  });
});

const REGULAR_EXPRESSION =
  /(?<=[=(,|&:?![{]\s*|return )\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n])+\/[gimsuy]*/g;

/** Returns the words of an entry whose spellings are all covered by another of its words. */
function spareIn(of: VocabularyEntry, has: (one: Term, other: Term) => boolean): readonly string[] {
  const terms = of.words.map((word) => termsOf({ ...of, words: [word] }));
  return of.words.filter((_, at) =>
    terms[at]?.every((term) =>
      terms.some((others, other) => other !== at && others.some((one) => has(one, term))),
    ),
  );
}

const isSame = (one: Term, other: Term): boolean =>
  one.letters === other.letters &&
  (!one.startsWord || other.startsWord) &&
  (!one.endsWord || other.endsWord) &&
  (!one.isExact || other.isExact);

function covers(one: Term, other: Term): boolean {
  if (isSame(one, other)) return true;
  if (one.endsWord) return false;
  return one.startsWord
    ? other.startsWord && other.letters.startsWith(one.letters)
    : other.letters.includes(one.letters);
}
