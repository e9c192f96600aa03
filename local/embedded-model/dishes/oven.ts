import type { FoodId } from '#core/nutrition/food.ts';
import { foodNames } from '../kitchen/food-names.ts';
import type { Kitchen } from '../kitchen/dish.ts';
import {
  anyOf,
  cookingTime,
  isCookable,
  isMince,
  isProtein,
  isQuickProtein,
  isReady,
  isSeafood,
  lateProteins,
} from '../kitchen/mains.ts';
import { CHEESES, CRUMBLY } from '../kitchen/notation.ts';
import { foodsNamed, phrase } from '../kitchen/title.ts';
import type { DishRow } from './dish-row.ts';
import { OVEN, TRAY } from './dish-notes.ts';

const isSweetOnTray = anyOf('apple pear plum');

/** Topping of a tray bake, and the title it gives. */
type Topping = { readonly food: string; readonly title: string };

const crumbled = (food: FoodId): Topping => ({
  food: `crumbs: need 120 g ${food}`,
  title: `roasted {} with ${foodNames(food, 'en').one} / {} vom Blech mit ${foodNames(food, 'de').one}`,
});
const CHEESE: Topping = {
  food: 'cheese: need 40 g CHEESES',
  title: 'roasted {} with cheese / {} vom Blech mit Käse',
};
const CHICKPEAS: Topping = {
  food: 'need 240 g canned chickpeas',
  title: 'roasted {} with chickpeas / {} vom Blech mit Kichererbsen',
};
const NOTHING: Topping = { food: '', title: 'roasted {} / {} vom Blech' };

/** Chooses a topping that the cook has, else feta if it may be added. Meat and fish work without one. */
function toppingOf({ mains, permits, has }: Kitchen): Topping {
  const own = CRUMBLY.find(has);
  if (own) return crumbled(own);
  if (CHEESES.some(has) && !mains.some(isSeafood)) return CHEESE;
  if (has('chickpeas')) return CHICKPEAS;
  if (permits('feta')) return crumbled('feta');
  return mains.some(isProtein) ? NOTHING : CHICKPEAS;
}

