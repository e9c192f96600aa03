/** Ingredient of a step. */
type NamedAmount = { readonly name: string; readonly amount: string; readonly note: string };

/** Step as plain text, and what its marks name. */
export type ReadStep = {
  readonly text: string;
  readonly ingredients: readonly NamedAmount[];
  readonly cookware: readonly string[];
  /** True for a paragraph of ingredients only, which is not a step. */
  readonly isList: boolean;
};

/**
 * `@name`, `@many words{}`, `@flour{200%g}(sifted)`; `#` marks cookware, `~` a timer. After `@` may stand signs: `&` for
 * an ingredient that was named before, `-` hidden, `?` optional, `+` new, `@` another recipe.
 */
const MARK =
  /(?<![\p{L}\p{N}])([@#~])([@&?+-]{0,3})(?:\(([^()\n]{0,20})\))?(?:([^@#~{}\n]{0,2000})\{([^{}\n]{0,60})\}|([\p{L}\p{N}][\p{L}\p{N}_'’-]*))(?:\(([^()\n]{0,2000})\))?/gu;

/** Reads the marks of a step. */
export function readStep(text: string): ReadStep {
  const ingredients: NamedAmount[] = [];
  const cookware: string[] = [];
  const plain = text.replaceAll(MARK, (all: string, ...groups: (string | undefined)[]) => {
    const [sign, signs = '', , many, braces = '', word = '', note = ''] = groups;
    const name = shownName(many ?? word);
    if (sign === '~') return amountText(braces) || name || all;
    // A sign in a sentence is not a mark: "a @ b", "#1".
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

/** "./sauces/Tomato sauce" is a recipe in another file; of "white wine|wine" the first name is the whole one. */
const shownName = (written: string): string =>
  (written.split('|')[0] ?? '').replace(/^\.{0,2}\/(?:.*\/)?/, '').trim();

/** "200%g" is "200 g". A `=` in front says that it does not scale, and older files have a `*` where it does. */
const amountText = (braces: string): string =>
  braces
    .replace(/^\s*=/, '')
    .split('%')
    .map((part) => part.replace(/\*\s*$/, '').trim())
    .filter(Boolean)
    .join(' ');

const ESCAPED = 0xe000;

/** Replaces a sign after a backslash by one that means nothing, until `withEscapes` puts it back. */
export const withoutEscapes = (text: string): string =>
  text.replaceAll(/\\([!-/:-@[-`{-~])/g, (_, sign: string) =>
    String.fromCodePoint(ESCAPED + (sign.codePointAt(0) ?? 0)),
  );

export const withEscapes = (text: string): string =>
  text.replaceAll(/[\uE021-\uE07E]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - ESCAPED));
