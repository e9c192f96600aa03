import {
  g,
  given,
  longest,
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
import { FRUIT, titled } from '../../kitchen/title.ts';
import { CHUNKS } from '../../kitchen/cuts.ts';

const HEARTS = new Set(['apple', 'pear', 'peach', 'nectarine', 'plum', 'pineapple', 'mango', 'papaya']);

/** Fruit stewed in its own juice, with yoghurt. */
export const compote: DishForm = {
  name: 'compote',
  difficulty: 'easy',
  servings: 2,
  cuisines: ['German', 'French'],
  takes: ({ food }) => HEARTS.has(food),
  loves: ['plum', 'pear', 'apple'],

  plan(kitchen) {
    const simmer = longest(kitchen.mains, (facts) => facts.simmer);
    return {
      title: titled(
        kitchen,
        { en: 'compote', de: 'Kompott', gender: 'n', mixed: FRUIT },
        { adjective: { en: 'warm', de: 'warm' }, with: { en: 'cinnamon', de: 'Zimt' } },
      ),
      slots: {
        liquid: need(ml(100, 'water'), ml(100, 'apple-juice'), ml(100, 'orange-juice')),
        sugar: need(tbsp(2, 'sugar')),
        cinnamon: need(tsp(0.5, 'cinnamon')),
        ginger: given(g(5, 'ginger')),
        lemon: maybe(piece(0.5, 'lemon'), piece(0.5, 'lime')),
        starch: need(tsp(1, 'cornflour')),
        yoghurt: maybe(
          g(200, 'yoghurt'),
          g(200, 'soured-milk'),
          g(200, 'soy-yoghurt'),
          g(200, 'oat-yoghurt'),
        ),
        nuts: maybe(g(20, 'almond')),
      },
      steps: [
        prepare(8, CHUNKS, 'Peel and finely grate the {ginger}.', '{ginger} schälen und fein reiben.'),
        step(
          simmer + 3,
          `Put the {mains} into a pot with the {liquid sugar cinnamon ginger} and bring to the boil. Cover and simmer for ${simmer} minutes, until soft but not falling apart.`,
          `{mains} in einen Topf geben. {liquid sugar cinnamon ginger} zugeben und aufkochen. Zugedeckt ${simmer} Minuten köcheln lassen, bis das Obst weich ist, aber nicht zerfällt.`,
        ),
        step(
          2,
          'Stir the {starch} into a spoonful of cold water, add it and boil for 1 minute. Squeeze in the {lemon}.',
          '{starch} mit einem Löffel kaltem Wasser glatt rühren, zugeben und 1 Minute aufkochen. {lemon} darüber auspressen.',
        ),
        step(
          2,
          'Spoon the compote into bowls. Top with the {yoghurt nuts} and serve warm or cold.',
          'Das Kompott auf Schälchen verteilen. {yoghurt nuts} daraufgeben. Warm oder kalt servieren.',
        ),
      ],
    };
  },
};
