import { foldName } from '../../nutrition/fold-name.ts';
import { foodByName } from '../../nutrition/foods/foods.ts';
import { FORMS, HARMLESS_BEGINNINGS } from '../../nutrition/name-words.ts';
import { unitNamed } from '../../nutrition/unit-names.ts';
import { remembered } from '../../language/remembered.ts';
import type { Line } from '../lines/line.ts';
import { stemOf, wordsOf } from './step-stems.ts';

/** Lines with the same name and food. A step that names one names all. */
type NamedLines = {
  readonly name: string;
  readonly food: string | undefined;
  /** Indexes of the lines. */
  readonly all: readonly number[];
  readonly bySection: ReadonlyMap<string | undefined, readonly number[]>;
};

/** `part`: one word begins or ends with the other. */
type Likeness = 'same' | 'part';

/** Lines that a word of a step may name, found by the head noun of their name. */
export type Naming = {
  readonly of: NamedLines;
  readonly how: Likeness;
  /** ID of the food that the word means on its own. */
  readonly meant: string | undefined;
  readonly before: number;
  readonly hasBefore: (word: string) => boolean;
};

/** Names of a recipe's lines, indexed by words. */
export type LineNames = {
  /** Returns the lines that a word in small letters may name: at most `MOST_NAMINGS`. */
  readonly namedBy: (word: string) => readonly Naming[];
  /** Counts compared words, as a measure of work. Returns the total. */
  readonly work: (steps?: number) => number;
};

/** Maximum number of names that one word may mean. Real recipes have fewer kinds of flour. */
const MOST_NAMINGS = 16;

/** Maximum length of a word that is searched within others, in letters. */
const LONGEST_PART = 60;

/** Returns the names of lines. Remembered per list of lines: each word of each step needs them. */
export const lineNames = remembered((lines: readonly Line[]): LineNames => {
  let steps = 0;
  const work = (more = 0) => (steps += more);
  const heads = headsOf(lines, work);
  return { namedBy: remembered((word: string) => namingsOf(word, heads, work)), work };
}, new WeakMap());

type Head = Omit<Naming, 'how' | 'meant'> & { readonly word: string };

/** Heads of names, indexed by the forms that words of steps are compared with. */
type Heads = {
  readonly byWord: Map<string, Head[]>;
  readonly byStem: Map<string, Head[]>;
  readonly byUncut: Map<string, Head[]>;
  /** By their endings of four letters and more. */
  readonly byEnd: Map<string, Head[]>;
};

function headsOf(lines: readonly Line[], work: LineNames['work']): Heads {
  const heads: Heads = { byWord: new Map(), byStem: new Map(), byUncut: new Map(), byEnd: new Map() };
  for (const of of groupsOf(lines)) {
    for (const { head, before } of namesIn(of.name)) {
      const [stems, uncut] = [new Set(before.map(stemOf)), new Set(before.map(withoutCut))];
      const hasBefore = (word: string) => stems.has(stemOf(word)) || uncut.has(withoutCut(word));
      const entry = { of, word: head, before: before.length, hasBefore };
      work(1 + before.length);
      add(heads.byWord, head, entry);
      add(heads.byStem, stemOf(head), entry);
      add(heads.byUncut, withoutCut(head), entry);
      if (GENERIC.has(head)) continue;
      for (const end of endsOf(head)) add(heads.byEnd, end, entry);
    }
  }
  return heads;
}

function groupsOf(lines: readonly Line[]): readonly NamedLines[] {
  const groups = Map.groupBy(lines.keys(), (at) => `${lines[at]?.food ?? ''}\n${lines[at]?.name}`);
  return [...groups.values()].flatMap((all) => {
    const line = lines[all[0] ?? 0];
    const bySection = Map.groupBy(all, (at) => lines[at]?.section);
    return line ? [{ name: line.name, food: line.food, all, bySection }] : [];
  });
}

function add(heads: Map<string, Head[]>, key: string, head: Head): void {
  const held = heads.get(key);
  if (!held) heads.set(key, [head]);
  else if (held.length < MOST_NAMINGS) held.push(head);
}

/** Returns the endings of a word that may be a head: "tomatoes" of "Rispentomaten". The German "Öl" has two letters. */
function endsOf(word: string): readonly string[] {
  if (word.length > LONGEST_PART) return [];
  const ends = Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => word.slice(at));
  return word.endsWith('öl') ? [...ends, 'öl'] : ends;
}

