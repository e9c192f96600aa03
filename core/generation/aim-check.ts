import { foodsNamedIn } from '../guard/foods-in-text.ts';
import type { Language } from '../language.ts';
import { normalText } from '../language/normal-text.ts';
import { nutritionPerServing } from '../recipe/lines/nutrition-of.ts';
import { foldName } from '../nutrition/fold-name.ts';
import { foodById } from '../nutrition/foods/foods.ts';
import type { Aim } from './aim.ts';
import type { GenerationInput, Parent } from './generation-input.ts';
import type { ReadDraft } from './draft/read-draft.ts';
import type { Preferences } from './preferences.ts';

/** Aim that a variation misses, with feedback for the model. */
export type Miss = { readonly aim: Aim; readonly feedback: string };

/**
 * Combines the preferences with those that follow from the aims. Aims win: a user who asks for another cuisine does not
 * want the favourite one.
 */
export function preferencesWith(
  aims: readonly Aim[],
  { cuisine, difficulty, ...preferences }: Preferences,
  { prepTime }: Pick<Parent, 'prepTime'>,
): Preferences {
  const has = (aim: Aim) => aims.includes(aim);
  const { maxPrepTime = Infinity, dietaryPreferences } = preferences;
  const diets = [
    ...dietaryPreferences,
    ...(has('vegetarian') ? (['vegetarian'] as const) : []),
    ...(has('children') ? (['no-alcohol'] as const) : []),
  ];
  return {
    ...preferences,
    dietaryPreferences: [...new Set(diets)],
    ...(cuisine && !has('cuisine') && { cuisine }),
    ...(difficulty && !has('children') && { difficulty }),
    ...(has('quicker') && prepTime !== undefined && { maxPrepTime: Math.min(maxPrepTime, prepTime - 1) }),
  };
}

/** Returns the first aim that a draft misses. "cheaper" cannot be checked, because prices are unknown. */
export function missOf(draft: ReadDraft, { aims = [], parent, language }: GenerationInput): Miss | undefined {
  if (!parent) return undefined;
  for (const aim of aims) {
    const feedback = feedbackOnAim(aim, draft, parent, language);
    if (feedback !== undefined) return { aim, feedback };
  }
  return undefined;
}

function feedbackOnAim(aim: Aim, draft: ReadDraft, parent: Parent, language: Language): string | undefined {
  switch (aim) {
    case 'quicker':
      // A parent without a time leaves nothing to compare.
      return parent.prepTime === undefined || draft.prepTime < parent.prepTime
        ? undefined
        : `prepTime: it has to be under ${parent.prepTime}.`;
    case 'protein': {
      const least = parent.nutrition.protein;
      return nutritionPerServing(draft.read, draft.servings).nutrition.protein > least
        ? undefined
        : `lines: a serving has to hold more than ${least} g of protein.`;
    }
    case 'vegetarian':
      return draft.dietaryPreferences.some((diet) => diet === 'vegetarian' || diet === 'vegan')
        ? undefined
        : 'dietaryPreferences: it has to be vegetarian.';
    case 'children':
      return tooMuchForChildren(draft, language);
    case 'cuisine':
      return foldName(draft.cuisine) === foldName(parent.cuisine ?? '')
        ? `cuisine: it has to be another than ${JSON.stringify(parent.cuisine ?? '')}.`
        : undefined;
    case 'cheaper':
      return undefined;
  }
}

function tooMuchForChildren({ lines, read, difficulty }: ReadDraft, language: Language): string | undefined {
  const tooHot = lines.findIndex((line, at) => {
    const food = foodById(read[at]?.food ?? '');
    if (food) return food.hot;
    const named = [
      ...foodsNamedIn(normalText(line.food), 'en'),
      ...foodsNamedIn(normalText(line.name), language),
    ];
    return named.some(({ hot }) => hot);
  });
  if (tooHot >= 0) return `lines.${tooHot}: it is too hot for children.`;
  return difficulty === 'hard' || difficulty === 'expert'
    ? 'difficulty: children want something simple.'
    : undefined;
}
