import { lineText } from '../lines/line.ts';
import type { Recipe } from '../recipe.ts';
import { sectionsOf, unnamedFirst } from '../sections.ts';
import { cooklangIngredients, type CooklangIngredient } from './cooklang-ingredients.ts';
import { escaped, metadata, metadataList } from './cooklang-text.ts';

/**
 * Returns a recipe in Cooklang. An ingredient stands in the first step that names it. Ingredients without such a step
 * are listed before the steps of their part. So the parts keep their ingredients, but the order within a part may
 * change. Source: https://github.com/cooklang/spec
 */
export function asCooklang(recipe: Recipe): string {
  const { language, lines, steps } = recipe;
  const parts = unnamedFirst(sectionsOf(lines, steps, language));
  const body = parts.flatMap(({ name, instructions }) => {
    const ingredients = lines
      .filter(({ section }) => section === name)
      .map((line) => lineText(line, language));
    return [
      ...(name === undefined ? [] : [`== ${escaped(name).replaceAll(/(?<!\\)=/g, String.raw`\=`)} ==`]),
      ...partText(cooklangIngredients(ingredients, language), instructions),
    ];
  });
  return `${['---', ...frontMatter(recipe), '---', '', [...body, ...notesOf(recipe)].join('\n\n')].join('\n')}\n`;
}

function frontMatter(recipe: Recipe): readonly string[] {
  const { origin, prepTime, activeTime } = recipe;
  const source = [...metadata('  name', origin?.site), ...metadata('  url', origin?.url)];
  return [
    ...metadata('title', recipe.title),
    `servings: ${recipe.servings}`,
    ...(prepTime === undefined ? [] : [`time: ${prepTime} minutes`]),
    ...(activeTime === undefined ? [] : [`prep time: ${activeTime} minutes`]),
    ...metadata('description', recipe.description),
    ...metadata('cuisine', recipe.cuisine),
    ...metadata('difficulty', recipe.difficulty),
    ...metadata('author', origin?.author),
    ...(source.length > 0 ? ['source:', ...source] : []),
    ...metadataList('tags', recipe.tags),
    ...metadataList('equipment', recipe.equipment),
    ...metadata('serving tip', recipe.servingTip),
    ...metadata('storage tip', recipe.storageTip),
    `locale: ${recipe.language}`,
  ];
}

/** Returns each line of the cook's notes as a note, which begins with ">". */
const notesOf = ({ notes = '' }: Recipe): readonly string[] =>
  notes
    .split('\n')
    .map((line) => escaped(line).replaceAll(/(?<!\\)>/g, String.raw`\>`))
    .filter((line) => line !== '')
    .map((line) => `> ${line}`);

function partText(all: readonly CooklangIngredient[], steps: readonly string[]): readonly string[] {
  let unnamed = all;
  const paragraphs = steps.map((step) => {
    const { text, named } = withIngredients(step, unnamed);
    unnamed = unnamed.filter((each) => !named.includes(each));
    return text;
  });
  const list = unnamed.map(({ mark }) => mark).join('\n');
  return [list, ...paragraphs].filter((paragraph) => paragraph !== '');
}

type Place = { readonly start: number; readonly end: number; readonly ingredient: CooklangIngredient };

/** Marks the ingredients that a step names. The longest name wins: "olive oil", not "oil". */
function withIngredients(
  step: string,
  ingredients: readonly CooklangIngredient[],
): { readonly text: string; readonly named: readonly CooklangIngredient[] } {
  const places: Place[] = [];
  for (const ingredient of ingredients.toSorted((a, b) => b.name.length - a.name.length)) {
    const start = placeOf(ingredient.name, step, places);
    if (start !== undefined) places.push({ start, end: start + ingredient.name.length, ingredient });
  }
  const ordered = places.toSorted((a, b) => a.start - b.start);
  const between = [...ordered.map(({ end }) => end), step.length].map((end, at) =>
    step.slice(at === 0 ? 0 : ordered[at - 1]?.end, ordered[at]?.start ?? end),
  );
  // Cooklang reads a paragraph of ingredients only as a list of ingredients.
  if (!between.some((text) => /[\p{L}\p{N}]/u.test(text))) return { text: escaped(step), named: [] };
  const text = between.map((plain, at) => `${escapedPart(plain)}${ordered[at]?.ingredient.mark ?? ''}`);
  return { text: text.join('').trim(), named: ordered.map(({ ingredient }) => ingredient) };
}

/** Escapes a part of a line and keeps the spaces at its ends. */
const escapedPart = (text: string): string =>
  `${/^\s/.test(text) ? ' ' : ''}${escaped(text)}${/\S\s+$/.test(text) ? ' ' : ''}`;

const SHORTEST_NAME = 3;

/** Returns the offset of an ingredient's name in a step, where it stands as a word of its own. */
function placeOf(name: string, step: string, taken: readonly Place[]): number | undefined {
  if (name.length < SHORTEST_NAME) return undefined;
  for (let start = step.indexOf(name); start >= 0; start = step.indexOf(name, start + 1)) {
    const end = start + name.length;
    const isWord = !/[\p{L}\p{N}]$/u.test(step.slice(0, start)) && !/^[\p{L}\p{N}(]/u.test(step.slice(end));
    if (isWord && taken.every((place) => end <= place.start || place.end <= start)) return start;
  }
  return undefined;
}
