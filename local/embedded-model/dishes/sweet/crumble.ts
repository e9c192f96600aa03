import {
  g,
  maybe,
  need,
  pinch,
  prepare,
  step,
  tsp,
  given,
  piece,
  type DishForm,
} from '../../kitchen/dish.ts';
import { FRUIT, titled } from '../../kitchen/title.ts';
import { BITES } from '../../kitchen/cuts.ts';

const HEARTS = new Set(['apple', 'pear', 'peach', 'nectarine', 'plum', 'pineapple', 'mango', 'banana']);

/** Fruit baked under crumbs. */
export const crumble: DishForm = {
  name: 'crumble',
  difficulty: 'medium',
  servings: 4,
  cuisines: ['British', 'German'],
  knownIn: ['British'],
  takes: ({ food }) => HEARTS.has(food),
  loves: ['apple', 'plum', 'pear', 'peach', 'nectarine', 'cream'],

  plan(kitchen) {
    return {
      title: titled(
        kitchen,
        { en: 'crumble', de: 'Crumble', gender: 'm', mixed: FRUIT },
        {
          adjective: { en: 'warm', de: 'warm' },
          with: { en: 'cinnamon and oats', de: 'Zimt und Haferflocken' },
        },
      ),
      slots: {
        lemon: given(piece(0.5, 'lemon'), piece(0.5, 'lime')),
        cinnamon: need(tsp(1, 'cinnamon')),
        flour: need(g(100, 'flour')),
        oats: need(g(60, 'oats')),
        sugar: need(g(70, 'sugar')),
        salt: need(pinch(1, 'salt')),
        fat: need(g(80, 'butter'), g(60, 'rapeseed-oil')),
        nuts: maybe(g(40, 'walnut')),
        yoghurt: maybe(g(200, 'yoghurt'), g(200, 'cream'), g(200, 'soy-yoghurt'), g(200, 'oat-yoghurt')),
      },
      sections: [
        { name: { en: 'Fruit', de: 'Obst' }, holds: ['mains', 'lemon', 'cinnamon'], from: 0 },
        { name: { en: 'Crumble', de: 'Streusel' }, holds: [], from: 1 },
      ],
      steps: [
        prepare(
          10,
          BITES,
          'Heat the oven to 190 °C (fan 170 °C). Put the {mains} into a baking dish and toss with the {cinnamon}. Squeeze the {lemon} over the fruit.',
          'Den Backofen auf 190 °C (Umluft 170 °C) vorheizen. {mains} in eine Auflaufform geben und {cinnamon} daruntermischen. {lemon} darüber auspressen.',
        ),
        step(
          7,
          'Rub the {fat} into the {flour oats sugar salt} with your fingertips to make coarse crumbs. Chop the {nuts} and mix them in. Scatter the crumbs over the fruit.',
          '{flour oats sugar salt} vermischen. {fat} mit den Fingerspitzen unterarbeiten, bis grobe Streusel entstehen. {nuts} hacken und untermischen. Die Streusel auf dem Obst verteilen.',
        ),
        step(
          30,
          'Bake for 30 minutes, until the fruit bubbles at the edges and the top is golden brown.',
          '30 Minuten backen, bis das Obst am Rand blubbert und die Streusel goldbraun sind.',
        ),
        step(
          5,
          'Leave to cool for 5 minutes. Serve with the {yoghurt}.',
          '5 Minuten abkühlen lassen. {yoghurt} dazu reichen.',
        ),
      ],
    };
  },
};
