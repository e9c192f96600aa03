import { normalText } from './vocabulary/normal-text.ts';
import { find, indexOf, type Index, type Match } from './finder.ts';
import { mayBeSubstitute, MOCK, newLineMemory } from './line-memory.ts';
import { isQuality, isShaped, onlyMentioned } from './mention.ts';
import { ownEntry, traitsNamed } from './own-words.ts';
import { readingOf, type Named } from './reading.ts';
import { isInTable, tableTraits } from './table-traits.ts';
import { EXCLUDED_BY_DIET, type GuardTrait } from './vocabulary/trait.ts';
import { VOCABULARY } from './vocabulary/vocabulary.ts';
import type { Avoid } from '../../nutrition/avoid.ts';
import type { Diet } from '../../recipe/recipe.ts';

/** Reason why a text is not shown: the word, and what it stands for. */
export type Hit = {
  readonly word: string;
  readonly reason: Reason;
  /** True if the word names a dish, or a substitute by its short name: the lines may show that it is free of it. */
  readonly isOfDish?: true;
};

/** Trait that the user avoids or nobody is served, one of the user's own words, or a claim that no recipe may make. */
type Reason = GuardTrait | 'own word' | 'claim';

/** Words of a draft's line. `food` is English; name and note are in the recipe's language. */
type LineWords = { readonly food: string; readonly name: string; readonly note: string | null };

/** Food named in a part. It is not in the dish if it is explained and all lines are free of what is avoided. */
type JudgedFood = Named & { readonly isExplained: boolean; readonly isShortName?: boolean };

type SentenceRead = { readonly normal: string; readonly named: readonly Named[] };

/** Preferences that the guard enforces. */
export type Avoided = { readonly dietaryPreferences: readonly Diet[]; readonly avoid: Avoid };

/**
 * Reads the parts of a recipe, the lines first: a later step may use the short name of a food that a line names in
 * full, and the name of a dish such as "carbonara" stands for what the lines hold. Before the lines, it stands for what
 * is usual.
 */
export type Guard = {
  title(text: string): Hit | undefined;
  line(line: LineWords): Hit | undefined;
  step(text: string): Hit | undefined;
};

/**
 * Returns a guard for one recipe. Dangerous foods, and claims that the dish is free from something, are rejected for
 * every user. Never throws; linear in the length of the text.
 */
export function guardFor({ dietaryPreferences, avoid }: Avoided): Guard {
  const forbidden = new Set<GuardTrait>([
    ...avoid.allergens,
    ...dietaryPreferences.flatMap((diet) => EXCLUDED_BY_DIET[diet]),
    ...avoid.words.flatMap(traitsNamed),
    'inedible',
    'wild',
  ]);
  const indexes = [vocabularyIndex(), indexOf(avoid.words.map(ownEntry))];
  const read = (text: string) => {
    const normal = normalText(text);
    const matches = find(normal, indexes);
    return { normal, matches, ...readingOf(normal, matches) };
  };
  const lines = newLineMemory();

  const hitOf = (named: readonly JudgedFood[], also: readonly GuardTrait[] = []): Hit | undefined => {
    const present = named.filter(
      ({ isAbsent, isExplained, term }) =>
        !isAbsent && !(isExplained && !term.entry.isOwn && lines.areFree()),
    );
    for (const { word, term, traits, without, isExplained, isShortName } of present) {
      const reason = traits.find((trait) => forbidden.has(trait) && ![...without, ...also].includes(trait));
      if (reason) return { word, reason, ...((isExplained || isShortName) && { isOfDish: true }) };
      if (term.entry.isOwn) return { word, reason: 'own word' };
    }
    const foraged = present.find(({ traits }) => traits.includes('foraged'));
    const hasMushrooms = present.some(({ traits }) => traits.includes('mushrooms'));
    return foraged && hasMushrooms ? { word: foraged.word, reason: 'foraged' } : undefined;
  };

  const namedInStep = (
    { normal: sentence, named }: SentenceRead,
    quoted: ReadonlySet<string>,
  ): readonly JudgedFood[] => {
    const foods = named.filter(({ term }) => term.entry.where === 'anywhere');
    const mentioned = lines.areFree() ? onlyMentioned(sentence, foods) : new Set<Named>();
    return foods.map((each) => {
      const isOurs = each.isDish && OURS.test(sentence.slice(0, each.start));
      if (lines.areFree() && (isOurs || isShaped(sentence, each))) lines.addMade(each);
      return {
        ...each,
        isExplained:
          each.dishIn === 'anywhere' ||
          mentioned.has(each) ||
          lines.makes(sentence, each) ||
          (lines.isNamed(each, quoted, THIS.test(sentence.slice(0, each.start))) && !BARE.test(sentence.slice(0, each.start))),
        without: [...each.without, ...lines.without(each)],
      };
    });
  };

  return {
    title(text) {
      const reading = read(text);
      const [claim] = reading.claims;
      if (claim) return { word: claim.words, reason: 'claim' };
      const quoted = quotedIn(text);
      lines.addTitle(reading, quoted);
      const foods = reading.named.filter(({ term }) => term.entry.where !== 'lines');
      return hitOf(
        foods.map((each) => ({
          ...each,
          without: [...each.without, ...lines.without({ ...each, isHead: true })],
          isExplained:
            each.dishIn !== undefined ||
            isQuality(each.whole) ||
            MOCK.test(reading.normal.slice(0, each.start)) ||
            lines.makes(reading.normal, each) || quoted.has(each.word),
          isShortName: mayBeSubstitute(each.term),
        })),
      );
    },

    line({ food, name, note }) {
      const names = read(`${food} | ${name}`);
      const rest = read(note ?? '');
      const hasChoice = CHOICE.test(names.normal) || CHOICE.test(rest.normal);
      const declared = hasChoice ? [] : [...names.declared, ...rest.declared];
      lines.add(names, declared, rest.claims.length > 0);
      const renamed = renamedIn(names);
      const isComposed = COMPOSED.test(names.normal) || COMPOSED.test(rest.normal);
      const inTable = tableTraits(food).find((trait) => forbidden.has(trait) && !declared.includes(trait));
      const inNote = rest.named.filter(
        (each) =>
          each.term.entry.where === 'anywhere' &&
          !PURPOSE.test(rest.normal.slice(0, each.start)) &&
          !isShaped(rest.normal, each),
      );
      // In a line, a dish is bought ready-made.
      const parts = [...names.named.filter(
        (each) => !renamed.has(each) && !(isComposed && each.term.entry.where === 'lines'),
      ), ...inNote].map((each) => ({
        ...each,
        isExplained: false,
      }));
      const hit = hitOf(parts, declared) ?? (renamed.size === 0 && !isComposed && inTable ? { word: name, reason: inTable } : undefined);
      const isKnown = isInTable(food) || names.matches.length > 0;
      lines.judge(hit ? false : isKnown || undefined);
      if (!hit) {
        lines.addFree(names);
        for (const each of rest.named) if (isShaped(rest.normal, each)) lines.addMade(each);
      }
      return hit;
    },

    step(text) {
      const sentences = sentencesOf(text).map(read);
      const claim = sentences.flatMap(({ claims }) => claims).find((each) => !lines.says(each));
      if (claim) return { word: claim.words, reason: 'claim' };
      const quoted = quotedIn(text);
      return hitOf(sentences.flatMap((sentence) => namedInStep(sentence, quoted)));
    },
  };
}

