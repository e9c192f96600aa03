import { fractionSign } from '#core/language/fractions.ts';
import type { Engine } from './engine.ts';
import { cutOut, enlarged, type Grey } from './prepare.ts';
import { lineOf, type Box, type Line, type Word } from './words.ts';

/** Words that may be a misread fraction. If Tesseract read "1/2", it is right. */
const SUSPICIOUS = /^(?!\d+[/.]\d*$)(?!\p{Lu}?\p{Ll}{2,}$)[^/\s]{1,4}$/u;

/** Darker pixels are ink. The limit is high, because the slash is thin and pale. */
const INK = 185;

/**
 * Rereads possible one-character fractions, numerator and denominator separately. Tesseract's data has no such
 * characters: it reads "½" as "%", "Y" or "2".
 */
export const withFractions = (lines: readonly Line[], picture: Grey, engine: Engine): readonly Line[] =>
  lines.map((line) =>
    line.words.some(({ text }) => SUSPICIOUS.test(text))
      ? lineOf(
          line.words.map((word) => (SUSPICIOUS.test(word.text) ? readAgain(word, picture, engine) : word)),
        )
      : line,
  );

function readAgain(word: Word, picture: Grey, engine: Engine): Word {
  const slash = slashIn(picture, word);
  if (!slash) return word;
  const numerator = boxBeside(picture, word, slash, 'above');
  const denominator = boxBeside(picture, word, slash, 'below');
  if (!numerator || !denominator) return word;
  const read = (box: Box, figures: string) => {
    const figure = masked(picture, box, slash);
    const [one, other] = LARGER.map((times) => engine.figures(enlarged(figure, times), figures));
    return one === other ? one : UNSURE;
  };
  const above = read(numerator, '123') || (isNarrow(numerator) ? '1' : '');
  const sign = fractionSign(`${above}/${read(denominator, '2348')}`);
  if (sign === undefined) return word;
  const hasWhole = numerator.left - word.left > slash.height * NARROWEST;
  const whole = hasWhole
    ? engine.figures(cutOut(picture, { ...word, right: numerator.left - 1 }, MARGIN), '0123456789')
    : '';
  return { ...word, text: whole + sign };
}

/**
 * Enlargements for reading a figure, which is half as high as text. Both readings must agree, because a wrong "⅓" is
 * worse than "%".
 */
const LARGER = [3, 4];
const UNSURE = '?';

/** Tesseract often misses a lone "1". */
const isNarrow = ({ left, top, right, bottom }: Box): boolean => right - left < 0.58 * (bottom - top);

/** Narrowest figure, as a share of its height. */
const NARROWEST = 0.2;
const MARGIN = 20;

/** Stroke from the bottom of a word to its top. Lengths in pixels. */
type Slash = { readonly foot: number; readonly lean: number; readonly top: number; readonly height: number };

/** Horizontal extents of a slash, as shares of its height. */
const LEANS = [0.35, 0.42, 0.49, 0.56, 0.63, 0.7, 0.77, 0.84];

/** Finds a stroke with ink above left and below right of it, but none below left and above right. */
function slashIn(picture: Grey, { left, top, right, bottom }: Box): Slash | undefined {
  const height = bottom - top;
  for (let foot = left; foot < right; foot += 1) {
    for (const lean of LEANS) {
      const slash = { foot, lean: lean * height, top, height };
      if (foot + slash.lean <= right + 2 && isStroke(picture, slash) && isFraction(picture, slash))
        return slash;
    }
  }
  return undefined;
}

const atHeight = ({ foot, lean, top, height }: Slash, y: number): number =>
  foot + (lean * (top + height - y)) / height;

const isInk = ({ width, height, pixels }: Grey, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height && (pixels[y * width + x] ?? 255) < INK;

function isStroke(picture: Grey, slash: Slash): boolean {
  let dark = 0;
  const rows = Math.round(slash.height * 0.9);
  const from = slash.top + Math.round(slash.height * 0.05);
  for (let y = from; y < from + rows; y += 1) {
    if (isInk(picture, Math.round(atHeight(slash, y)), y)) dark += 1;
  }
  return dark >= rows * 0.93;
}

/**
 * Places of the two figures beside the slash, as shares of its height: the range with ink, the range without ink, and
 * the range of the cut; and the figure's minimum width.
 */
const PLACES = {
  above: { side: -1, from: 0.05, to: 0.5, blankFrom: 0.72, blankTo: 0.95, top: 0, bottom: 0.62, width: 0.12 },
  below: {
    side: 1,
    from: 0.5,
    to: 0.95,
    blankFrom: 0.05,
    blankTo: 0.28,
    top: 0.38,
    bottom: 1.02,
    width: 0.25,
  },
} as const;

/** Distances from the middle of the slash: the end of its own ink, and the minimum extent of a figure. */
const STROKE = 0.16;
const REACH = { ink: 0.55, blank: 0.28 };

const isFraction = (picture: Grey, slash: Slash): boolean =>
  Object.values(PLACES).every(({ from, to, blankFrom, blankTo, side }) => {
    const isInked = inkBeside(picture, slash, { from, to, reach: side * REACH.ink }) > 0.08;
    return (
      isInked && inkBeside(picture, slash, { from: blankFrom, to: blankTo, reach: side * REACH.blank }) < 0.06
    );
  });

/** Share of ink in a strip along a slash. */
function inkBeside(
  picture: Grey,
  slash: Slash,
  { from, to, reach }: { from: number; to: number; reach: number },
): number {
  const { top, height } = slash;
  let [dark, count] = [0, 0];
  for (let y = Math.round(top + height * from); y < top + height * to; y += 1) {
    for (let away = height * STROKE; away < height * Math.abs(reach); away += 1) {
      count += 1;
      if (isInk(picture, Math.round(atHeight(slash, y) + Math.sign(reach) * away), y)) dark += 1;
    }
  }
  return dark / count;
}

/** Finds a figure of a fraction, from the slash outwards up to the next white column. */
function boxBeside(picture: Grey, word: Box, slash: Slash, place: keyof typeof PLACES): Box | undefined {
  const { side, width, ...share } = PLACES[place];
  const top = Math.round(slash.top + share.top * slash.height);
  const bottom = Math.min(picture.height, Math.round(slash.top + share.bottom * slash.height));
  const edge = side < 0 ? Math.max(0, word.left - 2) : Math.min(picture.width - 1, word.right + 2);
  let near: number | undefined;
  for (let x = Math.round(atHeight(slash, side < 0 ? top : bottom)); side * (edge - x) >= 0; x += side) {
    const isWhite = x === edge || !columnHasInk(picture, slash, x, { top, bottom }, side);
    if (!isWhite) near ??= x;
    if (near === undefined || !isWhite) continue;
    // A narrower part is a remainder of the slash.
    if (Math.abs(x - near) > slash.height * width)
      return { left: Math.min(near, x), right: Math.max(near, x) + 1, top, bottom };
    near = undefined;
  }
  return undefined;
}

function columnHasInk(
  picture: Grey,
  slash: Slash,
  x: number,
  { top, bottom }: Pick<Box, 'top' | 'bottom'>,
  side: number,
): boolean {
  for (let y = top; y < bottom; y += 1) {
    const isBeside = side * (x - atHeight(slash, y)) > slash.height * STROKE;
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
      if (Math.abs(x - atHeight(slash, y)) < slash.height * STROKE) {
        pixels[(y - box.top + MARGIN) * part.width + (x - box.left + MARGIN)] = 240;
      }
    }
  }
  return { ...part, pixels };
}
