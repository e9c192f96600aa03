import { isNode, isOfType, listOf, textOf, type SchemaNode } from './json/node-values.ts';
import { asSteps } from './raw-lines.ts';
import { lettersOf, linesOf, oneLine } from './text/plain-text.ts';
import type { RawLine } from './raw-recipe.ts';

const MAX_DEPTH = 5;

/** Returns the steps of a recipe node: texts, `HowToStep`s, `HowToSection`s, lists of these, or one text. */
export function instructionsOf(node: SchemaNode): RawLine[] {
  const value = node['recipeInstructions'] ?? node['instructions'] ?? node['step'] ?? node['steps'];
  return asSteps(listOf(value).flatMap((each) => stepsOf(each, undefined, 0)));
}

function stepsOf(value: unknown, section: string | undefined, depth: number): readonly RawLine[] {
  if (depth > MAX_DEPTH) return [];
  if (!isNode(value)) return linesOf(textOf(value) ?? '').map((text) => inSection(text, section));
  const children = listOf(value['itemListElement'] ?? value['steps'] ?? value['step'] ?? value['item']);
  const name = oneLine(textOf(value['name'] ?? value['Name']) ?? '');
  const text = textOf(value['text']) ?? textOf(value['description']);
  if (isOfType(value, 'HowToSection') || (children.length > 0 && !isOfType(value, 'HowToStep'))) {
    const heading = isOfType(value, 'ItemList') || name === '' ? section : name;
    const own = children.length > 0 ? children : [text];
    return own.flatMap((each) => stepsOf(each, heading, depth + 1));
  }
  const texts =
    text === undefined
      ? children.flatMap((each) => stepsOf(each, section, depth + 1).map((step) => step.text))
      : linesOf(text);
  return withName(name, texts).map((each) => inSection(each, section));
}

const inSection = (text: string, section: string | undefined): RawLine =>
  section === undefined ? { text } : { text, section };

/** Puts the name of a step in front of its text, unless it repeats the text or is only a number. */
function withName(name: string, texts: readonly string[]): readonly string[] {
  const [first, ...others] = texts;
  if (first === undefined) return name === '' ? [] : [name];
  const letters = lettersOf(name);
  if (letters === '' || /^(?:step|schritt|étape|paso|stap|steg|trin|krok)?\d*$/.test(letters)) return texts;
  if (lettersOf(texts.join('')).startsWith(letters)) return texts;
  if (/(?:\.\.\.|…)$/.test(name)) return texts;
  return [/[.:!?]$/.test(name) ? `${name} ${first}` : `${name}: ${first}`, ...others];
}
