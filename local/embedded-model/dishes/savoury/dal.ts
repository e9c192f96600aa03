import { seasoning } from '../../kitchen/seasoning.ts';
import {
  clove,
  g,
  given,
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
import { EXTRAS, HERB_ON_TOP } from '../../kitchen/extras.ts';
import { titled, VEGETABLE } from '../../kitchen/title.ts';
import { DICE } from '../../kitchen/cuts.ts';

const HEARTS = new Set([
  'spinach',
  'carrot',
  'tomato',
  'potato',
  'sweet-potato',
  'cabbage',
  'aubergine',
  'courgette',
]);

/** Red lentils, cooked soft with spices. */
export const dal: DishForm = {
  name: 'dal',
  difficulty: 'easy',
  servings: 4,
  cuisines: ['Indian'],
  knownIn: ['Indian'],
  takes: ({ food }) => HEARTS.has(food),
  isGoodPlain: true,
  loves: ['spinach', 'ginger', 'garlic'],

  plan(kitchen) {
    const simmer = longest(kitchen.mains, (facts) => facts.simmer, 20);
    return {
      title: titled(
        kitchen,
        { en: 'dal', de: 'Dal', gender: 'n', mixed: VEGETABLE },
        { plainly: ['ginger', 'garlic', 'lemon', 'onion'], with: { en: 'red lentils', de: 'roten Linsen' } },
      ),
      share: 0.6,
      slots: {
        onion: maybe(piece(1, 'onion')),
        garlic: maybe(clove(3, 'garlic')),
        ...seasoning({ ...kitchen, cuisine: 'Indian' }).slots,
        ginger: need(g(20, 'ginger')),
        lentils: need(g(280, 'red-lentils')),
        water: need(ml(900, 'water')),
        stock: maybe(tsp(2, 'vegetable-stock')),
        lemon: maybe(piece(0.5, 'lemon'), piece(0.5, 'lime')),
        salt: need(pinch(3, 'salt')),
        rice: given(g(250, 'rice')),
        paste: EXTRAS.paste,
        herb: EXTRAS.herb,
        yoghurt: given(g(150, 'yoghurt'), g(150, 'soy-yoghurt'), g(150, 'sour-cream')),
      },
      steps: [
        prepare(
          10,
          DICE,
          'Peel and finely chop the {onion garlic ginger}. Rinse the {lentils} in a sieve.',
          '{onion garlic ginger} schälen und fein hacken. {lentils} in einem Sieb abspülen.',
        ),
        step(
          5,
          'Heat the {fat} in a pot over a medium heat. Cook the {onion garlic ginger} in it for 3 minutes, then stir in the {spice spice2 paste} for 1 minute.',
          '{fat} in einem Topf bei mittlerer Hitze erhitzen. {onion garlic ginger} darin 3 Minuten anschwitzen, dann {spice spice2 paste} 1 Minute mitrösten.',
        ),
        step(
          simmer + 5,
          `Add the lentils. Pour in the {water stock} and bring to the boil. Stir in the {mains}. Cover and simmer for ${simmer} minutes, stirring now and then, until everything is soft. Meanwhile cook the {rice} in plenty of boiling salted water and drain it.`,
          `Die Linsen zugeben. {water stock} zugeben und aufkochen. {mains} unterrühren. Zugedeckt ${simmer} Minuten köcheln lassen und ab und zu umrühren, bis alles weich ist. Währenddessen {rice} in reichlich kochendem Salzwasser garen und abgießen.`,
        ),
        step(
          2,
          `Squeeze in the juice of the {lemon}. Stir in the {yoghurt}. ${HERB_ON_TOP.en} Season with {salt}. Serve with the {rice}.`,
          `{lemon} auspressen und den Saft zugeben. {yoghurt} unterrühren. ${HERB_ON_TOP.de} Mit {salt} abschmecken. {rice} dazu reichen.`,
        ),
      ],
    };
  },
};
