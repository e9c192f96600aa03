import {
  g,
  given,
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
} from '../../kitchen/dish.ts';
import { FRUIT, titled } from '../../kitchen/title.ts';
import { SLICES } from '../../kitchen/cuts.ts';

const HEARTS = new Set(['apple', 'banana', 'pear', 'peach', 'nectarine', 'plum', 'mango', 'pineapple']);

/** Small thick pancakes with fruit in the batter, or plain ones with sugar and lemon. */
export const pancakes: DishForm = {
  name: 'pancakes',
  difficulty: 'easy',
  servings: 2,
  cuisines: ['German', 'American', 'French'],
  takes: ({ food }) => HEARTS.has(food),
  isGoodPlain: true,
  loves: ['milk', 'soured-milk', 'apple', 'banana', 'lemon', 'egg', 'oat-drink', 'soy-drink', 'sour-cream'],

  plan(kitchen) {
    const isFruity = kitchen.mains.length > 0;
    return {
      title: titled(
        kitchen,
        { en: 'pancakes', de: 'Pfannkuchen', gender: 'm', mixed: FRUIT },
        isFruity ? {} : { plainly: ['lemon', 'lime'], with: { en: 'cinnamon sugar', de: 'Zimtzucker' } },
      ),
      share: 0.7,
      slots: {
        milk: need(
          ml(200, 'milk'),
          ml(200, 'soured-milk'),
          ml(200, 'yoghurt'),
          ml(200, 'oat-drink'),
          ml(200, 'soy-drink'),
          ml(200, 'oat-yoghurt'),
          ml(200, 'soy-yoghurt'),
          ml(200, 'sour-cream'),
        ),
        eggs: maybe(piece(2, 'egg')),
        flour: need(g(180, 'flour')),
        powder: need(tsp(2, 'baking-powder')),
        sugar: need(tbsp(2, 'sugar')),
        cinnamon: need(tsp(0.5, 'cinnamon')),
        salt: need(pinch(1, 'salt')),
        fat: need(tbsp(2, 'butter'), tbsp(2, 'rapeseed-oil')),
        lemon: given(piece(1, 'lemon'), piece(1, 'lime')),
        yoghurt: given(g(100, 'yoghurt'), g(100, 'sour-cream')),
      },
      steps: [
        step(
          5,
          'Whisk the {milk eggs} with half of the {sugar} and the {salt}. Stir in the {flour powder} until just smooth and leave the batter for 5 minutes.',
          '{milk eggs salt} mit der Hälfte vom {sugar} verquirlen. {flour powder} unterrühren und den Teig 5 Minuten ruhen lassen.',
        ),
        prepare(5, SLICES, 'Fold the {mains} into the batter.', '{mains} unter den Teig heben.'),
        step(
          16,
          'Heat a little of the {fat} in a large pan over a medium heat. Fry small pancakes for 2 minutes on each side, four batches in all, with a little fresh fat each time.',
          'Etwas {fat} in einer großen Pfanne bei mittlerer Hitze erhitzen. Kleine Pfannkuchen von jeder Seite 2 Minuten backen, insgesamt vier Runden, jeweils mit etwas frischem Fett.',
        ),
        step(
          1,
          'Mix the rest of the sugar with the {cinnamon} and sprinkle it over the pancakes. Squeeze the {lemon} over them. Serve with the {yoghurt}.',
          'Den übrigen Zucker mit {cinnamon} mischen und über die Pfannkuchen streuen. {lemon} darüber auspressen. {yoghurt} dazu reichen.',
        ),
      ],
    };
  },
};
