import type { Engine } from './engine.ts';
import { cutOut, type Grey } from './prepare.ts';
import { lineOf, type Box, type Line, type Word } from './words.ts';

/** Fractions that print has in one sign. Tesseract's data knows none of them: it reads "½" as "%", "Y" or "2". */
const SIGNS: Readonly<Record<string, string>> = {
  '1/2': '½', '1/3': '⅓', '2/3': '⅔', '1/4': '¼', '3/4': '¾', '1/8': '⅛',
};

/** Words that may be a fraction that was misread. A fraction that was read as "1/2" needs nothing. */
const SUSPICIOUS = /^(?!\d+[/.]\d*$)(?!\p{Lu}?\p{Ll}{2,}$)[^/\s]{1,4}$/u;

/** Shade from which on a pixel is ink. */
const INK = 150;

/** Reads again what looks like a fraction in one sign, numerator and denominator each on its own. */
export const withFractions = (lines: readonly Line[], picture: Grey, engine: Engine): readonly Line[] =>
  lines.map((line) =>
    line.words.some(({ text }) => SUSPICIOUS.test(text))
      ? lineOf(line.words.map((word) => (SUSPICIOUS.test(word.text) ? readAgain(word, picture, engine) : word)))
      : line,
  );

function readAgain(word: Word, picture: Grey, engine: Engine): Word {
  const slash = slashIn(picture, word);
  if (!slash) return word;
  const numerator = boxBeside(picture, word, slash, 'above');
  const denominator = boxBeside(picture, word, slash, 'below');
  if (!numerator || !denominator) return word;
  const read = (box: Box, figures: string) => engine.figures(masked(picture, box, slash), figures);
  const sign = SIGNS[`${read(numerator, '123')}/${read(denominator, '2348')}`];
  if (sign === undefined) return word;
  const hasWhole = numerator.left - word.left > slash.height * NARROWEST;
  const whole = hasWhole ? engine.figures(cutOut(picture, { ...word, right: numerator.left - 1 }, MARGIN), '0123456789') : '';
  return { ...word, text: whole + sign };
}

/** Narrowest figure, as a share of its height. */
const NARROWEST = 0.2;
const MARGIN = 20;

/** Stroke from the foot of a word to its head. Lengths in pixels. */
type Slash = { readonly foot: number; readonly lean: number; readonly top: number; readonly height: number };

/** How far a slash leans, as shares of its height. */
const LEANS = [0.35, 0.42, 0.49, 0.56, 0.63, 0.7, 0.77, 0.84];

/** Finds a stroke with ink above left and below right of it, and none below left and above right. */
function slashIn(picture: Grey, { left, top, right, bottom }: Box): Slash | undefined {
  const height = bottom - top;
  for (let foot = left; foot < right; foot += 1) {
    for (const lean of LEANS) {
      const slash = { foot, lean: lean * height, top, height };
      if (foot + slash.lean <= right + 2 && isStroke(picture, slash) && isFraction(picture, slash)) return slash;
    }
  }
  return undefined;
}

const atHeight = ({ foot, lean, top, height }: Slash, y: number): number => foot + (lean * (top + height - y)) / height;

const isInk = ({ width, height, pixels }: Grey, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height && (pixels[y * width + x] ?? 255) < INK;

function isStroke(picture: Grey, slash: Slash): boolean {
  let dark = 0;
  const rows = Math.round(slash.height * 0.9);
  const from = slash.top + Math.round(slash.height * 0.05);
  for (let y = from; y < from + rows; y += 1) {
    if (isInk(picture, Math.round(atHeight(slash, y)), y)) dark += 1;
  }
  return dark >= rows * 0.97;
}

/** Shares of the height between which a figure of a fraction stands beside its slash. */
const PLACES = {
  above: { from: 0.05, to: 0.5, blankFrom: 0.72, blankTo: 0.95, side: -1 },
  below: { from: 0.5, to: 0.95, blankFrom: 0.05, blankTo: 0.28, side: 1 },
} as const;

/** Distance from the middle of the slash that its own ink reaches, and that a figure reaches at least. */
const STROKE = 0.12;
const REACH = 0.3;

const isFraction = (picture: Grey, slash: Slash): boolean =>
  Object.values(PLACES).every(({ from, to, blankFrom, blankTo, side }) => {
    const inkBetween = (start: number, end: number) => {
      let dark = 0;
      for (let y = slash.top + slash.height * start; y < slash.top + slash.height * end; y += 1) {
        for (let away = slash.height * STROKE; away < slash.height * REACH; away += 1) {
          if (isInk(picture, Math.round(atHeight(slash, y) + side * away), Math.round(y))) dark += 1;
        }
      }
      return dark / ((end - start) * (REACH - STROKE) * slash.height ** 2);
    };
    return inkBetween(from, to) > 0.12 && inkBetween(blankFrom, blankTo) < 0.04;
  });

/** Finds a figure of a fraction: from the slash outwards up to the next white column. */
function boxBeside(picture: Grey, word: Box, slash: Slash, place: 'above' | 'below'): Box | undefined {
  const { side } = PLACES[place];
  const [from, to] = place === 'above' ? [0, 0.62] : [0.38, 1.02];
  const rows = { top: Math.round(slash.top + from * slash.height), bottom: Math.round(slash.top + to * slash.height) };
  const edge = side < 0 ? word.left - 2 : word.right + 2;
  let [near, far] = [edge, edge];
  let isFound = false;
  const start = Math.round(atHeight(slash, side < 0 ? rows.top : rows.bottom)) ;
  for (let x = start; side < 0 ? x >= edge : x <= edge; x += side) {
    const hasInk = columnHasInk(picture, slash, x, rows, side);
    if (hasInk && !isFound) [near, isFound] = [x, true];
    if (!hasInk && isFound) { far = x; if (Math.abs(far - near) > slash.height * 0.12) break; isFound = false; far = edge; }
  }
  const [left, right] = side < 0 ? [far, near + 1] : [near, far + 1];
  return right > left ? { left: Math.max(0, left), right: Math.min(picture.width, right), ...rows, bottom: Math.min(picture.height, rows.bottom) } : undefined;
}

function columnHasInk(picture: Grey, slash: Slash, x: number, { top, bottom }: Pick<Box, 'top' | 'bottom'>, side: number): boolean {
  for (let y = top; y < bottom; y += 1) {
    const isBeside = side * (x - atHeight(slash, y)) > slash.height * STROKE * 0.8;
    if (isBeside && isInk(picture, x, y)) return true;
  }
  return false;
}

/** Cuts out a figure without the slash. */
function masked(picture: Grey, box: Box, slash: Slash): Grey {
  const part = cutOut(picture, box, MARGIN);
  const pixels = part.pixels.slice();
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      if (Math.abs(x - atHeight(slash, y)) < slash.height * STROKE * 0.8) {
        pixels[(y - box.top + MARGIN) * part.width + (x - box.left + MARGIN)] = 240;
      }
    }
  }
  return { ...part, pixels };
}
