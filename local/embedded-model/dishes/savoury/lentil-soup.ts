import { CHUNKS } from '../../kitchen/cuts.ts';
import {
  clove,
  g,
  isMeat,
  isQuickProtein,
  longest,
  maybe,
  ml,
  need,
  own,
  piece,
  pinch,
  prepare,
  slice,
  step,
  tbsp,
  tsp,
  given,
  type DishForm,
} from '../../kitchen/dish.ts';
import { doneThrough } from '../../kitchen/doneness.ts';
import { EXTRAS, HALF_A_LEMON, HERB_ON_TOP } from '../../kitchen/extras.ts';
import { seasoning } from '../../kitchen/seasoning.ts';
import { titled, VEGETABLE } from '../../kitchen/title.ts';

const HEARTS = new Set([
  'carrot',
  'potato',
  'sweet-potato',
  'leek',
  'celery',
  'celeriac',
  'onion',
  'tomato',
  'bell-pepper',
  'green-pepper',
  'courgette',
  'spinach',
  'pumpkin',
  'parsnip',
]);

/** Lentils simmered with vegetables until they thicken the soup. */
export const lentilSoup: DishForm = {
  name: 'lentil soup',
  difficulty: 'easy',
  servings: 4,
  cuisines: ['German', 'Middle Eastern', 'Mediterranean'],
  takes: ({ food }) => HEARTS.has(food),
  joins: (main) => main.food === 'bacon' || (isMeat(main) && isQuickProtein(main)),
  isGoodPlain: true,
  loves: ['carrot', 'potato', 'leek', 'sausage'],

  plan(kitchen) {
    const { mains, has } = kitchen;
    const [lentils, minutes] = has('lentils') && !has('red-lentils') ? ['lentils', 35] : ['red-lentils', 20];
    const simmer = longest(mains, (facts) => facts.simmer, minutes);
    const { slots, flavour } = seasoning(kitchen);
    const through = doneThrough(mains);
    return {
      title: titled(
        kitchen,
        { en: 'lentil soup', de: 'Linsensuppe', gender: 'f', mixed: VEGETABLE },
        { adjective: { en: 'hearty', de: 'herzhaft' }, with: flavour },
      ),
      share: 0.6,
      slots: {
        lentils: own(g(250, lentils)),
        onion: maybe(piece(1, 'onion')),
        garlic: given(clove(2, 'garlic')),
        ...slots,
        paste: given(tbsp(2, 'tomato-paste')),
        tomatoes: given(g(400, 'canned-tomatoes')),
        water: need(ml(1_200, 'water')),
        stock: maybe(tsp(4, 'vegetable-stock')),
        lemon: HALF_A_LEMON,
        vinegar: maybe(tbsp(1, 'vinegar')),
        yoghurt: given(g(150, 'yoghurt'), g(150, 'sour-cream'), g(150, 'soy-yoghurt'), g(150, 'oat-yoghurt')),
        herb: EXTRAS.herb,
        salt: need(pinch(3, 'salt')),
        pepper: maybe(pinch(2, 'black-pepper')),
        bread: given(slice(4, 'bread')),
      },
      steps: [
        prepare(
          10,
          CHUNKS,
          'Peel and finely chop the {onion garlic}. Rinse the {lentils} in a sieve.',
          '{onion garlic} schälen und fein hacken. {lentils} in einem Sieb abspülen.',
        ),
        step(
          6,
          'Heat the {fat} in a large pot over a medium heat. Add the {proteins} and brown for 3 minutes. Add the {onion garlic spice spice2 paste} and cook for 2 minutes, stirring.',
          '{fat} in einem großen Topf bei mittlerer Hitze erhitzen. {proteins} zugeben und 3 Minuten anbraten. {onion garlic spice spice2 paste} zugeben und 2 Minuten unter Rühren anschwitzen.',
        ),
        step(
          simmer + 5,
          `Add the lentils. Add the {others}. Pour in the {water stock tomatoes} and bring to the boil. Cover and simmer over a low heat for ${simmer} minutes, stirring now and then, until the lentils are soft.${through.en}`,
          `Die Linsen zugeben. {others} zugeben. {water stock tomatoes} zugeben und aufkochen. Zugedeckt bei kleiner Hitze ${simmer} Minuten köcheln lassen und ab und zu umrühren, bis die Linsen weich sind.${through.de}`,
        ),
        step(
          3,
          `Squeeze in the {lemon}. Season with {vinegar salt pepper}. Top with the {yoghurt}. ${HERB_ON_TOP.en} Put the {bread} beside it. Serve hot.`,
          `{lemon} darüber auspressen. Mit {vinegar salt pepper} abschmecken. {yoghurt} daraufgeben. ${HERB_ON_TOP.de} {bread} dazu reichen. Heiß servieren.`,
        ),
      ],
    };
  },
};
