import type { Language } from '../../language.ts';
import { readAmount } from '../lines/read-amount.ts';
import { escapedName, escapedNote, oneLine } from './cooklang-text.ts';

/** Ingredient as Cooklang marks it: `@flour{250%g}(sifted)`. */
export type CooklangIngredient = { readonly name: string; readonly mark: string };

/** Returns the ingredients of lines, each with the letters and digits of its line in order. */
export const cooklangIngredients = (
  lines: readonly string[],
  language: Language,
): readonly CooklangIngredient[] =>
  lines.map((text) => {
    const { amount, name, note } = partsOf(oneLine(text), language);
    const mark = `@${escapedName(name)}{${amount}}${note === '' ? '' : `(${escapedNote(note)})`}`;
    return { name, mark };
  });

/** "250 g flour, sifted" is `250%g`, "flour" and "sifted". */
function partsOf(line: string, language: Language): Record<'amount' | 'name' | 'note', string> {
  const { read = '', rest = line } = readAmount(line, language) ?? {};
  // "2-inch piece" and "500" stay whole: without the amount, no name would remain.
  if (!/^[\p{L}\p{N}"„“(]/u.test(rest)) return { amount: '', name: line, note: '' };
  // "2 to 3 tbsp" is no single number with a unit.
  const amount = read.trim().replace(/^([^\p{L}]*[^\p{L}\s-])\s?(?=\p{L}\D*$)/u, '$1%');
  const [, name = '', note = ''] = /^([^,]+), (.+)$/.exec(rest) ?? [];
  return /[\p{L}\p{N}]/u.test(name) ? { amount, name, note } : { amount, name: rest, note: '' };
}
