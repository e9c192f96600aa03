import { normalText } from './vocabulary/normal-text.ts';
import { find, indexOf, type Index } from './finder.ts';
import { newLineMemory } from './line-memory.ts';
import { ownEntry, traitsNamed } from './own-words.ts';
import { readingOf, type Named } from './reading.ts';
import { tableTraits } from './table-traits.ts';
import { EXCLUDED_BY_DIET, type GuardTrait } from './vocabulary/trait.ts';
import { VOCABULARY } from './vocabulary/vocabulary.ts';
import type { Avoid } from '../../nutrition/avoid.ts';
import type { Diet } from '../../recipe/recipe.ts';

/** Why a text is not shown: a word, and what it stands for that must not be there. */
export type Hit = { readonly word: string; readonly reason: Reason };

/** A trait that the cook avoids or nobody is served, a word of the cook's own, or a promise nobody may make. */
type Reason = GuardTrait | 'own word' | 'claim';

/** The words of a line of a draft; `food` is English, the others are the recipe's. */
type LineWords = { readonly food: string; readonly name: string; readonly note: string | null };

/** What of a cook's preferences the guard keeps to. */
export type Avoided = { readonly dietaryPreferences: readonly Diet[]; readonly avoid: Avoid };

/** Reads the parts of a recipe in their order; what a line calls by its full name, a later step may call for short. */
export type Guard = {
  title(text: string): Hit | undefined;
  line(line: LineWords): Hit | undefined;
  step(text: string): Hit | undefined;
};

/**
 * A guard that knows what a cook avoids, for one recipe. What is dangerous, and what claims that the dish is free from
 * something, no cook is shown. Never throws; takes a time that grows with the text.
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

  const hitOf = (named: readonly Named[], also: readonly GuardTrait[] = []): Hit | undefined => {
    const present = named.filter(({ isAbsent }) => !isAbsent);
    for (const { word, term, traits, without } of present) {
      const reason = traits.find((trait) => forbidden.has(trait) && ![...without, ...also].includes(trait));
      if (reason) return { word, reason };
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
      return hitOf([...names.named, ...inNote], declared) ?? (inTable && { word: name, reason: inTable });
    },

    step(text) {
      const { named, claims } = read(text);
      const claim = claims.find((each) => !lines.says(each));
      if (claim) return { word: claim.words, reason: 'claim' };
      const foods = named.filter(({ term }) => term.entry.where === 'anywhere');
      return hitOf(foods.map((each) => ({ ...each, without: [...each.without, ...lines.without(each)] })));
    },
  };
}

/** In "butter or vegan butter" the adjective counts for what stands behind it alone. */
const CHOICE = /\b(?:or|oder|alternativ\w*|bzw|wahlweise|optional)\b/;

let held: Index | undefined;

/** Made when it is first needed: it is large. */
const vocabularyIndex = (): Index => (held ??= indexOf(VOCABULARY));
