import {
  g,
  given,
  isFruit,
  maybe,
  ml,
  need,
  piece,
  prepare,
  step,
  tbsp,
  tsp,
  type DishForm,
} from '../../kitchen/dish.ts';
import { foodsNamed, joined } from '../../kitchen/title.ts';
import { DICE } from '../../kitchen/cuts.ts';

const WET = [
  'yoghurt',
  'milk',
  'soured-milk',
  'oat-yoghurt',
  'soy-yoghurt',
  'oat-drink',
  'soy-drink',
  'apple-juice',
  'orange-juice',
].map((food) => ml(250, food));

/** Oats soaked in yoghurt, milk or juice, with fruit. */
export const muesli: DishForm = {
  name: 'muesli',
  difficulty: 'easy',
  servings: 2,
  cuisines: ['German'],
  takes: isFruit,
  isGoodPlain: true,
  loves: ['yoghurt', 'oat-yoghurt', 'soy-yoghurt', 'apple-juice', 'orange-juice', 'apple'],

  plan(kitchen) {
    const { mains, limit } = kitchen;
    const soak = limit < 15 ? 5 : 10;
    const fruit = foodsNamed(kitchen, { en: 'fruit', de: 'Obst' }, 'mit');
    const topping = mains.length > 0 ? fruit : { en: 'raisins', de: 'Rosinen' };
    return {
      title: {
        en: joined(['Bircher muesli with', topping.en]),
        de: joined(['Birchermüsli mit', topping.de]),
      },
      slots: {
        wet: need(...WET),
        oats: need(g(100, 'oats')),
        raisins: mains.length > 0 ? given(g(30, 'raisin')) : need(g(30, 'raisin')),
        sweet: maybe(tsp(2, 'honey'), tsp(2, 'sugar')),
        lemon: given(piece(0.5, 'lemon'), piece(0.5, 'lime')),
        cinnamon: given(tsp(0.5, 'cinnamon')),
        nuts: maybe(g(30, 'walnut'), tbsp(2, 'sunflower-seeds')),
      },
      steps: [
        step(
          soak,
          `Stir together the {wet oats sweet raisins cinnamon} and leave to soak for ${soak} minutes.`,
          `{wet oats sweet raisins cinnamon} verrühren und ${soak} Minuten quellen lassen.`,
        ),
        prepare(4, DICE),
        step(
          1,
          'Squeeze in the {lemon}. Fold in the {mains}. Scatter with the {nuts} and serve.',
          '{lemon} darüber auspressen. {mains} unterheben. {nuts} darüberstreuen und servieren.',
        ),
      ],
    };
  },
};
