import { seasoning } from '../../kitchen/seasoning.ts';
import {
  clove,
  g,
  given,
  isCookable,
  isQuickProtein,
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
import { doneThrough } from '../../kitchen/doneness.ts';
import { CHOPPED } from '../../kitchen/extras.ts';
import { titled, VEGETABLE } from '../../kitchen/title.ts';
import { BITES } from '../../kitchen/cuts.ts';

const SWEET = new Set(['mango', 'pineapple']);

/** Vegetables in coconut milk, over rice. */
export const curry: DishForm = {
  name: 'curry',
  difficulty: 'medium',
  servings: 4,
  cuisines: ['Indian', 'Asian'],
  knownIn: ['Indian', 'Asian'],
  takes: isCookable,
  joins: (main) => SWEET.has(main.food) || isQuickProtein(main),
  loves: ['sweet-potato', 'aubergine', 'spinach', 'mango', 'pineapple'],

  plan(kitchen) {
    const simmer = longest(kitchen.mains, (facts) => facts.simmer, 15);
    return {
      title: titled(
        kitchen,
        { en: 'curry', de: 'Curry', gender: 'n', mixed: VEGETABLE },
        { with: { en: 'coconut and rice', de: 'Kokosmilch und Reis' } },
      ),
      share: 0.7,
      slots: {
        onion: maybe(piece(1, 'onion')),
        garlic: maybe(clove(2, 'garlic')),
        ...seasoning(kitchen).slots,
        ginger: need(g(20, 'ginger')),
        curry: maybe(tsp(2, 'curry-powder')),
        coconut: need(ml(400, 'coconut-milk')),
        water: need(ml(150, 'water')),
        stock: maybe(tsp(1, 'vegetable-stock')),
        rice: need(g(280, 'rice')),
        lemon: maybe(piece(0.5, 'lemon'), piece(0.5, 'lime')),
        salt: need(pinch(3, 'salt')),
        yoghurt: given(g(100, 'yoghurt'), g(100, 'soy-yoghurt')),
      },
      steps: [
        prepare(14, BITES, ...CHOPPED),
        step(
          5,
          'Heat the {fat} in a wide pot over a medium heat. Cook the {onion garlic ginger} in it for 3 minutes. Stir in the {spice spice2 curry} and let the spices toast for 1 minute.',
          '{fat} in einem weiten Topf bei mittlerer Hitze erhitzen. {onion garlic ginger} darin 3 Minuten anschwitzen. {spice spice2 curry} einrühren und 1 Minute anrösten.',
        ),
        step(
          simmer + 4,
          `Add the {mains coconut water stock soy} and bring to the boil. Simmer over a low heat for ${simmer} minutes, until everything is soft.${doneThrough(kitchen.mains).en}`,
          `{mains coconut water stock soy} zugeben und aufkochen. Bei kleiner Hitze ${simmer} Minuten köcheln lassen, bis alles weich ist.${doneThrough(kitchen.mains).de}`,
        ),
        step(
          0,
          'While the curry simmers, cook the {rice} in plenty of boiling salted water, then drain it.',
          'Währenddessen {rice} in reichlich kochendem Salzwasser garen und abgießen.',
        ),
        step(
          2,
          'Squeeze the {lemon} into the curry. Stir in the {yoghurt}. Season with {salt} and serve over the rice.',
          '{lemon} über dem Curry auspressen. {yoghurt} unterrühren. Mit {salt} abschmecken und auf dem Reis anrichten.',
        ),
      ],
    };
  },
};
