import { ANY_CUISINE, type Cuisine } from '../kitchen/cuisine.ts';
import type { Kitchen } from '../kitchen/dish.ts';
import { anyOf, isTomato, isVegetable, type Main } from '../kitchen/mains.ts';
import { CHEESES, CRUMBLY } from '../kitchen/notation.ts';
import { ownNamed, phrase } from '../kitchen/title.ts';
import { both, type Text } from '../kitchen/words.ts';
import { BOWL, GRAINS, SALAD } from './dish-notes.ts';
import type { DishRow, RecipeRow } from './dish-row.ts';

const isRaw = (main: Main): boolean => isVegetable(main) && main.facts.raw;

const needsNoStove = anyOf('canned-tuna cooked-ham');
const isFruity = anyOf('apple pear orange pomegranate grapefruit mango nectarine peach watermelon melon');
const isFreshWithGrains = anyOf('apple pomegranate orange nectarine peach mango');

/** Dressings of cuisines, as foods of a row. */
const DRESSINGS: Partial<Record<Cuisine, string>> = {
  Asian: 'oil: need 2 tbsp rapeseed-oil, soy: maybe 1 tbsp soy-sauce, need 10 g ginger',
  Indian: 'oil: need 2 tbsp rapeseed-oil, spice: need 0.5 tsp cumin, need 10 g ginger',
  Mexican: 'oil: need 2 tbsp rapeseed-oil, spice: need 0.5 tsp cumin',
  'Middle Eastern': 'oil: need 2 tbsp olive-oil, spice: need 0.5 tsp cumin',
  Italian: 'oil: need 2 tbsp olive-oil, spice: need 1 tsp oregano',
};
const MUSTARD_DRESSING = 'oil: need 2 tbsp olive-oil, maybe 1 tsp mustard';

const PULSE = ['white-beans', 'chickpeas'] as const;
const PULSE_NAMES = { chickpeas: 'chickpeas / Kichererbsen', 'white-beans': 'white beans / weißen Bohnen' };
const PULSES: Partial<Record<Cuisine, readonly (typeof PULSE)[number][]>> = {
  German: ['white-beans'],
  French: ['white-beans'],
  Indian: ['chickpeas'],
  'Middle Eastern': ['chickpeas'],
};

function plainTitle(kitchen: Kitchen, pulse: (typeof PULSE)[number]): Text {
  const company = ownNamed(kitchen, 'lemon lime garlic ginger onion');
  const [en, de] =
    pulse === 'chickpeas' ? ['chickpea salad', 'Kichererbsensalat'] : ['white bean salad', 'Bohnensalat'];
  return phrase(company ? `${en} with {} / ${de} mit {}` : `${en} / ${de}`, company);
}

/** Bulgur that is only soaked, with foods that are eaten raw. */
const soaked = (parsley: string): Omit<RecipeRow, 'title'> => ({
  foods: `own 140 g bulgur, ${parsley}, need 250 ml water, maybe 0.5 piece onion, given 1 clove garlic,
    given 0.5 bunch mint, OLIVES, given 240 g canned chickpeas, need 1 piece lemon|lime,
    oil: need 3 tbsp olive-oil, cheese: given 80 g feta, given 150 g YOGHURTS,
    need 2 pinch salt, pepper: maybe 1 pinch black-pepper`,
  steps: `
    17: Put the {bulgur} into a large bowl with the {salt}. Bring the {water} to the boil, pour it over, cover and leave for 15 minutes. Fluff up with a fork and let it cool.
    / {bulgur} mit {salt} in eine große Schüssel geben. {water} aufkochen, darübergießen und zugedeckt 15 Minuten quellen lassen. Mit einer Gabel auflockern und abkühlen lassen.
    10 raw: Wash the {parsley mint}, shake dry and chop finely with the tender stalks. Peel and finely chop the {onion garlic}. Rinse the {chickpeas} with cold water and let them drain.
    / {parsley mint} waschen, trocken schütteln und mit den zarten Stielen fein hacken. {onion garlic} schälen und fein hacken. {chickpeas} in einem Sieb kalt abspülen und abtropfen lassen.
    4: Squeeze the {lemon} over the bulgur. Stir in the {oil pepper}. Fold in the {parsley mint onion garlic}. Fold in the {mains}. Fold in the {chickpeas olives}. Crumble the {cheese} on top. Serve with the {yoghurt}.
    / {lemon} über dem Bulgur auspressen. {oil pepper} unterrühren. {parsley mint onion garlic} unterheben. {mains} unterheben. {chickpeas olives} unterheben. {cheese} darüberbröckeln. {yoghurt} dazu reichen.
  `,
});

