import { lineIn, type RawLine } from '../raw-recipe.ts';
import { supportedLanguage } from '../../language.ts';
import { difficultyOf } from './difficulty.ts';
import { filled } from './fields.ts';
import { minutesIn } from '../json/node-values.ts';
import { timesOf } from '../text-facts.ts';
import type { FileRecipe } from './file-recipe.ts';
import { splitMetadata, type Metadata } from './cooklang-metadata.ts';
import { MOST } from '../text/work.ts';
import { readStep, withEscapes, withoutEscapes, type ReadStep } from './cooklang-step.ts';

const MAX_TEXT = 200_000;

type Block = { readonly text: string; readonly section: string; readonly isNote: boolean };

/**
 * Reads a recipe in Cooklang. Its ingredients stand in its steps.
 * @param title the name of its file, if the recipe has none
 */
export function readCooklang(text: string, title: string): FileRecipe {
  const { metadata, body } = splitMetadata(text.slice(0, MAX_TEXT));
  const blocks = blocksOf(body.map(withoutEscapes));
  const steps = blocks
    .filter(({ isNote }) => !isNote)
    .map((block) => ({ ...block, read: readStep(block.text) }));
  const first = (...keys: readonly string[]) => firstOf(metadata, keys);
  const language = supportedLanguage([first('locale', 'language', 'lang')]);
  const url = [...metadata].find(
    ([key, [value = '']]) => /^(?:source|url)/.test(key) && key !== 'source.name' && /^https?:/i.test(value),
  );
  return {
    recipe: {
      title: first('title', 'name') ?? title,
      ingredients: steps
        .flatMap(({ section, read }) => ingredientLines(read, section))
        .slice(0, MOST.ingredients),
      instructions: steps
        .filter(({ read }) => read.text !== '' && !read.isList)
        .map(({ section, read }) => lineIn(withEscapes(section), withEscapes(read.text))),
      tags: ['tags', 'tag', 'course', 'category', 'meal'].flatMap((key) => listed(metadata, key)),
      ...timesOf({
        total: minutesIn(first('time', 'total time', 'time required', 'duration', 'time.total')),
        prep: minutesIn(first('prep time', 'time.prep')),
        cook: minutesIn(first('cook time', 'time.cook')),
      }),
      ...filled({
        yields: first('servings', 'serves', 'yield'),
        description: first('description', 'introduction'),
        cuisine: first('cuisine'),
        author: first('author', 'source.author'),
        site: first('source.name'),
        url: url?.[1][0],
        language,
      }),
    },
    app: first('source.name', 'source') && !url ? (first('source.name', 'source') ?? 'Cooklang') : 'Cooklang',
    notes: blocks.filter(({ isNote }) => isNote).map((note) => withEscapes(note.text)),
    equipment: [
      ...new Set([
        ...(metadata.get('equipment') ?? []),
        ...steps.flatMap(({ read }) => read.cookware.map(withEscapes)),
      ]),
    ],
    ...filled({
      servingTip: first('serving tip'),
      storageTip: first('storage tip'),
      difficulty: difficultyOf(first('difficulty') ?? ''),
    }),
  };
}

const firstOf = (metadata: Metadata, keys: readonly string[]): string | undefined =>
  keys.map((key) => metadata.get(key)?.[0]).find(Boolean);

const listed = (metadata: Metadata, key: string): readonly string[] =>
  (metadata.get(key) ?? []).flatMap((value) => value.split(',').map((each) => each.trim())).filter(Boolean);

const ingredientLines = ({ ingredients }: ReadStep, section: string): readonly RawLine[] =>
  ingredients.map(({ name, amount, note }) =>
    lineIn(
      withEscapes(section),
      withEscapes(`${amount ? `${amount} ` : ''}${name}${note ? `, ${note}` : ''}`),
    ),
  );

/** Paragraphs are steps; in a file without empty lines each line is one. Lines after ">" are notes. */
function blocksOf(body: readonly string[]): readonly Block[] {
  const lines = withoutComments(body);
  const trimmed = lines.join('\n').trim().split('\n');
  const hasParagraphs = trimmed.some((line) => line.trim() === '');
  const blocks: Block[] = [];
  let section = '';
  let open: string[] = [];
  const close = () => {
    const text = open.join(' ').trim();
    const isNote = text.startsWith('>');
    if (text !== '')
      blocks.push({ text: text.replaceAll(/(?:^|\s)>\s?/g, isNote ? ' ' : '$&').trim(), section, isNote });
    open = [];
  };
  for (const line of lines) {
    const heading = headingIn(line);
    if (heading !== undefined || line.trim() === '' || !hasParagraphs) close();
    if (heading === undefined) open.push(line.trim());
    else section = heading;
  }
  close();
  return blocks;
}

/** Returns the name in "== Dough ==". Not a pattern: on a line of spaces its time would be cubic in the length. */
function headingIn(line: string): string | undefined {
  const text = line.trim();
  if (!text.startsWith('=')) return undefined;
  let [from, to] = [0, text.length];
  while (text[from] === '=') from += 1;
  while (to > from && text[to - 1] === '=') to -= 1;
  const name = text.slice(from, to);
  return name.includes('=') ? undefined : name.trim();
}

const MAX_COMMENT = 5_000;

/** Removes comments between `[-` and `-]`, with their line if nothing else stands in it. */
function withoutBlocks(text: string): string {
  const kept: string[] = [];
  let [from, close] = [0, -1];
  let isLineStart = true;
  for (let open = text.indexOf('[-'); open >= 0; open = text.indexOf('[-', Math.max(open + 2, from))) {
    if (close < open + 2) close = text.indexOf('-]', open + 2);
    if (close < 0) break;
    if (close - open > MAX_COMMENT) continue;
    const before = text.slice(from, open);
    const start = before.lastIndexOf('\n') + 1;
    isLineStart = (start > 0 || isLineStart) && before.slice(start).trim() === '';
    const behind = /[^\S\n]*\n/y;
    behind.lastIndex = close + 2;
    const isLine = isLineStart && behind.test(text);
    kept.push(isLine ? before.slice(0, start) : before);
    from = isLine ? behind.lastIndex : close + 2;
  }
  return [...kept, text.slice(from)].join('');
}

/** Removes `-- to the end of the line` and `[- blocks -]`, with their line if nothing else stands in it. */
const withoutComments = (body: readonly string[]): readonly string[] =>
  withoutBlocks(body.join('\n'))
    .replaceAll(/^[^\S\n]*--(?:[^\S\n].*)?\n/gm, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s)--(?:\s.*)?$/, '$1').trimEnd());
