import type { DishForm } from '../dish.ts';
import { compote } from './compote.ts';
import { couscous } from './couscous.ts';
import { crumble } from './crumble.ts';
import { curry } from './curry.ts';
import { dal } from './dal.ts';
import { frittata } from './frittata.ts';
import { fruitSalad } from './fruit-salad.ts';
import { savouryGalette, sweetGalette } from './galette.ts';
import { gratin } from './gratin.ts';
import { muesli } from './muesli.ts';
import { pan } from './pan.ts';
import { pancakes } from './pancakes.ts';
import { pasta } from './pasta.ts';
import { ricePan } from './rice-pan.ts';
import { ricePudding } from './rice-pudding.ts';
import { risotto } from './risotto.ts';
import { salad } from './salad.ts';
import { smoothie } from './smoothie.ts';
import { souffle } from './souffle.ts';
import { soup } from './soup.ts';
import { stew } from './stew.ts';
import { tagliatelle } from './tagliatelle.ts';
import { trayBake } from './tray-bake.ts';

/** Every kind of dish that the embedded author can write. */
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
