import { foldName, stemName } from './fold-name.ts';

/** What is done to a food before a cook has it. A smoked food `x` has the ID `smoked-x`. */
export const STATES = ['dried', 'cooked', 'boiled', 'canned', 'smoked', 'frozen'] as const;
export type State = (typeof STATES)[number];

/** Words for each state in both languages, and how German compounds of it begin. They are compared by stem. */
const WORDS: Record<State, { readonly words: ReadonlySet<string>; readonly beginning?: string }> = {
  dried: { words: stemsOf('dried dry getrocknet getr gerebelt rebelt trocken'), beginning: 'trocken' },
  cooked: { words: stemsOf('cooked gekocht gegart vorgegart vorgekocht precooked pre-cooked') },
  boiled: { words: stemsOf('boiled hartgekocht gekocht') },
  canned: { words: stemsOf('canned tinned can cans tin tins dose dosen konserve'), beginning: 'dosen' },
  smoked: { words: stemsOf('smoked geraeuchert'), beginning: 'raeucher' },
  frozen: { words: stemsOf('frozen tiefgekuehlt tiefgefroren gefroren tk'), beginning: 'tiefkuehl' },
};

function stemsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map((word) => stemName(foldName(word))));
}

/** "Thyme, dried" is dried; something "washed and dried" is not. */
export const statesOf = (name: readonly string[], hints: readonly string[] = []): readonly State[] =>
  STATES.filter((state) =>
    name.concat(state === 'dried' ? hints.slice(0, 1) : hints).some((stem) => WORDS[state].words.has(stem)),
  );

export const isState = (stem: string): boolean => STATES.some((state) => WORDS[state].words.has(stem));

/** Returns the state that the name of a food says: "tinned tomatoes", "TK-Erbsen", "Räucherlachs". */
export function stateIn(name: string): State | undefined {
  const folded = foldName(name).split(' ');
  const [state] = statesOf(folded.map(stemName));
  return state ?? STATES.find((each) => folded.some((word) => beginsWith(word, WORDS[each].beginning)));
}

const beginsWith = (word: string, beginning = word): boolean =>
  word.length > beginning.length && word.startsWith(beginning);
