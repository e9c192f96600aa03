import { foldName, stemName, stemsOf } from './fold-name.ts';
import type { Unit } from './units.ts';

/** States in which a cook has a food. A smoked food `x` has the ID `smoked-x`. */
export const STATES = ['dried', 'cooked', 'boiled', 'canned', 'smoked', 'frozen'] as const;
export type State = (typeof STATES)[number];

/** Words for each state in both languages, and how German compounds of it begin. They are compared by stem. */
const WORDS: Record<State, { readonly words: ReadonlySet<string>; readonly beginning?: string }> = {
  dried: { words: among('dried dry getrocknet getr gerebelt rebelt trocken'), beginning: 'trocken' },
  cooked: { words: among('cooked gekocht gegart vorgegart vorgekocht precooked pre-cooked') },
  boiled: { words: among('boiled hartgekocht gekocht') },
  canned: { words: among('canned tinned can cans tin tins dose dosen konserve'), beginning: 'dosen' },
  smoked: { words: among('smoked geraeuchert'), beginning: 'raeucher' },
  frozen: { words: among('frozen tiefgekuehlt tiefgefroren gefroren tk'), beginning: 'tiefkuehl' },
};

function among(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(stemsOf));
}

/** "Thyme, dried" is dried; something "washed and dried" is not. */
export const statesOf = (name: readonly string[], hints: readonly string[] = []): readonly State[] =>
  STATES.filter((state) =>
    name.concat(state === 'dried' ? hints.slice(0, 1) : hints).some((stem) => WORDS[state].words.has(stem)),
  );

export const isState = (stem: string): boolean => STATES.some((state) => WORDS[state].words.has(stem));

/**
 * Returns the state of a food: as its unit says, "a can of tomatoes", or its name, "TK-Erbsen", "Räucherlachs".
 * @param behind what follows the name: "aus der Dose"
 */
export function stateOf(name: string, unit: Unit | undefined, behind = ''): State | undefined {
  if (unit === 'can' || unit === 'jar' || OUT_OF_A_TIN.test(behind)) return 'canned';
  const folded = foldName(name).split(' ');
  const [state] = statesOf(folded.map(stemName));
  return state ?? STATES.find((each) => folded.some((word) => beginsWith(word, WORDS[each].beginning)));
}

const OUT_OF_A_TIN =
  /^(?:im glas|aus (?:der dose|dem glas)|(?:in|from) (?:a |an |the )?(?:jar|tin|can)s?)(?!\p{L})/iu;

const beginsWith = (word: string, beginning = word): boolean =>
  word.length > beginning.length && word.startsWith(beginning);