function namingsOf(word: string, heads: Heads, work: LineNames['work']): readonly Naming[] {
  const same = new Set([
    ...(heads.byStem.get(stemOf(word)) ?? []),
    ...(heads.byUncut.get(withoutCut(word)) ?? []),
  ]);
  const parts = new Set(GENERIC.has(word) ? [] : partsOf(word, heads).filter((head) => !same.has(head)));
  work(1 + same.size + parts.size);
  const meant = same.size + parts.size > 0 ? foodByName(word)?.id : undefined;
  return [
    ...[...same].map((head) => ({ ...head, how: 'same' as const, meant })),
    ...[...parts].map((head) => ({ ...head, how: 'part' as const, meant })),
  ]
    .filter((head) => !isOtherFood(word, head))
    .slice(0, MOST_NAMINGS);
}

/** Returns the heads that begin or end a word, or that end with it. */
function partsOf(word: string, { byEnd, byWord, byStem }: Heads): readonly Head[] {
  if (word.length > LONGEST_PART) return [];
  const kinds = Array.from({ length: Math.max(0, word.length - 4) }, (_, at) => at + 1)
    .filter((at) => byWord.has(word.slice(at)) && HARMLESS_BEGINNINGS.has(foldName(word.slice(0, at))))
    .map((at) => word.slice(at));
  const squeezed = SQUEEZED.filter((part) => word.endsWith(part)).map((part) => word.slice(0, -part.length));
  return [
    ...(byEnd.get(word) ?? []),
    ...kinds.flatMap((head) => byWord.get(head) ?? []),
    ...squeezed.flatMap((fruit) => byStem.get(stemOf(fruit)) ?? []),
  ].filter((head) => !GENERIC.has(head.word));
}

/** "Peppers" do not name black pepper, although the words are similar. */
const isOtherFood = (word: string, { word: head, of: { food }, meant }: Head & Naming): boolean =>
  word === `${head}s` && food === foodByName(head)?.id && ![undefined, food].includes(meant);

type Name = {
  readonly head: string;
  /** Words before the head. */
  readonly before: readonly string[];
};

/**
 * Returns the names to search for: "olive oil" also as "oil"; "salt and black pepper" and "leeks (spring onions)" as
 * two names; "oil for frying" and "chicken breast" also in short.
 */
function namesIn(name: string): readonly Name[] {
  return name
    .split(/[,&()]| and | or | und | oder /)
    .map((each) => wordsOf(each.replace(PURPOSE, '')))
    .flatMap((words) => {
      const head = words.at(-1);
      if (head === undefined) return [];
      const whole = { head, before: words.slice(0, -1) };
      const inner = words.at(-2);
      const isCut = inner !== undefined && (CUTS.has(head) || (unitNamed(head) && foodByName(inner)));
      return isCut ? [whole, { head: inner, before: words.slice(0, -2) }] : [whole];
    });
}

const PURPOSE = / (?:for|to|in|with|without|from|für|zum|zur|im|mit|ohne|aus) .*/i;

/** Last words of a name that only tell the cut, besides units. */
const CUTS = new Set(
  'breast breasts thigh thighs leg legs mince florets floret kernels steak steaks hearts shoulder zest juice seeds seed'.split(
    ' ',
  ),
);

/** Last words that too many foods share. */
const GENERIC = new Set(
  'powder pulver sauce soße sosse saft juice zest schale paste mark puree püree seeds seed samen kerne flakes flocken leaves leaf blätter syrup sirup mix mischung seasoning gewürz extract extrakt essence spread'.split(
    ' ',
  ),
);

/** Tells whether a word needs the words before it to name a food. */
export const isGeneric = (word: string): boolean => GENERIC.has(word);

/** Products of a fruit: "Zitronensaft" uses the line with the lemon. */
const SQUEEZED = ['saft', 'schale', 'abrieb'];

/** Removes a cut: "Zwiebelringe" become onions. */
function withoutCut(word: string): string {
  const folded = foldName(word);
  const form = ['fruchtfleisch', ...FORMS].find(
    (each) => folded.length > each.length + 2 && folded.endsWith(each),
  );
  return stemOf(form === undefined ? folded : folded.slice(0, -form.length));
}
