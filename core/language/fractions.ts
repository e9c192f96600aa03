/** Fractions with a sign of their own, each followed by its written-out form. */
const FRACTIONS: ReadonlyMap<string, string> = new Map(
  '½1/2 ⅓1/3 ⅔2/3 ¼1/4 ¾3/4 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8'
    .split(' ')
    .map((fraction) => [fraction.slice(0, 1), fraction.slice(1)]),
);

/** All fraction signs, for character classes. */
export const FRACTION_SIGNS = [...FRACTIONS.keys()].join('');

const EACH_SIGN = new RegExp(`[${FRACTION_SIGNS}]`, 'g');

/** Writes fractions out: "1½" becomes "1 1/2". */
export const writeOutFractions = (text: string): string =>
  text.replaceAll(EACH_SIGN, (sign) => ` ${FRACTIONS.get(sign) ?? ''}`).replaceAll('⁄', '/');

/** Returns the value of "½" or "1/2"; undefined for any other text. */
export function fractionOf(text: string): number | undefined {
  const written = FRACTIONS.get(text) ?? text;
  if (!written.includes('/')) return undefined;
  const [above = 0, below = 0] = written.split('/').map(Number);
  return above > 0 && below > 0 ? above / below : undefined;
}

/** Returns the sign of a written-out fraction: "½" for "1/2". */
export const fractionSign = (written: string): string | undefined =>
  [...FRACTIONS].find(([, each]) => each === written)?.[0];

/** Signs that recipes use: halves, thirds, quarters and eighths. */
const IN_RECIPES = [...'½⅓⅔¼¾⅛⅜⅝⅞'].map((sign) => [sign, fractionOf(sign) ?? 0] as const);

/**
 * Returns a number as recipes write it, with a fraction: "1½".
 * @returns undefined if no fraction is near
 */
export function fractionText(number: number): string | undefined {
  const whole = Math.floor(number);
  const sign = IN_RECIPES.find(([, share]) => Math.abs(number - whole - share) < 0.01)?.[0];
  return sign && `${whole || ''}${sign}`;
}

const SMALL_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉';

/** Replaces superscript and subscript digits of fractions: "¹/₂" becomes "1/2". */
export const withUsualDigits = (text: string): string =>
  text.replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}\/[₀-₉]{1,4}/g, (fraction) =>
    fraction.replaceAll(/[^/]/g, (digit) => String(SMALL_DIGITS.indexOf(digit) % 10)),
  );