/** In "sugar, for the meringue" the line holds sugar alone. */
const PURPOSE = /(?:^|[| ])(?:for|fur) (?:the |a |an |den |das |die |eine? )?(?:\p{L}+ )?$/u;

/** "Kekse aus Hafer, Zucker und Öl": what is bought ready-made is what it is made of. */
const COMPOSED = /(?:^|[| ])(?:aus|made from|made of) \p{L}+(?:\|\p{L}+)* (?:und|and) \p{L}+/u;

/** Returns the foods of a line's plain name that its own name tells to be others: ham, if it says "Rinderschinken". */
function renamedIn({ normal, matches, named }: SentenceRead & { readonly matches: readonly Match[] }): ReadonlySet<Named> {
  const own = normal.indexOf('|');
  const words = new Set(
    matches
      .filter(({ term, start }) => term.entry.role === 'is modified' && start > own)
      .flatMap(({ term }) => term.entry.words.map((word) => normalText(word.replaceAll('*', '')))),
  );
  return new Set(named.filter(({ term, end }) => end <= own && words.has(term.letters)));
}

/** In "butter or vegan butter" the adjective applies only to the food behind it. */
const CHOICE = /(?<!-)\b(?:or|oder|alternativ\w*|bzw|wahlweise|optional)\b/;

/** "Serve with ice cream" adds a bought one; "serve with the ice cream" means the one in the title. */
const BARE = /(?:^|[| ])(?:with|mit) (?:(?!(?:the|this|your|der|dem|den|die|das) )\p{L}+ ){0,2}\p{L}*$/u;

/** "This cheese sauce" of a macaroni cheese. */
const THIS = /(?:^|[| ])(?:this|diese[rsmn]?) $/u;

/** "Your tzatziki", "für das Tsatsiki" are what the steps make. */
const OURS = /(?:^|[| ])(?:your|deine?[mnrs]?) $|^(?:for the|fur (?:das|die|den)) $/u;

/** Sentences end before a capital letter: "ca. 200 g" stays whole. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]["”“«»)]?)\s+(?=["„“»«(]?\p{Lu})/u);

/** Returns the words in quotes, as a cook writes what only looks like it: a "tuna" of chickpeas. */
const quotedIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/["„“”»«]([^"„“”»«]{1,40})["„“”»«]/gu)].flatMap(([, words = '']) => normalText(words).split(/[ |-]/)));

let held: Index | undefined;

/** Built on first use, because it is large. */
const vocabularyIndex = (): Index => (held ??= indexOf(VOCABULARY));
