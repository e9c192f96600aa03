import type { UserId } from '#core/user-id.ts';
import { PATHS, recipePath } from '../paths.ts';
import type { RecipePlace } from './timers.ts';

/** Cook of the recipe that comes with the app: nobody. */
export const DEMO_COOK: UserId = 'demo------------------';

/** Path of the recipe of a dish or a timer: that of the app itself has a page of its own. */
export const dishPath = ({ recipeId, cookId }: RecipePlace): string =>
  cookId === DEMO_COOK ? PATHS.demo : recipePath(recipeId, cookId);
