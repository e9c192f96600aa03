import type { Language } from '#core/language.ts';
import { capitalised, listed, type Text } from './words.ts';

/** Way to prepare a food for cutting. */
export type Cleaning = keyof typeof CLEANING;

type Phrases = Readonly<Record<Language, readonly string[]>> & { readonly isReady?: true };

/** Instructions for a food, `{x}`, before cutting. Some foods need no cutting afterwards. */
const CLEANING = {
  peel: { en: ['peel {x}'], de: ['schälen'] },
  wash: { en: ['wash {x}'], de: ['waschen'] },
  wipe: { en: ['wipe {x} clean'], de: ['sauber abreiben'] },
  trim: { en: ['wash and trim {x}'], de: ['waschen', 'putzen'] },
  snap: { en: ['wash and trim {x}'], de: ['waschen', 'von den holzigen Enden befreien'] },
  split: {
    en: ['trim {x}', 'halve {it} lengthwise', 'wash {it} well'],
    de: ['putzen', 'längs halbieren', 'gründlich waschen'],
  },
  stalk: {
    en: ['trim and core {x}'],
    de: ['putzen', 'vom Strunk befreien'],
  },
  seed: { en: ['wash, halve and seed {x}'], de: ['waschen', 'halbieren', 'entkernen'] },
  core: { en: ['wash, quarter and core {x}'], de: ['waschen', 'vierteln', 'entkernen'] },
  stone: { en: ['wash, halve and stone {x}'], de: ['waschen', 'halbieren', 'entsteinen'] },
  scoop: {
    en: ['halve and stone {x}', 'scoop out the flesh'],
    de: ['halbieren', 'entkernen', 'aus der Schale lösen'],
  },
  flesh: {
    en: ['peel {x}', 'cut the flesh off the stone'],
    de: ['schälen', 'vom Stein lösen'],
  },
  hollow: {
    en: ['halve, seed and peel {x}'],
    de: ['halbieren', 'entkernen', 'schälen'],
  },
  rind: { en: ['cut the rind off {x}'], de: ['aus der Schale schneiden'] },
  strip: { en: ['peel and core {x}'], de: ['schälen', 'vom harten Strunk befreien'] },
  pat: { en: ['pat {x} dry'], de: ['trocken tupfen'] },
  dry: { en: ['pat {x} dry'], de: ['trocken tupfen'], isReady: true },
  drain: { en: ['drain {x}'], de: ['abtropfen lassen'], isReady: true },
  crumble: { en: ['break up {x} with a fork'], de: ['mit einer Gabel zerteilen'], isReady: true },
  pith: { en: ['peel {x} down to the flesh'], de: ['samt der weißen Haut schälen'] },
  tear: { en: ['wash {x}', 'tear {it} into pieces'], de: ['waschen', 'in Stücke zupfen'], isReady: true },
  rinse: { en: ['wash {x}', 'drain {it} well'], de: ['waschen', 'gut abtropfen lassen'], isReady: true },
  pulp: {
    en: ['halve {x}', 'scoop out the pulp'],
    de: ['halbieren', 'das Fruchtmark auslöffeln'],
    isReady: true,
  },
  kernels: {
    en: ['halve {x}', 'knock out the seeds with a spoon'],
    de: ['halbieren', 'die Kerne mit einem Löffel herausklopfen'],
    isReady: true,
  },
} as const satisfies Record<string, Phrases>;

/** A food as the ingredient list names it, with its preparation. */
export type ToClean = { readonly name: string; readonly isPlural: boolean; readonly clean: Cleaning };

/**
 * "Peel the carrots and cut them into slices.", "Peel the carrots and potatoes. Wash and trim the courgette. Cut
 * everything into slices."
 * @param cut the next instruction for `{it}`: "cut {it} into slices", "in Scheiben schneiden"
 */
export function cleanAndCut(foods: readonly ToClean[], cut: Text, language: Language): string {
  const groups = [...Map.groupBy(foods, ({ clean }) => clean)];
  const uncut = groups.filter(([clean]) => !isReady(clean));
  const [only] = uncut;
  if (only && uncut.length === 1) {
    const ready = groups.filter(([clean]) => isReady(clean));
    return [
      cleaned(...only, language, cut[language]),
      ...ready.map((group) => cleaned(...group, language)),
    ].join(' ');
  }
  const sentences = groups.map((group) => cleaned(...group, language));
  if (uncut.length > 1)
    sentences.push(
      language === 'de' ? `Alles ${cut.de}.` : `${capitalised(cut.en.replaceAll('{it}', 'everything'))}.`,
    );
  return sentences.join(' ');
}

/** Returns true if nothing is left to cut. */
export const isReady = (clean: Cleaning): boolean => {
  const phrases: Phrases = CLEANING[clean];
  return phrases.isReady === true;
};

/** Returns one sentence for foods that are cleaned alike. */
function cleaned(clean: Cleaning, foods: readonly ToClean[], language: Language, cut?: string): string {
  const names = listed(
    foods.map(({ name }) => name),
    language,
  );
  const phrases: readonly string[] = CLEANING[clean][language];
  const deeds = cut ? [...phrases, cut] : phrases;
  if (language === 'de') return `${capitalised(names)} ${listed(deeds, language)}.`;
  const isOne = foods.length === 1 && !foods[0]?.isPlural;
  return capitalised(
    `${listed(deeds, language)
      .replace('{x}', `the ${names}`)
      .replaceAll('{it}', isOne ? 'it' : 'them')}.`,
  );
}
