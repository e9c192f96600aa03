import type { Language } from '../language.ts';
import type { RecipeNotes } from '../recipe/recipe.ts';
import type { Guard } from '../guard/guard.ts';
import type { Ingredients } from './ingredients.ts';
import { namesRemoved } from './ingredients-check.ts';
import { isIn } from './draft/language-check.ts';
import { withMakeAhead } from './draft/make-ahead.ts';
import { isPlain } from './draft/plain-words.ts';
import { judgedLines, type ReadDraft } from './draft/read-draft.ts';

/** Standards by which the texts of a draft are judged. */
export type Standards = {
  readonly language: Language;
  readonly guard: Guard;
  readonly ingredients: Ingredients;
};

/**
 * Returns the texts around the lines and steps of a draft. Leaves out texts that must not be shown: the recipe works
 * without them, and another answer would cost more than they are worth.
 */
export function notesOf(draft: ReadDraft, { language, guard, ingredients }: Standards): RecipeNotes {
  const { description, equipment = [], makeAhead, servingTip, storageTip, read } = draft;
  for (const line of judgedLines(draft)) guard.line(line);
  const isShown = (text: string | undefined): text is string =>
    text !== undefined &&
    isPlain(text) &&
    isIn(language, text) &&
    guard.step(text) === undefined &&
    !namesRemoved(text, read, ingredients, language);
  const tools = equipment.filter(isShown);
  const [ahead, kept] = [makeAhead, storageTip].map((text) => (isShown(text) ? text : undefined));
  const storing = withMakeAhead(ahead, kept);
  return {
    ...(isShown(description) && { description }),
    ...(tools.length > 0 && { equipment: tools }),
    ...(isShown(servingTip) && { servingTip }),
    ...(storing !== undefined && { storageTip: storing }),
  };
}
