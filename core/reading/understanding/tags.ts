import { foldName } from '../../nutrition/fold-name.ts';

type ToldByPage = { readonly tags: readonly string[]; readonly author?: string; readonly site?: string };

/** Returns the tags of a page that describe the dish, without names of the author or the site. */
export function tagsOfDish({ tags, author = '', site = '' }: ToldByPage): string[] {
  const names = [...author.split(/,|&|\sand\s|\sund\s/), author, site].map(foldName).filter(Boolean);
  return tags.filter((tag) => {
    const folded = ` ${foldName(tag)} `;
    return !names.some((name) => folded.includes(` ${name} `));
  });
}
