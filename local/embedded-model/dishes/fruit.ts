import { ANY_CUISINE, type Cuisine } from '../kitchen/cuisine.ts';
import type { Kitchen } from '../kitchen/dish.ts';
import { anyOf, isFruit } from '../kitchen/mains.ts';
import { FRUIT, ownNamed, phrase } from '../kitchen/title.ts';
import { both, type Text } from '../kitchen/words.ts';
import { DRINK, FRUIT_SALAD } from './dish-notes.ts';
import type { DishRow } from './dish-row.ts';

const HONEY = 'sweet: need 1 tbsp honey|sugar';

/** Dressings of raw fruit, with their names for the title. */
const DRESSINGS: Partial<Record<Cuisine, readonly [foods: string, company: string]>> = {
  Asian: [
    `coconut: need 100 ml coconut-milk, ${HONEY}, need 5 g ginger`,
    'coconut and ginger / Kokosmilch und Ingwer',
  ],
  Mexican: [
    `${HONEY}, lemon: need 0.5 piece lime|lemon, need 1 pinch salt, hot: need 1 pinch paprika-powder`,
    'sweet paprika / einem Hauch Paprika',
  ],
};
const ALMONDS = [
  `${HONEY}, nuts: maybe 30 g almond|sunflower-seeds, need 0.5 piece lemon|lime`,
  'lemon and honey / Zitrone und Honig',
] as const;
const YOGHURT = [
  `maybe 200 g YOGHURTS|soured-milk, ${HONEY}, spice: need 2 pinch cinnamon, nuts: maybe 30 g walnut|sunflower-seeds|granola|muesli|NUTS`,
  'cinnamon yoghurt / Zimtjoghurt',
] as const;

const isForBlender = anyOf('carrot cucumber avocado spinach celery');

/** Liquids for a smoothie, preferred ones first. */
const LIQUIDS =
  'orange-juice apple-juice milk soured-milk yoghurt oat-drink soy-drink oat-yoghurt soy-yoghurt'.split(' ');
const PREFERRED: Partial<Record<Cuisine, string>> = {
  Indian: '300 ml yoghurt|soy-yoghurt',
  Asian: '200 ml coconut-milk',
};

function shakeTitle(kitchen: Kitchen): Text {
  const company = ownNamed(kitchen, 'ginger lemon lime') ?? both('cinnamon / Zimt');
  const shake = 'shake with {} / Shake mit {}';
  return phrase(kitchen.permits('oats') ? 'oat shake with {} / Hafershake mit {}' : shake, company);
}

export const FRUIT_DISHES: readonly DishRow[] = [
  // Raw, dressed in the style of the cuisine.
  {
    name: 'fruit salad',
    cuisines: ANY_CUISINE,
    takes: isFruit,
    loves: 'melon watermelon papaya kiwi orange grapefruit satsuma pomegranate',
    notes: FRUIT_SALAD,
    isForChildren: true,
    recipe({ cuisine, permits }) {
      const usual = cuisine === 'Italian' || cuisine === 'French' ? ALMONDS : YOGHURT;
      const [dressing, company] = DRESSINGS[cuisine] ?? usual;
      return {
        title: {
          head: 'salad / Salat',
          gender: 'm',
          mixed: FRUIT,
          with: permits('honey') && permits('milk') ? company : undefined,
        },
        // A dressing with ginger or lemon requires these foods.
        foods: `${dressing}
          ${dressing.includes('ginger') ? '' : ', given 5 g ginger'}
          ${dressing.includes('lemon') ? '' : ', LEMON'}`,
        steps: `
          8 bites: Peel and finely grate the {ginger}.
          / {ginger} schälen und fein reiben.
          1: Put the {yoghurt coconut sweet ginger spice hot salt} into a large bowl. Squeeze the {lemon} over it. Stir until smooth.
          / {yoghurt coconut sweet ginger spice hot salt} in eine große Schüssel geben. {lemon} darüber auspressen. Alles glatt rühren.
          1: Fold in the {mains}. Scatter with the {nuts}. Serve cold.
          / {mains} unterheben. {nuts} darüberstreuen. Kalt servieren.
        `,
      };
    },
  },
  // A lassi if there is yoghurt.
  {
    name: 'smoothie',
    cuisines: ['International', 'Indian', 'Mexican', 'Asian'],
    takes: isFruit,
    joins: isForBlender,
    isGoodPlain: true,
    loves: 'banana mango passion-fruit orange-juice apple-juice kiwi',
    notes: DRINK,
    isForChildren: true,
    recipe(kitchen) {
      const { cuisine, mains, has, permits } = kitchen;
      const own = LIQUIDS.filter(has);
      const isPlain = mains.length === 0;
      const isLassi =
        cuisine === 'Indian' && [...own, 'yoghurt', 'soy-yoghurt', ...LIQUIDS].find(permits) === 'yoghurt';
      const title = { mixed: FRUIT, adjective: 'fresh / frisch' };
      const titled = isLassi
        ? ({ ...title, head: 'lassi / Lassi', gender: 'n' } as const)
        : ({ ...title, head: 'smoothie / Smoothie', gender: 'm' } as const);
      return {
        title: isPlain ? shakeTitle(kitchen) : titled,
        share: 0.8,
        foods: `liquid: need ${[
          ...own.map((food) => `300 ml ${food}`),
          PREFERRED[cuisine] ?? '300 ml milk|oat-drink|soy-drink',
          `300 ml ${LIQUIDS.join('|')}`,
        ].join(' or ')},
        given 5 g ginger, given 0.5 piece lemon|lime, oats: ${isLassi ? 'given' : 'maybe'} 3 tbsp oats,
        sweet: maybe 2 tsp honey|sugar, ${isLassi || isPlain ? 'spice: need 2 pinch cinnamon' : ''}`,
        steps: `
          4 chunks: Peel and finely grate the {ginger}.
          / {ginger} schälen und fein reiben.
          1: Put the {liquid} into a blender. Add the {mains}. Add the {oats sweet spice ginger}. Squeeze in the {lemon}.
          / {liquid} in einen Mixer geben. {mains} zugeben. {oats sweet spice ginger} zugeben. {lemon} darüber auspressen.
          2: Blend on the highest speed for 1 minute, until smooth. Pour into two glasses and drink at once.
          / 1 Minute auf höchster Stufe mixen, bis alles glatt ist. Auf zwei Gläser verteilen und gleich trinken.
        `,
      };
    },
  },
];
