import type { DishForm } from '../kitchen/dish.ts';
import { compote } from './sweet/compote.ts';
import { couscous } from './savoury/couscous.ts';
import { crumble } from './sweet/crumble.ts';
import { curry } from './savoury/curry.ts';
import { dal } from './savoury/dal.ts';
import { frittata } from './savoury/frittata.ts';
import { fruitSalad } from './sweet/fruit-salad.ts';
import { savouryGalette, sweetGalette } from './savoury/galette.ts';
import { gratin } from './savoury/gratin.ts';
import { muesli } from './sweet/muesli.ts';
import { pan } from './savoury/pan.ts';
import { pancakes } from './sweet/pancakes.ts';
import { pasta } from './savoury/pasta.ts';
import { ricePan } from './savoury/rice-pan.ts';
import { ricePudding } from './sweet/rice-pudding.ts';
import { risotto } from './savoury/risotto.ts';
import { salad } from './savoury/salad.ts';
import { smoothie } from './sweet/smoothie.ts';
import { souffle } from './savoury/souffle.ts';
import { soup } from './savoury/soup.ts';
import { stew } from './savoury/stew.ts';
import { tagliatelle } from './savoury/tagliatelle.ts';
import { trayBake } from './savoury/tray-bake.ts';

/** All kinds of dish that the embedded model can write. */
export const DISH_FORMS: readonly DishForm[] = [
  soup,
  stew,
  curry,
  dal,
  pan,
  ricePan,
  trayBake,
  gratin,
  pasta,
  tagliatelle,
  risotto,
  frittata,
  souffle,
  savouryGalette,
  salad,
  couscous,
  fruitSalad,
  smoothie,
  pancakes,
  crumble,
  compote,
  ricePudding,
  muesli,
  sweetGalette,
];
