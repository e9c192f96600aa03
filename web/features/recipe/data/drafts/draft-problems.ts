import * as v from 'valibot';
import { NewRecipeInput } from '#core/recipe/recipe-input.ts';
import type { RecipeDraft } from '#web/shared/platform/storage/recipe-draft.ts';
import { inputOf } from './draft.ts';

const MESSAGES = {
  title: /*i18n*/ 'writing.needs_title',
  servings: /*i18n*/ 'writing.bad_servings',
  prepTime: /*i18n*/ 'writing.bad_minutes',
  activeTime: /*i18n*/ 'writing.bad_minutes',
  ingredients: /*i18n*/ 'writing.needs_ingredient',
  instructions: /*i18n*/ 'writing.too_many_steps',
} as const;

type DraftField = keyof typeof MESSAGES;

export type DraftProblems = { readonly [Field in DraftField]?: string };

/** Returns the message ID for each field that keeps the draft from being saved. */
export function problemsOf(draft: RecipeDraft): DraftProblems {
  const { issues = [] } = v.safeParse(NewRecipeInput, inputOf(draft));
  const wrong = new Set(issues.map((issue) => v.getDotPath(issue)?.split('.')[0]));
  const fields = Object.keys(MESSAGES) as DraftField[];
  return Object.fromEntries(fields.flatMap((field) => (wrong.has(field) ? [[field, MESSAGES[field]]] : [])));
}
