import { ANY_CUISINE } from '../../kitchen/cuisine.ts';
import { DICE } from '../../kitchen/cuts.ts';
import {
  clove,
  g,
  given,
  isCookable,
  isQuickProtein,
  isStarchy,
  longest,
  maybe,
  need,
  own,
  piece,
  pinch,
  prepare,
  step,
  type DishForm,
} from '../../kitchen/dish.ts';
import { doneThrough } from '../../kitchen/doneness.ts';
import { EXTRAS, HALF_A_LEMON, HERB_ON_TOP, PASTE_AND_OLIVES } from '../../kitchen/extras.ts';
import { seasoning } from '../../kitchen/seasoning.ts';
import { titled, VEGETABLE } from '../../kitchen/title.ts';

/** Boiled rice, fried with vegetables and eggs. */
export const friedRice: DishForm = {
  name: 'fried rice',
  difficulty: 'easy',
  servings: 2,
  cuisines: ANY_CUISINE,
  knownIn: ['Asian'],
  takes: (main) => isQuickProtein(main) || (isCookable(main) && !isStarchy(main)),
  isGoodPlain: true,

  plan(kitchen) {
    const { mains } = kitchen;
    const fry = Math.round(longest(mains, (facts) => facts.simmer, 4) * 0.7);
    const through = doneThrough(mains);
    return {
      title: titled(
        kitchen,
        { en: 'fried rice', de: 'Reis', gender: 'm', mixed: VEGETABLE },
        { adjective: { en: '', de: 'gebraten' }, with: { en: 'egg', de: 'Ei' } },
      ),
      share: 0.8,
      slots: {
        rice: own(g(160, 'rice')),
        eggs: own(piece(3, 'egg')),
        onion: maybe(piece(1, 'onion')),
        garlic: maybe(clove(1, 'garlic')),
        ginger: given(g(10, 'ginger')),
        ...seasoning(kitchen).slots,
        ...EXTRAS,
        lemon: HALF_A_LEMON,
        salt: need(pinch(3, 'salt')),
        pepper: maybe(pinch(1, 'black-pepper')),
      },
      steps: [
        prepare(
          8,
          DICE,
          'Peel and finely chop the {onion garlic ginger}. Whisk the {eggs}.',
          '{onion garlic ginger} schälen und fein hacken. {eggs} verquirlen.',
        ),
        step(
          20,
          'Cook the {rice} in plenty of boiling water with the {salt} for about 15 minutes, until tender. Drain it well and spread it out on a plate, so that it steams dry.',
          '{rice} in reichlich kochendem Wasser mit {salt} etwa 15 Minuten weich garen. Gut abgießen und auf einem Teller ausbreiten, damit er ausdampft.',
        ),
        step(
          fry + 3,
          `Heat the {fat} in a large pan over a high heat. Fry the {onion garlic ginger spice spice2} in it for 2 minutes. Add the {mains} and fry for ${fry} minutes, stirring often, until soft.${through.en} ${PASTE_AND_OLIVES.en}`,
          `{fat} in einer großen Pfanne stark erhitzen. {onion garlic ginger spice spice2} darin 2 Minuten anbraten. {mains} zugeben und unter häufigem Rühren ${fry} Minuten weich braten.${through.de} ${PASTE_AND_OLIVES.de}`,
        ),
        step(
          7,
          `Add the rice and fry for 3 minutes. Push it to the side, pour in the eggs, let them set for 2 minutes, stirring, and mix everything. Stir in the {soy}. Squeeze the {lemon} over it. Season with {pepper}. ${HERB_ON_TOP.en} Serve at once.`,
          `Den Reis zugeben und 3 Minuten mitbraten. Zur Seite schieben, die Eier hineingießen, unter Rühren 2 Minuten stocken lassen und alles mischen. {soy} einrühren. {lemon} darüber auspressen. Mit {pepper} abschmecken. ${HERB_ON_TOP.de} Gleich servieren.`,
        ),
      ],
    };
  },
};
