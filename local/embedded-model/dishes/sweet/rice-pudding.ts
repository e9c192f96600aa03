import {
  g,
  given,
  isFruit,
  maybe,
  ml,
  need,
  piece,
  pinch,
  prepare,
  step,
  tbsp,
  tsp,
  type Amount,
  type DishForm,
} from '../../kitchen/dish.ts';
import { foodsNamed, joined } from '../../kitchen/title.ts';
import { DICE } from '../../kitchen/cuts.ts';

const MILKS: readonly Amount[] = ['milk', 'oat-drink', 'soy-drink'].map((food) => ml(600, food));

/** Rice cooked slowly in milk, with fruit on top. */
export const ricePudding: DishForm = {
  name: 'rice pudding',
  difficulty: 'easy',
  servings: 2,
  cuisines: ['German', 'Indian', 'Asian', 'Mexican', 'Middle Eastern', 'Italian'],
  takes: isFruit,
  isGoodPlain: true,
  loves: ['milk', 'mango', 'oat-drink', 'soy-drink'],

  plan(kitchen) {
    const { cuisine, mains, has, permits } = kitchen;
    const own = MILKS.filter(({ food }) => has(food));
    const fruit = foodsNamed(kitchen, { en: 'fruit', de: 'Obst' }, 'mit');
    const isCoconut = own.length === 0 && (cuisine === 'Asian' || !MILKS.some(({ food }) => permits(food)));
    const topping = mains.length > 0 ? fruit : { en: 'cinnamon sugar', de: 'Zimtzucker' };
    return {
      title: {
        en: joined([
          isCoconut && 'coconut',
          permits('milk') ? 'rice pudding' : 'sweet rice',
          'with',
          topping.en,
        ]),
        de: joined([
          isCoconut ? 'Kokosreis' : permits('milk') ? 'Milchreis' : 'süßer Reis',
          'mit',
          topping.de,
        ]),
      },
      slots: {
        milk: isCoconut ? need(ml(350, 'coconut-milk')) : need(...own, ...MILKS),
        ...(isCoconut && { water: need(ml(250, 'water')) }),
        rice: need(g(120, 'rice')),
        salt: need(pinch(1, 'salt')),
        sugar: need(tbsp(2, 'sugar')),
        cinnamon: need(tsp(0.5, 'cinnamon')),
        lemon: given(piece(0.5, 'lemon'), piece(0.5, 'lime')),
        raisins: cuisine === 'Indian' ? maybe(g(30, 'raisin')) : given(g(30, 'raisin')),
        nuts:
          cuisine === 'Middle Eastern' || cuisine === 'Indian'
            ? maybe(g(20, 'almond'))
            : given(g(20, 'almond')),
      },
      steps: [
        step(
          5,
          'Bring the {milk water} to the boil with the {salt} and half of the {sugar}, stirring. Add the {rice raisins}.',
          '{milk water salt} mit der Hälfte vom {sugar} unter Rühren aufkochen. {rice raisins} zugeben.',
        ),
        step(
          30,
          'Turn the heat down as far as it will go, cover and let the rice swell for 30 minutes, stirring often so that it does not stick.',
          'Die Hitze ganz klein stellen und den Reis zugedeckt 30 Minuten quellen lassen; dabei oft umrühren, damit nichts ansetzt.',
        ),
        prepare(5, DICE),
        step(
          3,
          'Squeeze the {lemon} into the rice. Mix the rest of the sugar with the {cinnamon} and sprinkle it over the rice. Scatter with the {nuts}. Serve topped with the {mains}.',
          '{lemon} darüber auspressen. Den übrigen Zucker mit {cinnamon} mischen und über den Reis streuen. {nuts} darüberstreuen. {mains} darauf anrichten.',
        ),
      ],
    };
  },
};
