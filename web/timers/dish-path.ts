import type { UserId } from '#core/user-id.ts';
import { PATHS, recipePath } from '../paths.ts';
import type { RecipePlace } from './timers.ts';

/** Placeholder for the cook of the demo recipe. */
export const DEMO_COOK: UserId = 'demo------------------';

/** Path of the recipe of a dish or timer. The demo recipe has its own page. */
export const dishPath = ({ recipeId, cookId }: RecipePlace): string =>
  cookId === DEMO_COOK ? PATHS.demo : recipePath(recipeId, cookId);
