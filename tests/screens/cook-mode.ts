import { PATHS } from '#web/paths.ts';
import { at, press, see, toTheEnd, unfold } from './steps.ts';

/** Cook mode, in the order in which a user sees it. */
export const COOK_MODE = {
  'cook mode': [at(PATHS.recipe), press('cook.start', 'link'), see('dialog')],
  'cook mode, black': [at(`${PATHS.recipe}?cook=2`), press('cook.night')],
  'cook mode, ingredients': [
    at(`${PATHS.recipe}?cook=2`),
    see('dialog'),
    unfold('recipe.ingredients'),
    see('dialog li input:visible'),
  ],
  'cook mode, done': [at(`${PATHS.recipe}?cook=1`), toTheEnd],
  // At another step than the ingredients, because the history keeps open overlays over a reload.
  'cook mode, hands-free': [
    at(`${PATHS.recipe}?cook=1`),
    see('dialog'),
    press('voice.title'),
    see('dialog [role=switch]'),
  ],
};
