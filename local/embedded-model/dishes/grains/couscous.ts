import {
  clove,
  g,
  given,
  isVegetable,
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
  type Main,
} from '../../kitchen/dish.ts';
import { EXTRAS, HERB_ON_TOP } from '../../kitchen/extras.ts';
import { titled, VEGETABLE } from '../../kitchen/title.ts';
import { DICE } from '../../kitchen/cuts.ts';

const FRUITY = new Set(['apple', 'pomegranate', 'orange', 'nectarine', 'peach', 'mango']);

/** Returns true for fruit that goes with a salad of grains. */
export const isFreshWithGrains = ({ food }: Main): boolean => FRUITY.has(food);

/** Couscous, which only swells, with foods that are eaten raw. */
export const couscous: DishForm = {
  name: 'couscous',
  difficulty: 'easy',
  servings: 2,
  cuisines: ['Middle Eastern', 'Mediterranean'],
  knownIn: ['Middle Eastern'],
  takes: (main) => isVegetable(main) && main.facts.raw,
  joins: isFreshWithGrains,
  isGoodPlain: true,
  loves: ['cucumber', 'tomato', 'lemon', 'pomegranate', 'lime'],

  plan(kitchen) {
    return {
      title: titled(
        kitchen,
        { en: 'couscous', de: 'Couscous', gender: 'm', mixed: VEGETABLE },
        {
          plainly: ['lemon', 'lime', 'garlic', 'ginger', 'onion'],
          with: { en: 'chickpeas', de: 'Kichererbsen' },
        },
      ),
      share: 0.8,
      slots: {
        couscous: need(g(140, 'couscous')),
        water: need(ml(200, 'water')),
        stock: maybe(tsp(1, 'vegetable-stock')),
        onion: given(piece(0.5, 'onion')),
        garlic: given(clove(1, 'garlic')),
        ginger: given(g(10, 'ginger')),
        spice: need(tsp(1, 'cumin')),
        chickpeas: need(g(240, 'chickpeas', { en: 'from a can', de: 'aus der Dose' })),
        lemon: maybe(piece(1, 'lemon'), piece(1, 'lime')),
        oil: need(tbsp(2, 'olive-oil')),
        ...EXTRAS,
        raisins: given(g(30, 'raisin')),
        nuts: maybe(g(30, 'almond')),
        cheese: given(g(80, 'feta')),
        salt: need(pinch(2, 'salt')),
        pepper: maybe(pinch(1, 'black-pepper')),
      },
      steps: [
        step(
          1,
          'Put the {couscous spice} into a large bowl. Add the {stock raisins}. Bring the {water} to the boil, pour it over, cover and leave for 5 minutes.',
          '{couscous spice} in eine große Schüssel geben. {stock raisins} zugeben. {water} aufkochen, darübergießen und zugedeckt 5 Minuten quellen lassen.',
        ),
        prepare(
          6,
          DICE,
          'Peel and finely chop the {onion garlic ginger}. Drain the {chickpeas} in a sieve and rinse with cold water.',
          '{onion garlic ginger} schälen und fein hacken. {chickpeas} in einem Sieb kalt abspülen und abtropfen lassen.',
        ),
        step(
          3,
          `Fluff up the couscous with a fork. Stir in the {paste}. Squeeze the {lemon} over it. Fold in the {onion garlic ginger}. Fold in the {mains}. Fold in the {olives}. Stir in the chickpeas and the {oil salt pepper}. ${HERB_ON_TOP.en} Crumble the {cheese} on top. Scatter with the {nuts} and serve.`,
          `Den Couscous mit einer Gabel auflockern. {paste} unterrühren. {lemon} darüber auspressen. {onion garlic ginger} unterheben. {mains} unterheben. {olives} unterheben. Die Kichererbsen sowie {oil salt pepper} untermischen. ${HERB_ON_TOP.de} {cheese} darüberbröckeln. {nuts} darüberstreuen und servieren.`,
        ),
      ],
    };
  },
};
