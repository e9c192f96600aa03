import * as v from 'valibot';

/** Number of a product: EAN-13 or EAN-8. UPC-A and UPC-E are converted to EAN-13. */
export const Barcode = v.pipe(
  v.string(),
  v.transform((typed) => barcodeOf(typed) ?? ''),
  v.regex(/^(?:\d{8}|\d{13})$/, /*i18n*/ 'error.barcode'),
);
export type Barcode = v.InferOutput<typeof Barcode>;

/**
 * Reads a barcode: EAN-13, EAN-8, UPC-A of 12 digits, or UPC-E of 8 digits that are not a valid EAN-8. Ignores spaces
 * and hyphens.
 * @param format that the scanner reports, because eight digits may be either
 * @returns EAN-13 or EAN-8; undefined if the check digit is wrong Source: GS1 General Specifications, sections 5.2 and
 * 7.9
 */
export function barcodeOf(typed: string, format?: 'ean_8' | 'upc_e'): string | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(digits)) return undefined;
  if (digits.length === 13) return hasCheckDigit(digits) ? digits : undefined;
  if (digits.length === 12) return hasCheckDigit(digits) ? `0${digits}` : undefined;
  if (digits.length !== 8) return undefined;
  if (format !== 'upc_e' && hasCheckDigit(digits)) return digits;
  return format === 'ean_8' ? undefined : expanded(digits);
}

/** Returns whether the last digit is the check digit of the others. The weights are 3 and 1, from the right. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Returns the EAN-13 of a UPC-E, which omits zeros. */
function expanded(digits: string): string | undefined {
  const [system = '', a = '', b = '', c = '', d = '', e = '', last = '', check = ''] = digits;
  if (system !== '0' && system !== '1') return undefined;
  const inner =
    last <= '2'
      ? `${a}${b}${last}0000${c}${d}${e}`
      : last === '3'
        ? `${a}${b}${c}00000${d}${e}`
        : last === '4'
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${last}`;
  const whole = `0${system}${inner}${check}`;
  return hasCheckDigit(whole) ? whole : undefined;
}
