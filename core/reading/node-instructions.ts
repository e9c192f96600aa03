import { isNode, isOfType, listOf, firstText, type SchemaNode } from './json/node-values.ts';
import { asSteps } from './raw-lines.ts';
import { lettersOf, plainLines } from './text/plain-text.ts';
import { lineIn, type RawLine } from './raw-recipe.ts';
import { MOST, type Work } from './text/work.ts';

const MAX_DEPTH = 5;

/** Returns the steps of a recipe node: texts, `HowToStep`s, `HowToSection`s, lists of these, or one text. */
export function instructionsOf(node: SchemaNode, work: Work): RawLine[] {
  const value = node['recipeInstructions'] ?? node['instructions'] ?? node['step'] ?? node['steps'];
  return asSteps(gathered(listOf(value), (each) => stepsOf(each, { depth: 0, work })));
}

/** Reads values until there are more steps than a recipe can have. */
function gathered(
  values: readonly unknown[],
  read: (value: unknown) => readonly RawLine[],
): readonly RawLine[] {
  const steps: RawLine[] = [];
  for (const value of values) {
    if (steps.length >= MOST.steps) break;
    steps.push(...read(value));
  }
  return steps;
}

type Place = { readonly section?: string | undefined; readonly depth: number; readonly work: Work };

/** Many references may lead to the same steps, so each reading is taken from the budget. */
function stepsOf(value: unknown, { section, depth, work }: Place): readonly RawLine[] {
  const linesIn = (text = '') => (work.spend(text.length) ? plainLines(text) : []);
  if (depth > MAX_DEPTH || !work.spend()) return [];
  if (!isNode(value)) return linesIn(firstText(value)).map((text) => lineIn(section, text));
  const children = listOf(value['itemListElement'] ?? value['steps'] ?? value['step'] ?? value['item']);
  const name = linesIn(firstText(value['name'] ?? value['Name'])).join(' ');
  const text = firstText(value['text']) ?? firstText(value['description']);
  if (isOfType(value, 'HowToSection') || (children.length > 0 && !isOfType(value, 'HowToStep'))) {
    const isNamed = !isOfType(value, 'ItemList') && !isStepNumber(name);
    const heading = isNamed ? name : section;
    const own = children.length > 0 ? children : [text];
    return gathered(own, (each) => stepsOf(each, { section: heading, depth: depth + 1, work }));
  }
  const texts =
    text === undefined
      ? gathered(children, (each) => stepsOf(each, { section, depth: depth + 1, work })).map(
          (step) => step.text,
        )
      : linesIn(text);
  return withName(name, texts).map((each) => lineIn(section, each));
}

/** Returns true for a missing name and for one that only counts: "Step 2". */
const isStepNumber = (name: string): boolean =>
  /^(?:step|schritt|étape|paso|stap|steg|trin|krok)?\d*$/.test(lettersOf(name));

/** Puts the name of a step in front of its text, unless it repeats the text or is only a number. */
function withName(name: string, texts: readonly string[]): readonly string[] {
  const [first, ...others] = texts;
  if (first === undefined) return name === '' ? [] : [name];
  const letters = lettersOf(name);
  if (isStepNumber(name)) return texts;
  if (lettersOf(texts.join('')).startsWith(letters)) return texts;
  if (/(?:\.\.\.|…)$/.test(name)) return texts;
  return [/[.:!?]$/.test(name) ? `${name} ${first}` : `${name}: ${first}`, ...others];
}
