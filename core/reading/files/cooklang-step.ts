type NamedAmount = { readonly name: string; readonly amount: string; readonly note: string };

/** Step as plain text, and what its marks name. */
export type ReadStep = {
  readonly text: string;
  readonly ingredients: readonly NamedAmount[];
  readonly cookware: readonly string[];
  /** True for a paragraph with nothing but ingredients: it is no step. */
  readonly isList: boolean;
};

/**
 * `@name`, `@many words{}`, `@flour{200%g}(sifted)`; `#` marks cookware, `~` a timer. Signs after `@`: `&` names an
 * ingredient again, `-` hides it, `?` makes it optional, `+` new, `@` marks another recipe.
 */
const MARK =
  /(?<![\p{L}\p{N}])([@#~])([@&?+-]{0,3})(?:\(([^()\n]{0,20})\))?(?:([^@#~{}\n]{0,2000})\{([^{}\n]{0,60})\}|([\p{L}\p{N}][\p{L}\p{N}_'’-]*))(?:\(([^()\n]{0,2000})\))?/gu;

export function readStep(text: string): ReadStep {
  const ingredients: NamedAmount[] = [];
  const cookware: string[] = [];
  const plain = text.replaceAll(MARK, (all: string, ...groups: (string | undefined)[]) => {
    const [sign, signs = '', , many, braces = '', word = '', note = ''] = groups;
    const name = shownName(many ?? word);
    if (sign === '~') return amountText(braces) || name || all;
    // A sign without a name is part of the sentence: "a @ b", "#1".
    if (name === '') return all;
    if (sign === '#') {
      if (!signs.includes('&')) cookware.push(name);
      return name;
    }
    const amount = amountText(braces);
    if (!/[&-]/.test(signs)) ingredients.push({ name, amount, note: note.trim() });
    return name;
  });
  const isList = ingredients.length > 0 && !/[\p{L}\p{N}]/u.test(text.replaceAll(MARK, ''));
  return { text: plain.replaceAll(/\s+/g, ' ').trim(), ingredients, cookware, isList };
}

/** Shortens "./sauces/Tomato sauce", a recipe in another file, to its name, and "white wine|wine" to the first name. */
const shownName = (written: string): string =>
  (written.split('|')[0] ?? '').replace(/^\.{0,2}\/(?:.*\/)?/, '').trim();

/** "200%g" is "200 g". A leading `=` means "does not scale"; in older files a trailing `*` means "scales". */
const amountText = (braces: string): string =>
  braces
    .replace(/^\s*=/, '')
    .split('%')
    .map((part) => part.replace(/\*\s*$/, '').trim())
    .filter(Boolean)
    .join(' ');

const ESCAPED = 0xe000;

/** Replaces escaped signs by signs without a meaning, until `withEscapes` puts them back. */
export const withoutEscapes = (text: string): string =>
  text.replaceAll(/\\([!-/:-@[-`{-~])/g, (_, sign: string) =>
    String.fromCodePoint(ESCAPED + (sign.codePointAt(0) ?? 0)),
  );

export const withEscapes = (text: string): string =>
  text.replaceAll(/[\uE021-\uE07E]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - ESCAPED));
