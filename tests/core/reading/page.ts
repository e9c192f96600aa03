/** Returns a page with a script of JSON-LD. */
export const pageWith = (data: unknown, body = ''): string =>
  pageOf(
    `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>${body}`,
  );

export const pageOf = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>Blue kitchen</title>${head}</head><body>${body}</body></html>`;

/** A recipe as a page states it. */
export const PANCAKES = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Oat pancakes',
  recipeYield: '4 servings',
  prepTime: 'PT10M',
  cookTime: 'PT15M',
  recipeIngredient: ['200 g oats', '2 eggs', '300 ml milk'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Blend the oats with the milk.' },
    { '@type': 'HowToStep', text: 'Add the eggs and fry in a hot pan.' },
  ],
};

export const texts = (lines: readonly { readonly text: string }[] = []): readonly string[] =>
  lines.map(({ text }) => text);
