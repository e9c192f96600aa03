import { seasoning } from '../../kitchen/seasoning.ts';
import { ANY_CUISINE } from '../../kitchen/cuisine.ts';
import {
  clove,
  g,
  given,
  isCookable,
  longest,
  maybe,
  ml,
  need,
  piece,
  pinch,
  prepare,
  step,
  tsp,
  type DishForm,
} from '../../kitchen/dish.ts';
import { CHOPPED, EXTRAS, HALF_A_LEMON, HERB_ON_TOP } from '../../kitchen/extras.ts';
import { titled, VEGETABLE } from '../../kitchen/title.ts';
import { CHUNKS } from '../../kitchen/cuts.ts';

/** A blended soup, which simmers until its slowest food is soft. */
export const soup: DishForm = {
  name: 'soup',
  difficulty: 'easy',
  servings: 4,
  cuisines: ANY_CUISINE,
  takes: isCookable,
  loves: ['leek', 'beetroot', 'asparagus'],

  plan(kitchen) {
    const { mains, cuisine, pick } = kitchen;
    const simmer = longest(mains, (facts) => facts.simmer);
    const { slots, flavour } = seasoning(kitchen);
    const isSouthern = cuisine === 'Indian' || cuisine === 'Asian';
    const cream = [ml(100, 'cream'), ml(100, 'sour-cream'), ml(150, 'coconut-milk')];
    return {
      title: titled(
        kitchen,
        { en: 'soup', de: 'Suppe', gender: 'f', mixed: VEGETABLE },
        {
          adjective: pick([
            { en: 'creamy', de: 'cremig' },
            { en: 'velvety', de: 'samtig' },
          ]),
          with: flavour,
        },
      ),
      share: 0.9,
      slots: {
        onion: maybe(piece(1, 'onion')),
        garlic: given(clove(2, 'garlic')),
        ginger: given(g(20, 'ginger')),
        ...slots,
        water: need(ml(900, 'water')),
        stock: maybe(tsp(4, 'vegetable-stock')),
        ...EXTRAS,
        cream: maybe(...(isSouthern ? cream.toReversed() : cream)),
        lemon: HALF_A_LEMON,
        salt: need(pinch(3, 'salt')),
        pepper: maybe(pinch(2, 'black-pepper')),
      },
      steps: [
        prepare(12, CHUNKS, ...CHOPPED),
        step(
          6,
          'Heat the {fat} in a large pot over a medium heat. Add the {onion garlic ginger spice spice2 paste} and cook for 3 minutes, stirring. Stir in the {mains} and cook for another 2 minutes.',
          '{fat} in einem großen Topf bei mittlerer Hitze erhitzen. {onion garlic ginger spice spice2 paste} zugeben und 3 Minuten unter Rühren anschwitzen. {mains} zugeben und 2 Minuten mitdünsten.',
        ),
        step(
          simmer + 5,
          `Add the {water stock soy} and bring to the boil. Cover and simmer for ${simmer} minutes, until everything is soft.`,
          `{water stock soy} zugeben und aufkochen. Zugedeckt ${simmer} Minuten köcheln lassen, bis alles weich ist.`,
        ),
        step(
          4,
          `Blend the soup until smooth. Stir in the {cream} and warm it through for 2 minutes without letting it boil. Squeeze in the juice of the {lemon}. Scatter the {olives} over it. ${HERB_ON_TOP.en} Season with {salt pepper} and serve hot.`,
          `Die Suppe fein pürieren. {cream} einrühren und 2 Minuten erwärmen, aber nicht mehr kochen lassen. {lemon} auspressen und den Saft zugeben. {olives} darüberstreuen. ${HERB_ON_TOP.de} Mit {salt pepper} abschmecken und heiß servieren.`,
        ),
      ],
    };
  },
};
