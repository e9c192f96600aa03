import { seasoning } from '../../kitchen/seasoning.ts';
import {
  cheeses,
  clove,
  given,
  longest,
  maybe,
  ml,
  need,
  pinch,
  prepare,
  step,
  tbsp,
  type DishForm,
} from '../../kitchen/dish.ts';
import { titled, VEGETABLE } from '../../kitchen/title.ts';

const HEARTS = new Set([
  'potato',
  'sweet-potato',
  'courgette',
  'leek',
  'aubergine',
  'tomato',
  'beetroot',
  'carrot',
  'asparagus',
  'cabbage',
  'mushroom',
]);

/** Slices baked in cream under cheese. */
export const gratin: DishForm = {
  name: 'gratin',
  difficulty: 'medium',
  servings: 4,
  cuisines: ['French', 'German', 'Italian'],
  knownIn: ['French'],
  takes: ({ food }) => HEARTS.has(food),
  joins: ({ food }) => food === 'onion' || food === 'spinach',
  loves: ['potato', 'courgette', 'cream', 'gouda', 'sour-cream'],

  plan(kitchen) {
    const bake = longest(kitchen.mains, (facts) => facts.roast, 25) + 5;
    const { slots, flavour } = seasoning(kitchen);
    return {
      title: titled(
        kitchen,
        { en: 'gratin', de: 'Gratin', gender: 'n', mixed: VEGETABLE },
        { adjective: { en: 'golden', de: 'goldbraun' }, with: flavour },
      ),
      slots: {
        garlic: given(clove(1, 'garlic')),
        ...slots,
        fat: need(tbsp(1, 'butter')),
        cream: need(ml(250, 'cream'), ml(250, 'sour-cream')),
        milk: need(ml(100, 'milk')),
        cheese: need(...cheeses(120)),
        crumbs: maybe(tbsp(2, 'breadcrumbs')),
        salt: need(pinch(4, 'salt')),
        pepper: maybe(pinch(2, 'black-pepper')),
      },
      steps: [
        prepare(
          18,
          { en: 'cut {it} into 3 mm slices', de: 'in 3 mm dünne Scheiben schneiden' },
          'Peel and finely chop the {garlic}. Heat the oven to 190 °C (fan 170 °C). Grease a baking dish with the {fat}.',
          '{garlic} schälen und fein hacken. Den Backofen auf 190 °C (Umluft 170 °C) vorheizen. Eine Auflaufform mit {fat} einfetten.',
        ),
        step(
          5,
          'Layer the {mains} in the dish like roof tiles. Stir together the {cream milk garlic spice spice2 salt pepper} and pour the mixture over them.',
          '{mains} dachziegelartig in die Form schichten. {cream milk garlic spice spice2 salt pepper} verrühren und darübergießen.',
        ),
        step(
          bake,
          `Grate the {cheese} and scatter it over the top. Sprinkle with the {crumbs}. Bake for ${bake} minutes, until a knife goes in easily and the top is golden.`,
          `{cheese} reiben und darüberstreuen. {crumbs} darauf verteilen. ${bake} Minuten backen, bis alles weich und die Oberfläche goldbraun ist.`,
        ),
        step(
          5,
          'Leave the gratin to rest for 5 minutes before serving.',
          'Das Gratin vor dem Servieren 5 Minuten ruhen lassen.',
        ),
      ],
    };
  },
};