export const OVEN_DISHES: readonly DishRow[] = [
  {
    name: 'tray bake',
    cuisines: ['Mediterranean', 'Italian', 'French', 'German', 'Mexican', 'Middle Eastern', 'Indian'],
    takes: (main) => (isCookable(main) && main.food !== 'spinach') || main.facts.clean === 'dry',
    joins: (main) => isSweetOnTray(main) || (isQuickProtein(main) && !isMince(main) && !isReady(main)),
    loves: 'carrot beetroot sweet-potato bell-pepper potato tomato',
    notes: { ...OVEN, equipment: [TRAY] },
    isOfOven: true,
    hasSide: true,
    recipe(kitchen) {
      const topping = toppingOf(kitchen);
      const isTopped = topping !== NOTHING;
      const late = lateProteins(kitchen.mains, { of: 'roast' });
      const first = late === undefined ? 'mains' : 'others';
      const before = late === undefined ? '{TIME}' : cookingTime(kitchen.mains, { of: 'roast', plus: -late });
      return {
        title: phrase(topping.title, foodsNamed(kitchen, 'vegetables / Gemüse')),
        time: { of: 'roast' },
        foods: `given 2 clove garlic, given 10 g ginger, SEASONING,
          ${topping.food}, OLIVES, nuts: given 40 g NUTS|almond, HERB, LEMON,
          need 2 pinch salt, pepper: maybe 1 pinch black-pepper, maybe 4 slice BREADS`,
        steps: `
          12 bites: Heat the oven to 200 °C (fan 180 °C). Peel and finely chop the {garlic ginger}.
          / Den Backofen auf 200 °C (Umluft 180 °C) vorheizen. {garlic ginger} schälen und fein hacken.
          2: Spread the {${first}} out on a baking tray in one layer. Mix in the {fat garlic ginger spice spice2 salt pepper}.
          / {${first}} auf einem Backblech verteilen. {fat garlic ginger spice spice2 salt pepper} daruntermischen.
          TIME: Roast for ${before} minutes${late === undefined ? ', turning everything once halfway through' : `. Turn everything, lay the {proteins} in between and roast for another ${late} minutes`}. {DONE}
          / ${before} Minuten rösten${late === undefined ? ' und nach der Hälfte der Zeit einmal wenden' : `. Alles wenden, {proteins} dazwischenlegen und weitere ${late} Minuten rösten`}. {DONE}
          ${isTopped ? 6 : 1}: Crumble the {crumbs} over the tray. Grate the {cheese} over it. Scatter with the {chickpeas}. Scatter with the {olives nuts}. ${isTopped ? 'Roast for another 5 minutes. ' : ''}Squeeze the {lemon} over the tray. {HERB} Serve with the {bread}.
          / {crumbs} darüberbröckeln. {cheese} darüberreiben. {chickpeas} darüberstreuen. {olives nuts} darüberstreuen. ${isTopped ? 'Weitere 5 Minuten rösten. ' : ''}{lemon} darüber auspressen. {HERB} {bread} dazu reichen.
        `,
      };
    },
  },
  // The potatoes start before the fish.
  {
    name: 'fish bake',
    cuisines: ['Mediterranean', 'German', 'French'],
    takes: (main) => isSeafood(main) && main.food !== 'canned-tuna',
    joins: (main) => isCookable(main) && main.food !== 'potato' && main.food !== 'spinach',
    loves: 'lemon potato',
    notes: OVEN,
    isOfOven: true,
    hasSide: true,
    recipe(kitchen) {
      const { mains } = kitchen;
      const roast = cookingTime(mains.filter(isProtein), { of: 'roast' });
      const first = cookingTime(mains, { of: 'roast', plus: -roast, least: 25 });
      return {
        title: phrase(
          'roasted {} with potatoes / {} mit Kartoffeln aus dem Ofen',
          foodsNamed(kitchen, 'vegetables / Gemüse'),
        ),
        foods: `potatoes: own 500 g potato, given 1 piece onion, given 2 clove garlic, SEASONING, OLIVES, HERB,
          given 100 ml cream|sour-cream, LEMON, given 150 g YOGHURTS, need 0.5 tsp salt,
          pepper: maybe 1 pinch black-pepper`,
        steps: `
          14 bites: Heat the oven to 200 °C (fan 180 °C). Peel the {potatoes} and cut them into slices as thin as a pencil. Peel and slice the {onion garlic}.
          / Den Backofen auf 200 °C (Umluft 180 °C) vorheizen. {potatoes} schälen und in bleistiftdünne Scheiben schneiden. {onion garlic} schälen und in Scheiben schneiden.
          ${first + 3}: Spread the potatoes out in a large baking dish. Add the {others}. Mix in the {fat onion garlic spice spice2 salt pepper} and roast for ${first} minutes.
          / Die Kartoffeln in einer großen Auflaufform verteilen. {others} zugeben. {fat onion garlic spice spice2 salt pepper} daruntermischen und ${first} Minuten rösten.
          ${roast + 2}: Lay the {proteins olives} on top. Pour over the {cream}. Slice the {lemon} and put the slices on top. Roast for another ${roast} minutes, until the potatoes are soft. {DONE}
          / {proteins olives} darauflegen. {cream} darübergießen. {lemon} in Scheiben schneiden und darauflegen. Weitere ${roast} Minuten rösten, bis die Kartoffeln weich sind. {DONE}
          1: {HERB} Serve with the {yoghurt}.
          / {HERB} {yoghurt} dazu reichen.
        `,
      };
    },
  },
  {
    name: 'gratin',
    difficulty: 'medium',
    servings: 4,
    cuisines: ['French', 'German', 'Italian'],
    knownIn: ['French'],
    takes: anyOf(
      'potato sweet-potato courgette leek aubergine tomato beetroot carrot asparagus cabbage mushroom',
    ),
    joins: (main) => isMince(main) || anyOf('onion spinach cooked-ham bacon')(main),
    loves: 'potato courgette cream gouda sour-cream',
    notes: OVEN,
    isForChildren: true,
    isOfOven: true,
    recipe: {
      title: { head: 'gratin / Gratin', gender: 'n', adjective: 'golden / goldbraun', with: 'FLAVOUR' },
      time: { of: 'roast', plus: 5, least: 30 },
      foods: `given 1 clove garlic, SEASONING, fat: need 1 tbsp butter, need 250 ml cream|sour-cream,
        need 100 ml milk, cheese: need 120 g CHEESES, crumbs: maybe 2 tbsp breadcrumbs, need 0.5 tsp salt,
        pepper: maybe 2 pinch black-pepper`,
      steps: `
        18 rounds: Peel and finely chop the {garlic}. Heat the oven to 190 °C (fan 170 °C). Grease a baking dish with the {fat}.
        / {garlic} schälen und fein hacken. Den Backofen auf 190 °C (Umluft 170 °C) vorheizen. Eine Auflaufform mit {fat} einfetten.
        5: Fry the {proteins} in a pan until brown. Layer the {others} in the dish like roof tiles. Spread the {proteins} in between. Stir together the {cream milk garlic spice spice2 salt pepper} and pour the mixture over them.
        / {proteins} in einer Pfanne braun braten. {others} dachziegelartig in die Form schichten. {proteins} dazwischen verteilen. {cream milk garlic spice spice2 salt pepper} verrühren und darübergießen.
        TIME: Grate the {cheese} and scatter it over the top. Sprinkle with the {crumbs}. Bake for {TIME} minutes, until a knife goes in easily and the top is golden. {DONE}
        / {cheese} reiben und darüberstreuen. {crumbs} darauf verteilen. {TIME} Minuten backen, bis alles weich und die Oberfläche goldbraun ist. {DONE}
        5: Leave the gratin to rest for 5 minutes before serving.
        / Das Gratin vor dem Servieren 5 Minuten ruhen lassen.
      `,
    },
  },
];
