import type { Recipe } from '../recipe.ts';
import type { Section } from '../sections.ts';
import { sectionsOf, unnamedFirst } from '../sections.ts';
import { oneLine } from './cooklang-text.ts';
import { MESSAGE_WORDS } from './message-words.ts';

/**
 * Returns a recipe as plain text for a message: title, servings, times, ingredients by part, numbered steps, source.
 * Without markup and private fields. `readMessage` reads it back.
 */
export function asPlainText(recipe: Recipe): string {
  const words = MESSAGE_WORDS[recipe.language];
  const sections = unnamedFirst(sectionsOf(recipe.lines, recipe.steps, recipe.language));
  const { ingredients, instructions } = words;
  const blocks = [
    [oneLine(recipe.title)],
    factsOf(recipe),
    [ingredients, ...inParts(sections, 'ingredients', () => '•')],
    recipe.steps.length > 0
      ? [instructions, ...inParts(sections, 'instructions', (number) => `${number}.`)]
      : [],
    sourceOf(recipe),
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function factsOf({ servings, prepTime, activeTime, language }: Recipe): readonly string[] {
  const words = MESSAGE_WORDS[language];
  return [
    `${servings} ${servings === 1 ? words.serving : words.servings}`,
    ...(prepTime === undefined ? [] : [`${words.total}: ${prepTime} ${words.minutes}`]),
    ...(activeTime === undefined ? [] : [`${words.active}: ${activeTime} ${words.minutes}`]),
  ];
}

/** @param markAt sign before a line, by its number; numbers go on from part to part */
function inParts(
  sections: readonly Section[],
  kind: 'ingredients' | 'instructions',
  markAt: (number: number) => string,
): readonly string[] {
  let number = 0;
  return sections
    .filter((section) => section[kind].length > 0)
    .flatMap(({ name, [kind]: texts }) => [
      ...(name === undefined ? [] : ['', `${oneLine(name)}:`]),
      ...texts.map((text) => {
        number += 1;
        return `${markAt(number)} ${oneLine(text)}`;
      }),
    ]);
}

function sourceOf({ origin = { type: 'own' }, language }: Recipe): readonly string[] {
  const words = MESSAGE_WORDS[language];
  return [
    ...(origin.author ? [`${words.by} ${oneLine(origin.author)}`] : []),
    ...(origin.site ? [`${words.source}: ${oneLine(origin.site)}`] : []),
    ...(origin.url ? [origin.url] : []),
  ];
}