/** Dishes of foods that are eaten raw. */
export const SALADS: readonly DishRow[] = [
  {
    name: 'salad',
    cuisines: ANY_CUISINE,
    takes: isRaw,
    joins: (main) => isFruity(main) || needsNoStove(main),
    isGoodPlain: true,
    loves: 'cucumber avocado tomato pomegranate feta lettuce canned-tuna',
    notes: SALAD,
    spices: 'none',
    recipe(kitchen) {
      const { mains, cuisine, limit, pick, has } = kitchen;
      const usual = pick(PULSES[cuisine] ?? PULSE);
      const pulse = PULSE.find(has) ?? usual;
      const stand = limit < 15 ? 0 : 5;
      // The salad is filling already.
      const isFull = mains.some(needsNoStove) || [...CRUMBLY, ...CHEESES].some(has);
      const hasPulse = !isFull || has(pulse);
      return {
        title:
          mains.length > 0
            ? {
                head: 'salad / Salat',
                gender: 'm',
                with: hasPulse ? PULSE_NAMES[pulse] : undefined,
              }
            : plainTitle(kitchen, pulse),
        share: hasPulse ? 0.9 : 1.4,
        foods: `pulse: ${isFull ? 'given' : 'need'} 240 g tinned ${pulse}, given 0.5 piece onion, given 1 clove garlic, given 10 g ginger,
          ${DRESSINGS[cuisine] ?? MUSTARD_DRESSING}, sour: need 1.5 tbsp vinegar, LEMON,
          sweet: maybe 1 tsp honey|sugar, need 2 pinch salt, pepper: maybe 1 pinch black-pepper, OLIVES,
          HERB, cheese: given 80 g CRUMBLY|CHEESES,
          cream: given 3 tbsp sour-cream|yoghurt|soured-milk|soy-yoghurt, seeds: maybe 2 tbsp sunflower-seeds or 30 g NUTS`,
        steps: `
          8 slices: Peel the {onion garlic ginger} and chop finely. Drain the {pulse} in a sieve and rinse with cold water.
          / {onion garlic ginger} schälen und fein hacken. {pulse} in einem Sieb kalt abspülen und abtropfen lassen.
          2: Squeeze the {lemon} into a large bowl. Whisk the {sour mustard soy sweet spice} with the {oil salt pepper} to make a dressing. Stir in the {cream}. Stir in the {onion garlic ginger}.
          / {lemon} in eine große Schüssel pressen. {sour mustard soy sweet spice oil salt pepper} zu einem Dressing verrühren. {cream} unterrühren. {onion garlic ginger} unterrühren.
          ${stand}: Fold in the {mains}. Add the {pulse}.${stand ? ` Leave to stand for ${stand} minutes.` : ''} Add the {olives}. Crumble or dice the {cheese} and scatter it on top. {HERB} Scatter with the {seeds}.
          / {mains} unter das Dressing heben. {pulse} zugeben.${stand ? ` ${stand} Minuten ziehen lassen.` : ''} {olives} zugeben. {cheese} zerbröckeln oder würfeln und darübergeben. {HERB} {seeds} darüberstreuen.
        `,
      };
    },
  },
  // Only with summer vegetables and feta.
  {
    name: 'Greek salad',
    cuisines: ['Mediterranean'],
    takes: anyOf('tomato cherry-tomato cucumber bell-pepper green-pepper yellow-pepper onion'),
    loves: 'feta olive black-olive cucumber tomato',
    notes: SALAD,
    spices: 'none',
    recipe: {
      title: both('Greek salad / Griechischer Bauernsalat'),
      foods: `cheese: own 150 g feta, given 0.5 piece onion, given 1 clove garlic, OLIVES, oil: need 3 tbsp olive-oil,
        sour: need 1 tbsp vinegar, LEMON, spice: maybe 1 tsp oregano, HERB, need 1 pinch salt,
        pepper: maybe 1 pinch black-pepper, given 4 slice BREADS`,
      steps: `
        8 bites: Peel the {onion garlic} and slice thinly.
        / {onion garlic} schälen und in feine Ringe schneiden.
        4: Squeeze the {lemon} into a large bowl. Whisk in the {oil sour spice salt pepper}. Fold in the {mains onion garlic olives}.
        / {lemon} in eine große Schüssel pressen. {oil sour spice salt pepper} darin verrühren. {mains onion garlic olives} unterheben.
        2: Lay the {cheese} on top in thick pieces. {HERB} Serve with the {bread}.
        / {cheese} in dicken Stücken darauflegen. {HERB} {bread} dazu reichen.
      `,
    },
  },
  {
    name: 'Caprese',
    cuisines: ['Italian'],
    knownIn: ['Italian'],
    takes: isTomato,
    loves: 'mozzarella basil',
    notes: SALAD,
    spices: 'none',
    recipe: {
      title: both('Tomatoes with mozzarella / Tomaten mit Mozzarella'),
      foods: `cheese: own 150 g mozzarella, OLIVES, oil: need 3 tbsp olive-oil, sour: maybe 1 tbsp balsamic-vinegar|vinegar, HERB,
        need 1 pinch salt, pepper: maybe 1 pinch black-pepper, given 4 slice BREADS`,
      steps: `
        6 slices: Drain the {cheese} and slice it.
        / {cheese} abtropfen lassen und in Scheiben schneiden.
        4: Lay the {mains cheese} on a plate in turns. Season with {salt pepper}. Drizzle with the {oil sour}. Scatter with the {olives}. {HERB} Serve with the {bread}.
        / {mains cheese} abwechselnd auf einem Teller auslegen. Mit {salt pepper} würzen. {oil sour} darüberträufeln. {olives} darüberstreuen. {HERB} {bread} dazu reichen.
      `,
    },
  },
  // The grain is only soaked.
  {
    name: 'couscous',
    cuisines: ['Middle Eastern', 'Mediterranean'],
    knownIn: ['Middle Eastern'],
    takes: isRaw,
    joins: isFreshWithGrains,
    isGoodPlain: true,
    loves: 'cucumber tomato lemon pomegranate lime',
    notes: { ...GRAINS, equipment: [BOWL] },
    recipe: {
      title: {
        head: 'couscous / Couscous',
        gender: 'm',
        plainly: 'lemon lime garlic ginger onion',
        with: 'chickpeas / Kichererbsen',
      },
      share: 0.8,
      foods: `need 140 g couscous, need 200 ml water, stock: maybe 1 tsp vegetable-stock, given 0.5 piece onion,
        given 1 clove garlic, given 10 g ginger, spice: need 1 tsp cumin, need 240 g tinned chickpeas,
        maybe 1 piece lemon|lime, oil: need 2 tbsp olive-oil, EXTRAS, raisins: given 30 g raisin,
        nuts: maybe 30 g almond, cheese: given 80 g feta, need 2 pinch salt,
        pepper: maybe 1 pinch black-pepper`,
      steps: `
        1: Put the {couscous spice} into a large bowl. Add the {stock raisins}. Bring the {water} to the boil, pour it over, cover and leave for 5 minutes.
        / {couscous spice} in eine große Schüssel geben. {stock raisins} zugeben. {water} aufkochen, darübergießen und zugedeckt 5 Minuten quellen lassen.
        6 raw: Peel and finely chop the {onion garlic ginger}. Drain the {chickpeas} in a sieve and rinse with cold water.
        / {onion garlic ginger} schälen und fein hacken. {chickpeas} in einem Sieb kalt abspülen und abtropfen lassen.
        3: Fluff up the couscous with a fork. Stir in the {paste}. Squeeze the {lemon} over it. Fold in the {onion garlic ginger}. Fold in the {mains}. Fold in the {olives}. Stir in the chickpeas and the {oil salt pepper}. {HERB} Crumble the {cheese} on top. Scatter with the {nuts}.
        / Den Couscous mit einer Gabel auflockern. {paste} unterrühren. {lemon} darüber auspressen. {onion garlic ginger} unterheben. {mains} unterheben. {olives} unterheben. Die Kichererbsen sowie {oil salt pepper} untermischen. {HERB} {cheese} darüberbröckeln. {nuts} darüberstreuen.
      `,
    },
  },
  // With much parsley.
  {
    name: 'tabbouleh',
    cuisines: ['Middle Eastern', 'Mediterranean'],
    knownIn: ['Middle Eastern'],
    takes: isRaw,
    joins: isFreshWithGrains,
    isGoodPlain: true,
    loves: 'parsley',
    notes: SALAD,
    recipe: {
      title: { head: 'tabbouleh / Taboulé', gender: 'n' },
      ...soaked('own 2 bunch parsley'),
    },
  },
  {
    name: 'bulgur salad',
    cuisines: ['Middle Eastern', 'Mediterranean'],
    knownIn: ['Middle Eastern'],
    takes: isRaw,
    joins: isFreshWithGrains,
    isGoodPlain: true,
    loves: 'cucumber chickpeas',
    notes: SALAD,
    recipe: {
      title: { head: 'bulgur salad / Bulgursalat', gender: 'm' },
      ...soaked('parsley: given 0.5 bunch parsley|basil|coriander|chives|dill'),
    },
  },
];
