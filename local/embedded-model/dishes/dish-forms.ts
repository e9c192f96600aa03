import type { DishForm } from '../kitchen/dish.ts';
import { compote } from './sweet/compote.ts';
import { couscous } from './grains/couscous.ts';
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
import { pasta } from './pasta/pasta.ts';
import { bulgurPilaf, chickpeaRice, meatPan, ricePan } from './grains/grain-pan.ts';
import { ricePudding } from './sweet/rice-pudding.ts';
import { risotto } from './grains/risotto.ts';
import { salad } from './savoury/salad.ts';
import { smoothie } from './sweet/smoothie.ts';
import { souffle } from './savoury/souffle.ts';
import { soup } from './savoury/soup.ts';
import { stew } from './savoury/stew.ts';
import { tagliatelle } from './pasta/tagliatelle.ts';
import { bulgurSalad, tabbouleh } from './grains/tabbouleh.ts';
import { friedRice } from './grains/fried-rice.ts';
import { eggPasta } from './pasta/egg-pasta.ts';
import { filledPasta } from './pasta/filled-pasta.ts';
import { lentilSauce, meatSauce } from './pasta/tomato-sauces.ts';
import { eggsInSauce } from './savoury/eggs-in-sauce.ts';
import { fishBake } from './savoury/fish-bake.ts';
import { lentilSoup } from './savoury/lentil-soup.ts';
import { trayBake } from './savoury/tray-bake.ts';

/** All kinds of dish that the embedded model can write. */
export const DISH_FORMS: readonly DishForm[] = [
  soup,
  lentilSoup,
  stew,
  curry,
  dal,
  pan,
  ricePan,
  meatPan,
  chickpeaRice,
  bulgurPilaf,
  friedRice,
  trayBake,
  fishBake,
  gratin,
  pasta,
  eggPasta,
  meatSauce,
  lentilSauce,
  filledPasta,
  tagliatelle,
  risotto,
  frittata,
  eggsInSauce,
  souffle,
  savouryGalette,
  salad,
  couscous,
  tabbouleh,
  bulgurSalad,
  fruitSalad,
  smoothie,
  pancakes,
  crumble,
  compote,
  ricePudding,
  muesli,
  sweetGalette,
];
