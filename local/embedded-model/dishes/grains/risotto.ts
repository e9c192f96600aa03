import { seasoning } from '../../kitchen/seasoning.ts';
import {
  cheeses,
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
  tbsp,
  tsp,
  type DishForm,
} from '../../kitchen/dish.ts';
import { EXTRAS, HALF_A_LEMON, HERB_ON_TOP } from '../../kitchen/extras.ts';
import { titled, VEGETABLE } from '../../kitchen/title.ts';
import { DICE } from '../../kitchen/cuts.ts';

const HEARTS = new Set([
  'mushroom',
  'asparagus',
  'courgette',
  'leek',
  'beetroot',
  'tomato',
  'spinach',
  'carrot',
  'bell-pepper',
  'celery',
]);

/** Rice that is stirred until it is creamy. */
export const risotto: DishForm = {
  name: 'risotto',
  difficulty: 'medium',
  servings: 2,
  cuisines: ['Italian'],
  knownIn: ['Italian'],
  takes: ({ food }) => HEARTS.has(food),
  isGoodPlain: true,
  loves: ['mushroom', 'asparagus', 'beetroot'],

  plan(kitchen) {
    const fry = Math.max(3, longest(kitchen.mains, (facts) => facts.simmer) - 18);
    const { slots, flavour } = seasoning(kitchen);
    return {
      title: titled(
        kitchen,
        { en: 'risotto', de: 'Risotto', gender: 'n', mixed: VEGETABLE },
        {
          adjective: { en: 'creamy', de: 'cremig' },
          plainly: ['lemon', 'lime', 'garlic', 'onion'],
          with: flavour,
        },
      ),
      share: 0.7,
      slots: {
        onion: maybe(piece(1, 'onion')),
        garlic: given(clove(1, 'garlic')),
        ...slots,
        rice: need(g(170, 'rice')),
        water: need(ml(700, 'water')),
        stock: maybe(tsp(3, 'vegetable-stock')),
        butter: maybe(tbsp(1, 'butter')),
        cheese: maybe(g(40, 'parmesan'), ...cheeses(40)),
        lemon: HALF_A_LEMON,
        herb: EXTRAS.herb,
        salt: need(pinch(2, 'salt')),
        pepper: maybe(pinch(1, 'black-pepper')),
      },
      steps: [
        prepare(
          10,
          DICE,
          'Peel and finely chop the {onion garlic}. Heat the {water stock} in a small pot.',
          '{onion garlic} schälen und fein hacken. {water stock} in einem kleinen Topf erhitzen.',
        ),
        step(
          fry + 4,
          `Heat the {fat} in a wide pot over a medium heat. Cook the {onion garlic spice spice2} in it for 2 minutes. Add the {mains} and fry for ${fry} minutes. Stir in the {rice} until it glistens.`,
          `{fat} in einem weiten Topf bei mittlerer Hitze erhitzen. {onion garlic spice spice2} darin 2 Minuten anschwitzen. {mains} zugeben und ${fry} Minuten mitbraten. {rice} einrühren, bis er glänzt.`,
        ),
        step(
          20,
          'Add the hot liquid a ladle at a time and cook for 20 minutes, stirring often; pour in more whenever the rice has drunk it up.',
          'Die heiße Flüssigkeit nach und nach mit einer Kelle zugeben und 20 Minuten unter häufigem Rühren garen; erst nachgießen, wenn der Reis sie aufgenommen hat.',
        ),
        step(
          3,
          `Take the pot off the heat. Stir in the {butter cheese}. Squeeze in the {lemon}. ${HERB_ON_TOP.en} Season with {salt pepper}, leave it covered for 2 minutes and serve.`,
          `Den Topf vom Herd nehmen. {butter cheese} unterrühren. {lemon} darüber auspressen. ${HERB_ON_TOP.de} Mit {salt pepper} abschmecken, zugedeckt 2 Minuten stehen lassen und servieren.`,
        ),
      ],
    };
  },
};
