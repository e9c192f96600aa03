import { ANY_CUISINE, type Cuisine } from '../../kitchen/cuisine.ts';
import {
  cheeses,
  clove,
  g,
  given,
  isVegetable,
  maybe,
  need,
  piece,
  pinch,
  prepare,
  step,
  tbsp,
  tsp,
  type DishForm,
  type Kitchen,
  type Slots,
} from '../../kitchen/dish.ts';
import { EXTRAS, HALF_A_LEMON, HERB_ON_TOP } from '../../kitchen/extras.ts';
import { ownNamed, joined, titled, VEGETABLE } from '../../kitchen/title.ts';
import type { Text } from '../../kitchen/words.ts';
import { SLICES } from '../../kitchen/cuts.ts';

const FRUITY = new Set([
  'apple',
  'pear',
  'orange',
  'pomegranate',
  'grapefruit',
  'mango',
  'nectarine',
  'peach',
  'watermelon',
  'melon',
]);

const DRESSINGS: Partial<Record<Cuisine, Slots>> = {
  Asian: {
    oil: need(tbsp(2, 'rapeseed-oil')),
    soy: maybe(tbsp(1, 'soy-sauce')),
    ginger: need(g(10, 'ginger')),
  },
  Indian: {
    oil: need(tbsp(2, 'rapeseed-oil')),
    spice: need(tsp(0.5, 'cumin')),
    ginger: need(g(10, 'ginger')),
  },
  Mexican: { oil: need(tbsp(2, 'rapeseed-oil')), spice: need(tsp(0.5, 'cumin')) },
  'Middle Eastern': { oil: need(tbsp(2, 'olive-oil')), spice: need(tsp(0.5, 'cumin')) },
  Italian: { oil: need(tbsp(2, 'olive-oil')), spice: need(tsp(1, 'oregano')) },
};
const MUSTARD_DRESSING: Slots = { oil: need(tbsp(2, 'olive-oil')), mustard: maybe(tsp(1, 'mustard')) };

const PULSE = ['white-beans', 'chickpeas'] as const;
const PULSES: Partial<Record<Cuisine, readonly (typeof PULSE)[number][]>> = {
  German: ['white-beans'],
  French: ['white-beans'],
  Indian: ['chickpeas'],
  'Middle Eastern': ['chickpeas'],
};

/** Foods that can be eaten raw, with pulses and a dressing. */
export const salad: DishForm = {
  name: 'salad',
  difficulty: 'easy',
  servings: 2,
  cuisines: ANY_CUISINE,
  takes: (main) => isVegetable(main) && main.facts.raw,
  joins: ({ food }) => FRUITY.has(food),
  isGoodPlain: true,
  loves: ['cucumber', 'avocado', 'tomato', 'pomegranate', 'feta'],

  plan(kitchen) {
    const { mains, cuisine, limit, pick } = kitchen;
    const usual = pick(PULSES[cuisine] ?? PULSE);
    const pulse = PULSE.find(kitchen.has) ?? usual;
    const beans =
      pulse === 'chickpeas'
        ? { en: 'chickpeas', de: 'Kichererbsen' }
        : { en: 'white beans', de: 'weißen Bohnen' };
    const stand = limit < 15 ? 0 : 5;
    return {
      title:
        mains.length > 0
          ? titled(kitchen, { en: 'salad', de: 'Salat', gender: 'm', mixed: VEGETABLE }, { with: beans })
          : plainTitle(kitchen, pulse),
      share: 0.9,
      slots: {
        pulse: need(g(240, pulse, { en: 'from a can', de: 'aus der Dose' })),
        onion: given(piece(0.5, 'onion')),
        garlic: given(clove(1, 'garlic')),
        ginger: given(g(10, 'ginger')),
        ...(DRESSINGS[cuisine] ?? MUSTARD_DRESSING),
        sour: need(tbsp(1.5, 'vinegar')),
        lemon: HALF_A_LEMON,
        sweet: maybe(tsp(1, 'honey'), tsp(1, 'sugar')),
        salt: need(pinch(2, 'salt')),
        pepper: maybe(pinch(1, 'black-pepper')),
        olives: EXTRAS.olives,
        herb: EXTRAS.herb,
        cheese: given(g(80, 'feta'), ...cheeses(80)),
        cream: given(
          tbsp(3, 'sour-cream'),
          tbsp(3, 'yoghurt'),
          tbsp(3, 'soured-milk'),
          tbsp(3, 'soy-yoghurt'),
        ),
        seeds: need(tbsp(2, 'sunflower-seeds')),
      },
      steps: [
        prepare(
          8,
          SLICES,
          'Peel the {onion garlic ginger} and chop finely. Drain the {pulse} in a sieve and rinse with cold water.',
          '{onion garlic ginger} schälen und fein hacken. {pulse} in einem Sieb kalt abspülen und abtropfen lassen.',
        ),
        step(
          2,
          'Squeeze the {lemon} into a large bowl. Whisk the {sour mustard soy sweet spice} with the {oil salt pepper} to make a dressing. Stir in the {cream}. Stir in the {onion garlic ginger}.',
          '{lemon} in eine große Schüssel pressen. {sour mustard soy sweet spice oil salt pepper} zu einem Dressing verrühren. {cream} unterrühren. {onion garlic ginger} unterrühren.',
        ),
        step(
          stand,
          `Fold in the {mains}. Add the ${beans.en}.${stand ? ` Leave to stand for ${stand} minutes.` : ''} Add the {olives}. Crumble or dice the {cheese} and scatter it on top. ${HERB_ON_TOP.en} Scatter with the {seeds} and serve.`,
          `{mains} unter das Dressing heben. Die ${pulse === 'chickpeas' ? 'Kichererbsen' : 'Bohnen'} zugeben.${stand ? ` ${stand} Minuten ziehen lassen.` : ''} {olives} zugeben. {cheese} zerbröckeln oder würfeln und darübergeben. ${HERB_ON_TOP.de} {seeds} darüberstreuen und servieren.`,
        ),
      ],
    };
  },
};

function plainTitle(kitchen: Kitchen, pulse: (typeof PULSE)[number]): Text {
  const company = ownNamed(kitchen, ['lemon', 'lime', 'garlic', 'ginger', 'onion']);
  const [en, de] =
    pulse === 'chickpeas' ? ['chickpea salad', 'Kichererbsensalat'] : ['white bean salad', 'Bohnensalat'];
  return {
    en: joined([en, company && `with ${company.en}`]),
    de: joined([de, company && `mit ${company.de}`]),
  };
}
