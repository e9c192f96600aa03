import { anyOf, isFruit } from '../kitchen/mains.ts';
import { foodsNamed, FRUIT, phrase } from '../kitchen/title.ts';
import { both } from '../kitchen/words.ts';
import { COMPOTE, CRUMBLE, GALETTE, MUESLI, PANCAKES, PUDDING } from './dish-notes.ts';
import type { DishRow } from './dish-row.ts';
import { DOUGH, GALETTE_SECTIONS, GALETTE_STEPS } from './galette.ts';

const MILKS = ['milk', 'oat-drink', 'soy-drink'];

/** Sweet dishes that are cooked or soaked. */
export const SWEETS: readonly DishRow[] = [
  // Small and thick with fruit in the batter, or plain with sugar and lemon.
  {
    name: 'pancakes',
    cuisines: ['German', 'American', 'French'],
    takes: anyOf('apple banana pear peach nectarine plum mango pineapple cherry blueberry raspberry'),
    isGoodPlain: true,
    loves: 'milk soured-milk apple banana lemon egg oat-drink soy-drink sour-cream',
    notes: PANCAKES,
    isForChildren: true,
    recipe: ({ mains }) => ({
      title: {
        head: 'pancakes / Pfannkuchen',
        gender: 'm',
        mixed: FRUIT,
        ...(mains.length === 0 && { plainly: 'lemon lime', with: 'cinnamon sugar / Zimtzucker' }),
      },
      share: 0.7,
      foods: `need 200 ml milk|soured-milk|buttermilk|kefir|yoghurt|oat-drink|soy-drink|oat-yoghurt|soy-yoghurt|sour-cream,
        eggs: maybe 2 piece egg, need 180 g flour, powder: need 2 tsp baking-powder, need 2 tbsp sugar,
        need 0.5 tsp cinnamon, need 1 pinch salt, fat: need 2 tbsp butter|rapeseed-oil,
        given 1 piece lemon|lime, given 100 g yoghurt|sour-cream`,
      steps: `
        5: Whisk the {milk eggs} with half of the {sugar} and the {salt}. Stir in the {flour powder} until just smooth and leave the batter for 5 minutes.
        / {milk eggs salt} mit der Hälfte vom {sugar} verquirlen. {flour powder} unterrühren und den Teig 5 Minuten ruhen lassen.
        5 slices: Fold the {mains} into the batter.
        / {mains} unter den Teig heben.
        16: Heat a little of the {fat} in a large pan over a medium heat. Fry small pancakes for 2 minutes on each side, four batches in all, with a little fresh fat each time.
        / Etwas {fat} in einer großen Pfanne bei mittlerer Hitze erhitzen. Kleine Pfannkuchen von jeder Seite 2 Minuten backen, insgesamt vier Runden, jeweils mit etwas frischem Fett.
        1: Mix the rest of the sugar with the {cinnamon} and sprinkle it over the pancakes. Squeeze the {lemon} over them. Serve with the {yoghurt}.
        / Den übrigen Zucker mit {cinnamon} mischen und über die Pfannkuchen streuen. {lemon} darüber auspressen. {yoghurt} dazu reichen.
      `,
    }),
  },
  {
    name: 'crumble',
    difficulty: 'medium',
    servings: 4,
    cuisines: ['British', 'German'],
    knownIn: ['British'],
    takes: anyOf('apple pear peach nectarine plum pineapple mango banana cherry blueberry'),
    loves: 'apple plum pear peach nectarine cream',
    notes: CRUMBLE,
    isForChildren: true,
    isOfOven: true,
    recipe: {
      title: {
        head: 'crumble / Crumble',
        gender: 'm',
        mixed: FRUIT,
        adjective: 'warm / warm',
        with: 'cinnamon and oats / Zimt und Haferflocken',
      },
      foods: `given 0.5 piece lemon|lime, need 1 tsp cinnamon, need 100 g flour, need 60 g oats,
        need 70 g sugar, need 1 pinch salt, fat: need 80 g butter or 60 g rapeseed-oil,
        nuts: maybe 40 g walnut, maybe 200 g yoghurt|cream|soy-yoghurt|oat-yoghurt`,
      sections: [
        { name: both('Fruit / Obst'), holds: ['mains', 'lemon', 'cinnamon'], from: 0 },
        { name: both('Crumble / Streusel'), holds: [], from: 1 },
      ],
      steps: `
        10 bites: Heat the oven to 190 °C (fan 170 °C). Put the {mains} into a baking dish and toss with the {cinnamon}. Squeeze the {lemon} over the fruit.
        / Den Backofen auf 190 °C (Umluft 170 °C) vorheizen. {mains} in eine Auflaufform geben und {cinnamon} daruntermischen. {lemon} darüber auspressen.
        7: Rub the {fat} into the {flour oats sugar salt} with your fingertips to make coarse crumbs. Chop the {nuts} and mix them in. Scatter the crumbs over the fruit.
        / {flour oats sugar salt} vermischen. {fat} mit den Fingerspitzen unterarbeiten, bis grobe Streusel entstehen. {nuts} hacken und untermischen. Die Streusel auf dem Obst verteilen.
        30: Bake for 30 minutes, until the fruit bubbles at the edges and the top is golden brown.
        / 30 Minuten backen, bis das Obst am Rand blubbert und die Streusel goldbraun sind.
        5: Leave to cool for 5 minutes. Serve with the {yoghurt}.
        / 5 Minuten abkühlen lassen. {yoghurt} dazu reichen.
      `,
    },
  },
  // Fruit in its own juice.
  {
    name: 'compote',
    cuisines: ['German', 'French'],
    takes: anyOf('apple pear peach nectarine plum pineapple mango papaya'),
    loves: 'plum pear apple',
    notes: COMPOTE,
    isForChildren: true,
    recipe: {
      title: {
        head: 'compote / Kompott',
        gender: 'n',
        mixed: FRUIT,
        adjective: 'warm / warm',
        with: 'cinnamon / Zimt',
      },
      time: { of: 'simmer' },
      foods: `liquid: need 100 ml water|apple-juice|orange-juice, need 2 tbsp sugar, need 0.5 tsp cinnamon,
        given 5 g ginger, maybe 0.5 piece lemon|lime, starch: need 1 tsp cornflour,
        maybe 200 g yoghurt|soured-milk|soy-yoghurt|oat-yoghurt, nuts: maybe 20 g almond`,
      steps: `
        8 chunks: Peel and finely grate the {ginger}.
        / {ginger} schälen und fein reiben.
        TIME+3: Put the {mains} into a pot with the {liquid sugar cinnamon ginger} and bring to the boil. Cover and simmer for {TIME} minutes, until soft but not falling apart.
        / {mains} in einen Topf geben. {liquid sugar cinnamon ginger} zugeben und aufkochen. Zugedeckt {TIME} Minuten köcheln lassen, bis das Obst weich ist, aber nicht zerfällt.
        2: Stir the {starch} into a spoonful of cold water, add it and boil for 1 minute. Squeeze in the {lemon}.
        / {starch} mit einem Löffel kaltem Wasser glatt rühren, zugeben und 1 Minute aufkochen. {lemon} darüber auspressen.
        2: Spoon the compote into bowls. Top with the {yoghurt nuts} and serve warm or cold.
        / Das Kompott auf Schälchen verteilen. {yoghurt nuts} daraufgeben. Warm oder kalt servieren.
      `,
    },
  },
  {
    name: 'rice pudding',
    cuisines: ['German', 'Indian', 'Asian', 'Mexican', 'Middle Eastern', 'Italian'],
    takes: isFruit,
    isGoodPlain: true,
    loves: 'milk mango oat-drink soy-drink',
    notes: PUDDING,
    isForChildren: true,
    recipe(kitchen) {
      const { cuisine, mains, has, permits } = kitchen;
      const own = MILKS.filter(has);
      const isCoconut = own.length === 0 && (cuisine === 'Asian' || !MILKS.some(permits));
      const isSpiced = cuisine === 'Middle Eastern' || cuisine === 'Indian';
      const pudding = permits('milk') ? 'rice pudding' : 'sweet rice';
      const plain = permits('milk') ? 'Milchreis' : 'süßer Reis';
      return {
        title: phrase(
          isCoconut
            ? `coconut ${pudding} with {} / Kokosreis mit {}`
            : `${pudding} with {} / ${plain} mit {}`,
          mains.length > 0 ? foodsNamed(kitchen, 'fruit / Obst', 'mit') : both('cinnamon sugar / Zimtzucker'),
        ),
        foods: `milk: need ${isCoconut ? '350 ml coconut-milk' : `600 ml ${[...own, ...MILKS].join('|')}`},
          ${isCoconut ? 'need 250 ml water' : ''}, need 120 g rice, need 1 pinch salt, need 2 tbsp sugar,
          need 0.5 tsp cinnamon, given 0.5 piece lemon|lime,
          raisins: ${cuisine === 'Indian' ? 'maybe' : 'given'} 30 g raisin,
          nuts: ${isSpiced ? 'maybe' : 'given'} 20 g almond`,
        steps: `
          5: Bring the {milk water} to the boil with the {salt} and half of the {sugar}, stirring. Add the {rice raisins}.
          / {milk water salt} mit der Hälfte vom {sugar} unter Rühren aufkochen. {rice raisins} zugeben.
          30: Turn the heat down as far as it will go, cover and let the rice swell for 30 minutes, stirring often so that it does not stick.
          / Die Hitze ganz klein stellen und den Reis zugedeckt 30 Minuten quellen lassen; dabei oft umrühren, damit nichts ansetzt.
          5 dice:
          3: Squeeze the {lemon} into the rice. Mix the rest of the sugar with the {cinnamon} and sprinkle it over the rice. Scatter with the {nuts}. Serve topped with the {mains}.
          / {lemon} darüber auspressen. Den übrigen Zucker mit {cinnamon} mischen und über den Reis streuen. {nuts} darüberstreuen. {mains} darauf anrichten.
        `,
      };
    },
  },
  // Oats soaked in yoghurt, milk or juice, with fruit.
  {
    name: 'muesli',
    cuisines: ['German'],
    takes: isFruit,
    isGoodPlain: true,
    loves: 'yoghurt oat-yoghurt soy-yoghurt apple-juice orange-juice apple',
    notes: MUESLI,
    isForChildren: true,
    recipe(kitchen) {
      const { mains, limit } = kitchen;
      const soak = limit < 15 ? 5 : 10;
      const isPlain = mains.length === 0;
      return {
        title: phrase(
          'Bircher muesli with {} / Birchermüsli mit {}',
          isPlain ? both('raisins / Rosinen') : foodsNamed(kitchen, 'fruit / Obst', 'mit'),
        ),
        foods: `wet: need 250 ml yoghurt|milk|soured-milk|oat-yoghurt|soy-yoghurt|oat-drink|soy-drink|apple-juice|orange-juice,
          need 100 g oats, raisins: ${isPlain ? 'need' : 'given'} 30 g raisin,
          sweet: maybe 2 tsp honey|sugar, given 0.5 piece lemon|lime, given 0.5 tsp cinnamon,
          nuts: maybe 30 g walnut or 2 tbsp sunflower-seeds`,
        steps: `
          ${soak}: Stir together the {wet oats sweet raisins cinnamon} and leave to soak for ${soak} minutes.
          / {wet oats sweet raisins cinnamon} verrühren und ${soak} Minuten quellen lassen.
          4 dice:
          1: Squeeze in the {lemon}. Fold in the {mains}. Scatter with the {nuts} and serve.
          / {lemon} darüber auspressen. {mains} unterheben. {nuts} darüberstreuen und servieren.
        `,
      };
    },
  },
  {
    name: 'sweet galette',
    difficulty: 'hard',
    servings: 4,
    cuisines: ['French', 'Italian', 'German'],
    takes: anyOf('apple pear peach nectarine plum'),
    notes: GALETTE,
    isOfOven: true,
    recipe: {
      title: {
        head: 'galette / Galette',
        gender: 'f',
        mixed: FRUIT,
        adjective: 'crisp / knusprig',
        with: 'cinnamon / Zimt',
      },
      share: 0.8,
      foods: `${DOUGH}, need 3 tbsp sugar, need 0.5 tsp cinnamon, nuts: maybe 30 g almond`,
      sections: GALETTE_SECTIONS,
      steps: `
        ${GALETTE_STEPS}
        32: Sprinkle the fruit with the {sugar cinnamon}. Scatter the {nuts} over it. Bake for 30 minutes, until the edge is golden brown.
        / {sugar cinnamon} über das Obst streuen. {nuts} darauf verteilen. 30 Minuten backen, bis der Rand goldbraun ist.
      `,
    },
  },
];
