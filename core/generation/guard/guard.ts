import { normalText } from './vocabulary/normal-text.ts';
import { find, indexOf, type Index } from './finder.ts';
import { newLineMemory } from './line-memory.ts';
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
  /** True if the word names a dish, which the lines may still show to be free of it. */
  readonly isOfDish?: true;
};

/** Trait that the user avoids or nobody is served, one of the user's own words, or a claim that no recipe may make. */
type Reason = GuardTrait | 'own word' | 'claim';

/** Words of a draft's line. `food` is English; name and note are in the recipe's language. */
type LineWords = { readonly food: string; readonly name: string; readonly note: string | null };

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
export function guardFor(avoided: Avoided): Guard {
  const forbidden = forbiddenBy(avoided);
  const read = readerWith(avoided.avoid.words);
  const lines = newLineMemory();

  const hitOf = (named: readonly Named[], also: readonly GuardTrait[] = []): Hit | undefined => {
    const present = named.filter(
      ({ isAbsent, dishIn, term }) => !isAbsent && !(dishIn && !term.entry.isOwn && lines.areFree()),
    );
    for (const { word, term, traits, without, dishIn } of present) {
      const reason = traits.find((trait) => forbidden.has(trait) && ![...without, ...also].includes(trait));
      if (reason) return { word, reason, ...(dishIn && { isOfDish: true }) };
      if (term.entry.isOwn) return { word, reason: 'own word' };
    }
    const foraged = present.find(({ traits }) => traits.includes('foraged'));
    const hasMushrooms = present.some(({ traits }) => traits.includes('mushrooms'));
    return foraged && hasMushrooms ? { word: foraged.word, reason: 'foraged' } : undefined;
  };

  return {
    title(text) {
      const { named, claims } = read(text);
      const [claim] = claims;
      if (claim) return { word: claim.words, reason: 'claim' };
      return hitOf(named.filter(({ term }) => term.entry.where !== 'lines'));
    },

    line({ food, name, note }) {
      const names = read(`${food} | ${name}`);
      const rest = read(note ?? '');
      const hasChoice = CHOICE.test(names.normal) || CHOICE.test(rest.normal);
      const declared = hasChoice ? [] : [...names.declared, ...rest.declared];
      lines.add(names, declared, rest.claims.length > 0);
      const inTable = tableTraits(food).find((trait) => forbidden.has(trait) && !declared.includes(trait));
      const inNote = rest.named.filter(({ term }) => term.entry.where === 'anywhere');
      // In a line, a dish is bought ready-made.
      const parts = [...names.named, ...inNote].map((each) => ({ ...each, dishIn: undefined }));
      const hit = hitOf(parts, declared) ?? (inTable && { word: name, reason: inTable });
      const isKnown = isInTable(food) || names.matches.length > 0;
      lines.judge(hit ? false : isKnown || undefined);
      return hit;
    },

    step(text) {
      const { named, claims } = read(text);
      const claim = claims.find((each) => !lines.says(each));
      if (claim) return { word: claim.words, reason: 'claim' };
      const foods = named.filter(({ term }) => term.entry.where === 'anywhere');
      return hitOf(
        foods.map((each) => ({
          ...each,
          dishIn: each.dishIn === 'anywhere' ? each.dishIn : undefined,
          without: [...each.without, ...lines.without(each)],
        })),
      );
    },
  };
}

function readerWith(ownWords: readonly string[]) {
  const indexes = [vocabularyIndex(), indexOf(ownWords.map(ownEntry))];
  return (text: string) => {
    const normal = normalText(text);
    const matches = find(normal, indexes);
    return { normal, matches, ...readingOf(normal, matches) };
  };
}

const forbiddenBy = ({ dietaryPreferences, avoid }: Avoided): ReadonlySet<GuardTrait> =>
  new Set([
    ...avoid.allergens,
    ...dietaryPreferences.flatMap((diet) => EXCLUDED_BY_DIET[diet]),
    ...avoid.words.flatMap(traitsNamed),
    'inedible',
    'wild',
  ]);

/** In "butter or vegan butter" the adjective applies only to the food behind it. */
const CHOICE = /\b(?:or|oder|alternativ\w*|bzw|wahlweise|optional)\b/;

let held: Index | undefined;

/** Built on first use, because it is large. */
const vocabularyIndex = (): Index => (held ??= indexOf(VOCABULARY));
