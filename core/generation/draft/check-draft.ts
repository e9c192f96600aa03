import type { Draft } from './draft.ts';
import { judgedLines, type ReadDraft } from './read-draft.ts';
import { guardFor, type Hit } from '../../guard/guard.ts';
import type { Avoided } from '../../nutrition/avoid.ts';
import { dietsUnbroken } from '../../recipe/diets.ts';
import { isKnownFor } from './known-food.ts';

/**
 * Returns feedback for the model on a draft that must not be shown, one sentence per problem.
 * @returns undefined if the draft may be shown
 */
export function feedbackOnDraft(draft: ReadDraft, preferences: Avoided): string | undefined {
  const guard = guardFor(preferences);
  const lines = judgedLines(draft).map((line, index) =>
    sentence(`lines.${index}`, line.name, guard.line(line)),
  );
  const sentences = [
    sentence('title', draft.title, guard.title(draft.title)),
    sentence('cuisine', draft.cuisine, guard.title(draft.cuisine)),
    ...lines,
    ...sectionsOf(draft).map((name) => sentence('section', name, guard.title(name))),
    ...draft.steps.map((step, index) => sentence(`steps.${index}`, step, guard.step(step))),
  ].filter((each) => each !== undefined);
  return sentences.length > 0 ? `${sentences.join('\n')}\n${ADVICE}` : undefined;
}

const sectionsOf = ({ read, stepSections }: ReadDraft): readonly string[] =>
  [...new Set([...read.map(({ section }) => section), ...stepSections])].filter((name) => name !== undefined);

/**
 * Returns the diets that a draft claims, unless its text contradicts them or a line does not support them. An unknown
 * food supports no diet.
 */
export const keptDiets = (draft: ReadDraft): Draft['dietaryPreferences'] =>
  dietsUnbroken(draft.dietaryPreferences, draft.read).filter(
    (diet) =>
      draft.lines.every((line, at) => draft.read[at]?.food !== undefined || isKnownFor(diet, line)) &&
      feedbackOnDraft(draft, { dietaryPreferences: [diet], avoid: { allergens: [], words: [] } }) ===
        undefined,
  );

const ADVICE =
  'Replace what is avoided by other food, also where it is hidden in something ready-made; call substitutes by their full name, such as "oat milk"; promise nothing like "nut-free" in title or steps.';

const sentence = (part: string, text: string, hit: Hit | undefined): string | undefined =>
  hit &&
  `${part} ("${text.slice(0, MAX_QUOTE_LENGTH)}"): "${hit.word.slice(0, MAX_QUOTE_LENGTH)}" ${reasonText(hit)}.`;

const MAX_QUOTE_LENGTH = 80;

function reasonText({ reason }: Hit): string {
  switch (reason) {
    case 'claim':
      return 'promises that the dish is free from something';
    case 'own word':
      return 'is on the list of what the cook avoids';
    case 'inedible':
      return 'is nothing to eat';
    case 'wild':
    case 'foraged':
      return 'may be poisonous: use cultivated or bought mushrooms of a named kind';
    default:
      return `stands for ${reason}, which the cook avoids`;
  }
}
