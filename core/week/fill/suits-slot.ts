import type { DishKind } from '../../recipe/dish-kind.ts';
import type { Slot } from '../meal.ts';
import type { Candidate } from './candidate.ts';

/** Parts of English and German titles of breakfast dishes. */
const MORNING =
  /porridge|oat|hafer|m[uü]e?sli|granola|pancake|pfannkuchen|waffle|waffel|smoothie|omelett?e?|rührei|spiegelei|scrambled|yogh?urt|joghurt|quark|toast|shakshuka|frühstück|breakfast|bagel/i;

/** Ends of titles of dishes that are no meal, such as bread or dips. */
const ONLY_BREAD =
  /(?:bread|brot|brötchen|semmeln?|buns?|rolls|baguette|butter|dip|sauce|dressing|pesto|jam|marmelade|chutney)$/i;

const NO_MEAL: ReadonlySet<DishKind> = new Set(['sweet', 'drink', 'cup']);
const SNACK: ReadonlySet<DishKind> = new Set(['sweet', 'drink', 'cup', 'bread']);

/** Returns whether a dish is usually eaten in a slot. */
export function suitsSlot({ title, dishKind }: Pick<Candidate, 'title' | 'dishKind'>, slot: Slot): boolean {
  if (slot === 'breakfast') return MORNING.test(title) && !ONLY_BREAD.test(title);
  if (slot === 'snack') return SNACK.has(dishKind);
  return !NO_MEAL.has(dishKind) && !ONLY_BREAD.test(title);
}
