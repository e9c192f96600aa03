import type { Cuisine } from '../../kitchen/cuisine.ts';
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
  type Kitchen,
} from '../../kitchen/dish.ts';
import { ownNamed, FRUIT, joined, titled } from '../../kitchen/title.ts';
import type { Text } from '../../kitchen/words.ts';
import { CHUNKS } from '../../kitchen/cuts.ts';

const DRINKABLE = new Set(['carrot', 'cucumber', 'avocado', 'spinach', 'celery']);

const LIQUIDS: readonly Amount[] = [
  'orange-juice',
  'apple-juice',
  'milk',
  'soured-milk',
  'yoghurt',
  'oat-drink',
  'soy-drink',
  'oat-yoghurt',
  'soy-yoghurt',
].map((food) => ml(300, food));

const named = (...foods: readonly string[]) => LIQUIDS.filter(({ food }) => foods.includes(food));
const PREFERRED: Partial<Record<Cuisine, readonly Amount[]>> = {
  Indian: named('yoghurt', 'soy-yoghurt'),
  Asian: [ml(200, 'coconut-milk')],
};
const USUAL = named('milk', 'oat-drink', 'soy-drink');

/** Fruit from the blender with milk or juice; a lassi where there is yoghurt. */
export const smoothie: DishForm = {
  name: 'smoothie',
  difficulty: 'easy',
  servings: 2,
  cuisines: ['International', 'Indian', 'Mexican', 'Asian'],
  takes: isFruit,
  joins: ({ food }) => DRINKABLE.has(food),
  isGoodPlain: true,
  loves: ['banana', 'mango', 'passion-fruit', 'orange-juice', 'apple-juice', 'kiwi'],

  plan(kitchen) {
    const { cuisine, mains, has, permits } = kitchen;
    const wet = [...LIQUIDS.filter(({ food }) => has(food)), ...(PREFERRED[cuisine] ?? USUAL), ...LIQUIDS];
    const isLassi = cuisine === 'Indian' && wet.find(({ food }) => permits(food))?.food === 'yoghurt';
    const head = isLassi
      ? { en: 'lassi', de: 'Lassi', gender: 'n' as const, mixed: FRUIT }
      : { en: 'smoothie', de: 'Smoothie', gender: 'm' as const, mixed: FRUIT };
    return {
      title:
        mains.length > 0
          ? titled(kitchen, head, { adjective: { en: 'fresh', de: 'frisch' } })
          : plainTitle(kitchen),
      share: 0.8,
      slots: {
        liquid: need(...wet),
        ginger: given(g(5, 'ginger')),
        lemon: given(piece(0.5, 'lemon'), piece(0.5, 'lime')),
        oats: isLassi ? given(tbsp(3, 'oats')) : maybe(tbsp(3, 'oats')),
        sweet: maybe(tsp(2, 'honey'), tsp(2, 'sugar')),
        ...((isLassi || mains.length === 0) && { spice: need(pinch(2, 'cinnamon')) }),
      },
      steps: [
        prepare(4, CHUNKS, 'Peel and finely grate the {ginger}.', '{ginger} schälen und fein reiben.'),
        step(
          1,
          'Put the {liquid} into a blender. Add the {mains}. Add the {oats sweet spice ginger}. Squeeze in the {lemon}.',
          '{liquid} in einen Mixer geben. {mains} zugeben. {oats sweet spice ginger} zugeben. {lemon} darüber auspressen.',
        ),
        step(
          2,
          'Blend on the highest speed for 1 minute, until smooth. Pour into two glasses and drink at once.',
          '1 Minute auf höchster Stufe mixen, bis alles glatt ist. Auf zwei Gläser verteilen und gleich trinken.',
        ),
      ],
    };
  },
};

function plainTitle(kitchen: Kitchen): Text {
  const company = ownNamed(kitchen, ['ginger', 'lemon', 'lime']) ?? { en: 'cinnamon', de: 'Zimt' };
  const [en, de] = kitchen.permits('oats') ? ['oat shake', 'Hafershake'] : ['shake', 'Shake'];
  return { en: joined([en, 'with', company.en]), de: joined([de, 'mit', company.de]) };
}
