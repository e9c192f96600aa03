import { foldName } from '../../nutrition/fold-name.ts';
import type { RawRecipe } from '../raw-recipe.ts';

/** Returns the tags of a page that tell of the dish: none is the name of who wrote it, or of the site. */
export function tagsOfDish({ tags, author = '', site = '' }: RawRecipe): string[] {
  const names = [...author.split(/,|&|\sand\s|\sund\s/), author, site].map(foldName).filter(Boolean);
  return tags.filter((tag) => {
    const folded = ` ${foldName(tag)} `;
    return !names.some((name) => folded.includes(` ${name} `));
  });
}
