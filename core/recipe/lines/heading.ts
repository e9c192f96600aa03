import { unitNamed } from '../../nutrition/unit-names.ts';

const MAX_NAME = 100;

/** Marked heading with any words: "# Mix the dough:". */
const MARKED = /^#\s+(?<name>\S.*?)\s*:$/u;

/** Heading as some programs write it: "[Dough]", "[For the sauce]:". */
const IN_BRACKETS = /^\[(\p{L}[^[\]\d]{1,60})\]:?$/u;

/**
 * Signs that a text is more than a name: a sentence that goes on, "Add 1 tsp. salt and the following", or a number at
 * the beginning.
 */
const GOES_ON = /[.!?]\s|[\n\r]|^\d/u;

/** Instruction that ends in ":". "Make the sauce:" names a section. */
const STEP =
  /\b(?:following|folgend\p{L}*|as follows|wie folgt)\b|^\s*(?:mix|combine|stir|whisk|blend|beat|toss|pour|add|put|place)\s+\p{L}+\s+\p{L}|\p{L}\s(?:\p{L}*mischen|\p{L}*rühren|\p{L}*mengen|\p{L}*geben|\p{L}*fügen|\p{L}*schlagen)\s*$/iu;

/**
 * Returns the name of the section that a line or step begins: "Dough" for "Dough:". A lone colon ends a section: its
 * name is empty. All headings are found here, so a recipe has the same ones when it is read and when it is saved.
 * @returns undefined for other lines and steps, such as "Mix the following:" or "Add 2 tbsp of oil:"
 */
export function headingIn(text: string): string | undefined {
  const trimmed = text.trim();
  const [, inBrackets] = IN_BRACKETS.exec(trimmed) ?? [];
  if (inBrackets !== undefined) return inBrackets;
  if (!trimmed.endsWith(':')) return undefined;
  const marked = MARKED.exec(trimmed)?.groups?.['name'];
  if (marked !== undefined) return marked.length <= MAX_NAME ? marked : undefined;
  const name = trimmed.slice(0, -1).trimEnd();
  const isStep = name.length > MAX_NAME || GOES_ON.test(name) || STEP.test(name) || statesAmount(name);
  return isStep ? undefined : name;
}

/** Returns the line that begins a section. `headingIn` reads the name back, whatever its words. */
export function headingText(name: string): string {
  const plain = `${name}:`;
  return headingIn(plain) === name ? plain : `# ${name}:`;
}

/** Name of a part without a colon: "Für die Füllung". */
const FOR_THE = /^(?:für (?:den|die|das)|for the) [\p{L} -]{2,40}$/iu;
const IN_MARKS = /^(?:#|\*\*|==)[^\d]*$/;

/** Returns the name of a part among ingredients, also without a colon or with marks around it. */
export function partIn(line: string): string | undefined {
  const bare = line.replace(/\*+$/, '');
  const isHeading = FOR_THE.test(line) || IN_MARKS.test(line);
  return headingIn(bare) ?? (isHeading ? bare.replace(/[\s:*#=]+$/, '').replace(/^[\s*#=]+/, '') : undefined);
}

/** "Add 2 tbsp of oil" states an amount, "Filling for 2 cakes" does not. */
const statesAmount = (name: string): boolean =>
  [...name.matchAll(/\d\s*(\p{L}{1,12})/gu)].some(([, word = '']) => {
    const unit = unitNamed(word)?.unit;
    return unit !== undefined && unit !== 'piece' && unit !== 'cm';
  });
