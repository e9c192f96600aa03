import type { Recipe } from '#core/recipe/recipe.ts';

/** Font sizes on paper in pt, by the classes of `page-style.ts`, down to the smallest readable one. */
const SIZES = [10, 9, 8, 7.5] as const;

/** Height between photo and nutrition on Letter paper, in mm. A4 is longer. */
const ROOM = 195;

/** Widths in mm: of an ingredient's name at 10 pt, and of a step. */
const NAME_WIDTH = 42;
const STEP_WIDTH = 100;

const MM_PER_PT = 25.4 / 72;

/** Average width of a letter in em, for a wide font: browsers have different fallback fonts. */
const LETTER_WIDTH = 0.56;
const LINE_HEIGHT = 1.3;
const GAP_OF_LINE = 0.35;
const GAP_OF_STEP = 0.45;
const HEADING_HEIGHT = 2.6;

/** Returns the largest font size, in pt, with which a recipe probably fits on one page. */
export const paperSizeOf = (recipe: Recipe): number =>
  SIZES.find((size) => heightOf(recipe, size) <= ROOM) ?? SIZES.at(-1) ?? 0;

/** Returns the height of the longer column, in mm. */
function heightOf(
  { lines, steps, ingredients, equipment = [], servingTip, storageTip }: Recipe,
  size: number,
) {
  const em = size * MM_PER_PT;
  const rowsOf = (text: string, width: number) => Math.ceil((text.length * LETTER_WIDTH * em) / width) || 1;
  const height = (texts: readonly string[], width: number, gap: number) =>
    texts.reduce((sum, text) => sum + (rowsOf(text, width) * LINE_HEIGHT + gap) * em, 0);
  const headings = (parts: readonly { readonly section?: string | undefined }[]) =>
    new Set(parts.map(({ section }) => section)).size * HEADING_HEIGHT * em;
  const tips = [servingTip, storageTip].flatMap((tip) => tip ?? []);
  return Math.max(
    height([...ingredients, ...equipment], NAME_WIDTH, GAP_OF_LINE) + headings(lines),
    height([...steps.map(({ text }) => text), ...tips], STEP_WIDTH, GAP_OF_STEP) + headings(steps),
  );
}
