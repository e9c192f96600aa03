import { unitByName } from '../lines/unit-by-name.ts';
import { escapedName, escapedNote, oneLine } from './cooklang-text.ts';

/** Ingredient as Cooklang marks it: `@flour{250%g}(sifted)`. */
export type CooklangIngredient = { readonly name: string; readonly mark: string };

/** Returns the ingredients of lines, each with the letters and digits of its line in their order. */
export const cooklangIngredients = (lines: readonly string[]): readonly CooklangIngredient[] =>
  lines.map((text) => {
    const { amount, name, note } = partsOf(oneLine(text));
    const mark = `@${escapedName(name)}{${amount}}${note === '' ? '' : `(${escapedNote(note)})`}`;
    return { name, mark };
  });

const NUMBER = String.raw`[\d½¼¾⅓⅔⅛]`;
const AMOUNT = new RegExp(String.raw`^(${NUMBER}(?:[\d½¼¾⅓⅔⅛.,/\s–-]{0,12}${NUMBER})?)\s?(.*)$`, 'u');

/** "250 g flour, sifted" is `250%g`, "flour" and "sifted". */
function partsOf(line: string): { readonly amount: string; readonly name: string; readonly note: string } {
  const [, number = '', afterNumber = line] = AMOUNT.exec(line) ?? [];
  const [, word = '', afterWord = ''] = /^(\p{L}+\.?)\s(.+)$/u.exec(afterNumber) ?? [];
  const hasUnit = number !== '' && word !== '' && unitByName(word) !== undefined;
  const [, name = '', note = ''] = /^([^,]+), (.+)$/.exec(hasUnit ? afterWord : afterNumber) ?? [];
  const whole = { name: hasUnit ? afterWord : afterNumber, note: '' };
  const named = /[\p{L}\p{N}]/u.test(name) ? { name, note } : whole;
  // "2-inch piece", "500": a name must remain that can be marked.
  if (!/^[\p{L}\p{N}"„“(]/u.test(named.name)) return { amount: '', name: line, note: '' };
  return { amount: hasUnit ? `${number}%${word}` : number, ...named };
}
