import { anyOf } from '../kitchen/mains.ts';
import { both } from '../kitchen/words.ts';
import { BOWL, POT, SALAD, SIEVE } from './dish-notes.ts';
import type { DishRow } from './dish-row.ts';

const BOILED = {
  cuisines: ['German'],
  knownIn: ['German'],
  takes: anyOf('potato'),
  notes: { ...SALAD, equipment: [POT, SIEVE, BOWL] },
  spices: 'none',
} as const;

export const POTATO_DISHES: readonly DishRow[] = [
  {
    ...BOILED,
    name: 'potato salad',
    loves: 'gherkin mayonnaise',
    recipe: {
      title: both('Potato salad / Kartoffelsalat'),
      time: { of: 'simmer', times: 0.6 },
      share: 1.2,
      foods: `gherkins: own 80 g gherkin, creamy: given 4 tbsp mayonnaise|vegan-mayonnaise, cucumber: given 0.5 piece cucumber,
        radishes: given 80 g radish, eggs: given 2 piece egg, maybe 0.5 piece onion, oil: maybe 2 tbsp rapeseed-oil,
        sour: need 2 tbsp vinegar, maybe 1 tsp mustard, stock: maybe 1 tsp vegetable-stock, need 100 ml water, HERB,
        need 0.5 tsp salt, pepper: maybe 1 pinch black-pepper`,
      steps: `
        12 slices: Peel and finely chop the {onion}. Dice the {gherkins}. Wash and thinly slice the {cucumber radishes}.
        / {onion} schälen und fein hacken. {gherkins} würfeln. {cucumber radishes} waschen und in dünne Scheiben schneiden.
        TIME+4: Boil the {mains} in salted water for {TIME} minutes, until soft, and drain. Boil the {eggs} in a second pot for 10 minutes, cool, peel and slice them.
        / {mains} in Salzwasser {TIME} Minuten weich kochen und abgießen. {eggs} in einem zweiten Topf 10 Minuten hart kochen, abschrecken, schälen und in Scheiben schneiden.
        3: Bring the {water stock} to the boil. Stir in the {sour mustard oil salt pepper onion} and pour it over the warm potatoes.
        / {water stock} aufkochen. {sour mustard oil salt pepper onion} einrühren und über die warmen Kartoffeln gießen.
        12: Leave to stand for 10 minutes. Fold in the {creamy gherkins cucumber radishes eggs}. {HERB}
        / 10 Minuten ziehen lassen. {creamy gherkins cucumber radishes eggs} unterheben. {HERB}
      `,
    },
  },
  {
    ...BOILED,
    name: 'potatoes with quark',
    loves: 'quark',
    recipe: {
      title: both('Potatoes with quark / Kartoffeln mit Quark'),
      time: { of: 'simmer', times: 0.6 },
      share: 1.2,
      foods: `creamy: own 250 g quark|lean-quark|cream-quark, cucumber: given 0.5 piece cucumber, radishes: given 80 g radish,
        given 0.5 piece onion, given 1 clove garlic, oil: maybe 1 tbsp linseed-oil|rapeseed-oil, HERB, need 0.5 tsp salt,
        pepper: maybe 1 pinch black-pepper`,
      steps: `
        10 slices: Peel and finely chop the {onion garlic}. Wash and finely dice the {cucumber radishes}.
        / {onion garlic} schälen und fein hacken. {cucumber radishes} waschen und fein würfeln.
        TIME+4: Boil the {mains} in salted water for {TIME} minutes, until soft, and drain.
        / {mains} in Salzwasser {TIME} Minuten weich kochen und abgießen.
        4: Stir the {creamy oil salt pepper} until smooth. Fold in the {onion garlic cucumber radishes}. {HERB} Serve with the potatoes.
        / {creamy oil salt pepper} glatt rühren. {onion garlic cucumber radishes} unterheben. {HERB} Zu den Kartoffeln servieren.
      `,
    },
  },
];
