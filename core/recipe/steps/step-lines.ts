import { FORMS, HARMLESS_BEGINNINGS } from '../../nutrition/name-words.ts';
import { foldName } from '../../nutrition/fold-name.ts';
import { foodByName } from '../../nutrition/foods/foods.ts';
import type { Line } from '../lines/line.ts';
import { stemOf } from './step-stems.ts';

/**
 * Splits the lines of a recipe into those that a step names and the others. A hint, based on words alone. The head
 * noun of a name decides; a head that many foods share, such as "powder", also needs the words before it.
 * @param section part of the dish that the step belongs to: "the flour" is then that of the dough
 */
export function linesOfStep<Numbered extends { readonly line: Line }>(
  step: string,
  lines: readonly Numbered[],
  section?: string,
): { named: Numbered[]; others: Numbered[] } {
  const words = wordsOf(step);
  const spans = lines.flatMap((numbered) => spansOf(numbered, words));
  const meant = withoutWeaker(spans, words).map(({ of }) => of);
  const isOwn = ({ line }: Numbered) => line.section === section;
  const own = new Set(meant.filter(isOwn).map(({ line }) => line.food ?? line.name));
  const kept = new Set(meant.filter((each) => isOwn(each) || !own.has(each.line.food ?? each.line.name)));
  const { named = [], others = [] } = Object.groupBy(lines, (each) => (kept.has(each) ? 'named' : 'others'));
  return { named, others };
}

/** Word indexes between which a step names a line. */
type Span<Of> = {
  readonly of: Of;
  readonly from: number;
  readonly to: number;
  readonly how: Likeness;
  /** True if all words of the name are in it. */
  readonly isWhole: boolean;
};

/** `part`: one word begins or ends with the other. */
type Likeness = 'same' | 'part';

type Name = {
  readonly head: string;
  /** Words before the head. */
  readonly before: readonly string[];
};

function spansOf<Of extends { readonly line: Line }>(of: Of, words: readonly string[]): Span<Of>[] {
  return namesOf(of.line.name).flatMap(({ head, before }) =>
    words.flatMap((word, to) => {
      const how = likeness(word, head);
      if (!how || isOtherFood(word, head, of.line)) return [];
      let from = to;
      while (from > 0 && before.some((each) => likeness(words[from - 1] ?? '', each) === 'same')) from -= 1;
      const isBare = from === to && before.length > 0;
      return isBare && GENERIC.has(word) ? [] : [{ of, from, to, how, isWhole: before.length === 0 }];
    }),
  );
}

/**
 * Drops weaker matches inside stronger ones: "curry powder" does not name the stock powder, nor "rice vinegar" the
 * rice.
 */
function withoutWeaker<Of extends { readonly line: Line }>(
  spans: readonly Span<Of>[],
  words: readonly string[],
): readonly Span<Of>[] {
  return spans.filter(({ from, to, how, of, isWhole }) => {
    const rivals = spans.filter((other) => other.of !== of && other.from <= from && other.to >= to);
    if (rivals.some((other) => other.to - other.from > to - from)) return false;
    if (how === 'part' && rivals.some((other) => other.how === 'same')) return false;
    if (from < to || isWhole) return true;
    // "Season with pepper" means the spice, even if the recipe has peppers; "pepper strips" does not.
    const meant = foodByName(words[to] ?? '')?.id;
    const isMeant = ({ line }: Of) => (line.food === meant) !== PIECES.has(words[to + 1] ?? '');
    return meant === undefined || isMeant(of) || !rivals.some((other) => isMeant(other.of));
  });
}

/** "Peppers" do not name black pepper, though the words are similar. */
const isOtherFood = (word: string, head: string, { food }: Line): boolean =>
  word === `${head}s` && food === foodByName(head)?.id && ![undefined, food].includes(foodByName(word)?.id);

const PIECES = new Set(['strips', 'slices', 'rounds', 'rings', 'pieces', 'chunks', 'halves', 'wedges']);

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/**
 * Returns the names to look for: "olive oil" also as "oil"; "salt and black pepper" and "leeks (spring onions)" as two
 * names; "oil for frying" and "chicken breast" in shorter forms.
 */
function namesOf(name: string): readonly Name[] {
  return name
    .split(/[,&()]| and | or | und | oder /)
    .map((each) => wordsOf(each.replace(PURPOSE, '')))
    .flatMap((words) => {
      const head = words.at(-1);
      if (head === undefined) return [];
      const whole = { head, before: words.slice(0, -1) };
      const inner = words.at(-2);
      const isCut = inner !== undefined && CUTS.has(head);
      return isCut ? [whole, { head: inner, before: words.slice(0, -2) }] : [whole];
    });
}

const PURPOSE = / (?:for|to|in|with|without|from|für|zum|zur|im|mit|ohne|aus) .*/i;

/** Last words of a name that only say how the food is cut. */
const CUTS = new Set(
  'clove cloves leaf leaves fillet fillets breast breasts thigh thighs leg legs mince florets floret stalks stalk sprigs sprig kernels slices slice wedges steak steaks heads head hearts shoulder zest juice seeds seed'.split(
    ' ',
  ),
);

/** Last words that too many foods share. */
const GENERIC = new Set(
  'powder pulver sauce soße sosse saft juice zest schale paste mark puree püree seeds seed samen kerne flakes flocken leaves leaf blätter syrup sirup mix mischung seasoning gewürz extract extrakt essence spread'.split(
    ' ',
  ),
);

function likeness(word: string, head: string): Likeness | undefined {
  if (word === head || stemOf(word) === stemOf(head) || withoutCut(word) === withoutCut(head)) return 'same';
  if (GENERIC.has(word) || GENERIC.has(head)) return undefined;
  const isEnd = (word.length > 3 || word === 'öl') && head.endsWith(word);
  const isKind =
    head.length > 3 && word.endsWith(head) && HARMLESS_BEGINNINGS.has(foldName(word.slice(0, -head.length)));
  const isSqueezed = SQUEEZED.some(
    (part) => word.endsWith(part) && stemOf(word.slice(0, -part.length)) === stemOf(head),
  );
  return isEnd || isKind || isSqueezed ? 'part' : undefined;
}

/** Products of a fruit: "Zitronensaft" uses the line's lemon. */
const SQUEEZED = ['saft', 'schale', 'abrieb'];

/** Removes a cut: "Zwiebelringe" are onions. */
function withoutCut(word: string): string {
  const folded = foldName(word);
  const form = ['fruchtfleisch', ...FORMS].find(
    (each) => folded.length > each.length + 2 && folded.endsWith(each),
  );
  return stemOf(form === undefined ? folded : folded.slice(0, -form.length));
}
