import { seasoning } from '../../kitchen/seasoning.ts';
import {
  cheeses,
  g,
  isCookable,
  longest,
  need,
  maybe,
  pinch,
  prepare,
  step,
  tbsp,
  tsp,
  type DishForm,
  type DishSection,
  type Main,
  type Slots,
  type Step,
} from '../../kitchen/dish.ts';
import { FRUIT, titled, VEGETABLE } from '../../kitchen/title.ts';
import { SLICES } from '../../kitchen/cuts.ts';

const FRUITS = new Set(['apple', 'pear', 'peach', 'nectarine', 'plum']);
const UNFIT = new Set(['spinach', 'cabbage', 'celery', 'asparagus']);

const isSweet = ({ food }: Main) => FRUITS.has(food);
const isSavoury = (main: Main) => isCookable(main) && !UNFIT.has(main.food);

/** A thin tart, folded by hand round fruit or vegetables. */
const galette = { difficulty: 'hard', servings: 4 } as const;

const pastry: Slots = {
  flour: need(g(200, 'flour')),
  fat: need(g(100, 'butter'), g(80, 'rapeseed-oil')),
  water: need(tbsp(4, 'water')),
  salt: need(pinch(3, 'salt')),
};

/** The filling stands first, because the lines begin with the main foods. */
const sections: readonly DishSection[] = [
  { name: { en: 'Filling', de: 'Füllung' }, holds: ['mains'], from: 1 },
  { name: { en: 'Dough', de: 'Teig' }, holds: Object.keys(pastry), from: 0 },
];

const dough: Step = step(
  12,
  'Rub the {fat} into the {flour salt} with your fingertips until it looks like breadcrumbs. Bind it with the {water}, shape it into a flat disc and wrap it up.',
  '{flour salt} mischen. {fat} mit den Fingerspitzen unterarbeiten, bis die Masse krümelig ist. {water} zugeben, rasch zu einer flachen Scheibe formen und einwickeln.',
);

const chill: Step = prepare(
  30,
  SLICES,
  'Chill the dough for 30 minutes in all. Heat the oven to 200 °C (fan 180 °C).',
  'Den Teig insgesamt 30 Minuten kalt stellen. Den Backofen auf 200 °C (Umluft 180 °C) vorheizen.',
);

const fold: Step = step(
  12,
  'Roll out the dough thinly on baking paper. Lay the {mains} on it in circles, leave 4 cm free all round and fold the edge over in pleats.',
  'Den Teig auf Backpapier dünn ausrollen. {mains} kreisförmig darauflegen, ringsum 4 cm frei lassen und den Rand in Falten darüberschlagen.',
);

export const savouryGalette: DishForm = {
  ...galette,
  name: 'savoury galette',
  cuisines: ['French', 'Italian', 'German'],
  takes: isSavoury,

  plan(kitchen) {
    const bake = longest(kitchen.mains, (facts) => facts.roast, 30);
    const { slots, flavour } = seasoning(kitchen);
    const { spice, spice2 } = slots;
    return {
      title: titled(
        kitchen,
        { en: 'galette', de: 'Galette', gender: 'f', mixed: VEGETABLE },
        {
          adjective: { en: 'crisp', de: 'knusprig' },
          with: flavour,
        },
      ),
      share: 0.6,
      slots: {
        ...pastry,
        ...(spice && { spice }),
        ...(spice2 && { spice2 }),
        cheese: maybe(g(100, 'feta'), ...cheeses(100)),
        pepper: maybe(pinch(2, 'black-pepper')),
        oil: need(tbsp(1, 'olive-oil')),
      },
      sections,
      steps: [
        dough,
        chill,
        fold,
        step(
          bake + 2,
          `Sprinkle with the {oil spice spice2 pepper}. Crumble or grate the {cheese} over the top. Bake for ${bake} minutes, until the vegetables are soft and the edge is golden brown.`,
          `{oil spice spice2 pepper} darüber verteilen. {cheese} darüberbröckeln oder -reiben. ${bake} Minuten backen, bis das Gemüse weich und der Rand goldbraun ist.`,
        ),
      ],
    };
  },
};

export const sweetGalette: DishForm = {
  ...galette,
  name: 'sweet galette',
  cuisines: ['French', 'Italian', 'German'],
  takes: isSweet,

  plan(kitchen) {
    return {
      title: titled(
        kitchen,
        { en: 'galette', de: 'Galette', gender: 'f', mixed: FRUIT },
        {
          adjective: { en: 'crisp', de: 'knusprig' },
          with: { en: 'cinnamon', de: 'Zimt' },
        },
      ),
      share: 0.8,
      slots: {
        ...pastry,
        sugar: need(tbsp(3, 'sugar')),
        cinnamon: need(tsp(0.5, 'cinnamon')),
        nuts: maybe(g(30, 'almond')),
      },
      sections,
      steps: [
        dough,
        chill,
        fold,
        step(
          32,
          'Sprinkle the fruit with the {sugar cinnamon}. Scatter the {nuts} over it. Bake for 30 minutes, until the edge is golden brown.',
          '{sugar cinnamon} über das Obst streuen. {nuts} darauf verteilen. 30 Minuten backen, bis der Rand goldbraun ist.',
        ),
      ],
    };
  },
};
