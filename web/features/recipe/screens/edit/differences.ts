import type { RecipeDraft } from '#web/shared/platform/storage/recipe-draft.ts';
import { inputOf } from '../../data/drafts/draft.ts';

/** Field in which two texts of a recipe differ, with the lines of each. */
export type Difference = {
  readonly field: 'title' | 'servings' | 'activeTime' | 'prepTime' | 'ingredients' | 'steps';
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
};

/** Returns the fields in which two drafts differ, in the order of the editor. */
export const differencesBetween = (mine: RecipeDraft, theirs: RecipeDraft): readonly Difference[] => {
  const [own, other] = [linesOf(mine), linesOf(theirs)];
  return own
    .map(({ field, lines }, index) => ({ field, mine: lines, theirs: other[index]?.lines ?? [] }))
    .filter((each) => each.mine.join('\n') !== each.theirs.join('\n'));
};

function linesOf(draft: RecipeDraft): readonly { field: Difference['field']; lines: readonly string[] }[] {
  const { ingredients, instructions } = inputOf(draft);
  return [
    { field: 'title', lines: [draft.title] },
    { field: 'servings', lines: [draft.servings] },
    { field: 'activeTime', lines: [draft.activeTime] },
    { field: 'prepTime', lines: [draft.prepTime] },
    { field: 'ingredients', lines: ingredients },
    { field: 'steps', lines: instructions },
  ];
}
