/** Ingredient of a step. */
type NamedAmount = { readonly name: string; readonly amount: string; readonly note: string };

/** Step as plain text, and what its marks name. */
export type ReadStep = {
  readonly text: string;
  readonly ingredients: readonly NamedAmount[];
  readonly cookware: readonly string[];
};

/**
 * `@name`, `@many words{}`, `@flour{200%g}(sifted)`; `#` marks cookware, `~` a timer. After `@` may stand signs: `&` for
 * an ingredient that was named before, `-` hidden, `?` optional, `+` new, `@` another recipe.
 */
const MARK =
  /(?<![\p{L}\p{N}])([@#~])([@&?+-]{0,3})(?:\(([^()\n]{0,20})\))?(?:([^@#~{}\n]{0,80})\{([^{}\n]{0,60})\}|([\p{L}\p{N}][\p{L}\p{N}_'’-]*))(?:\(([^()\n]{0,80})\))?/gu;

/** Reads the marks of a step. */
export function readStep(text: string): ReadStep {
  const ingredients: NamedAmount[] = [];
  const cookware: string[] = [];
  const plain = text.replaceAll(MARK, (all: string, ...groups: (string | undefined)[]) => {
    const [sign, signs = '', , many, braces = '', word = '', note = ''] = groups;
    const name = shownName(many ?? word);
    if (sign === '~') return amountText(braces) || name || all;
    // A sign in a sentence is no mark: "a @ b", "#1".
    if (name === '') return all;
    if (sign === '#') {
      if (!signs.includes('&')) cookware.push(name);
      return name;
    }
    const amount = amountText(braces);
    if (!/[&-]/.test(signs)) ingredients.push({ name, amount, note: note.trim() });
    return name;
  });
  return { text: plain.replaceAll(/\s+/g, ' ').trim(), ingredients, cookware };
}

/** "./sauces/Tomato sauce" is a recipe in another file; of "white wine|wine" the first name is the whole one. */
const shownName = (written: string): string =>
  (written.split('|')[0] ?? '').replace(/^\.{0,2}\/(?:.*\/)?/, '').trim();

/** "200%g" is "200 g". A `=` in front says that it does not scale. */
const amountText = (braces: string): string =>
  braces
    .replace(/^\s*=/, '')
    .split('%')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
