import { seasoning } from '../../kitchen/seasoning.ts';
import {
  cheeses,
  longest,
  maybe,
  ml,
  need,
  piece,
  pinch,
  prepare,
  step,
  tbsp,
  type DishForm,
} from '../../kitchen/dish.ts';
import { titled, VEGETABLE } from '../../kitchen/title.ts';
import { CHUNKS } from '../../kitchen/cuts.ts';

const HEARTS = new Set([
  'carrot',
  'potato',
  'sweet-potato',
  'courgette',
  'mushroom',
  'leek',
  'spinach',
  'asparagus',
  'tomato',
  'beetroot',
]);

/** A soufflé, for experienced cooks. */
export const souffle: DishForm = {
  name: 'soufflé',
  difficulty: 'expert',
  servings: 4,
  cuisines: ['French'],
  knownIn: ['French'],
  takes: ({ food }) => HEARTS.has(food),

  plan(kitchen) {
    const boil = longest(kitchen.mains, (facts) => facts.simmer);
    const { slots, flavour } = seasoning(kitchen);
    return {
      title: titled(
        kitchen,
        { en: 'soufflé', de: 'Soufflé', gender: 'n', mixed: VEGETABLE },
        {
          adjective: { en: 'airy', de: 'luftig' },
          with: flavour,
        },
      ),
      share: 0.4,
      slots: {
        ...slots,
        fat: need(tbsp(3, 'butter')),
        flour: need(tbsp(5, 'flour')),
        milk: need(ml(250, 'milk')),
        eggs: need(piece(4, 'egg')),
        cheese: need(...cheeses(80)),
        salt: need(pinch(3, 'salt')),
        pepper: maybe(pinch(1, 'black-pepper')),
      },
      steps: [
        prepare(12, CHUNKS),
        step(
          boil + 6,
          `Boil the {mains} in a little water for ${boil} minutes, until soft, drain very well and mash until smooth.`,
          `{mains} in wenig Wasser ${boil} Minuten weich kochen, sehr gut abtropfen lassen und fein zerdrücken.`,
        ),
        step(
          10,
          'Melt the {fat}, all but a little, in a pot, stir in the {flour} and cook for 2 minutes without colouring. Whisk in the {milk} bit by bit and simmer for 3 minutes, until thick.',
          '{fat} bis auf einen kleinen Rest in einem Topf zerlassen, {flour} einrühren und 2 Minuten anschwitzen, ohne dass es bräunt. {milk} nach und nach unterschlagen und 3 Minuten köcheln lassen, bis die Masse dick ist.',
        ),
        step(
          10,
          'Separate the {eggs}. Grate the {cheese} and stir it into the warm sauce with the yolks, the mash, {spice spice2 salt pepper}. Heat the oven to 190 °C (top and bottom heat) and grease four small moulds with the rest of the butter.',
          '{eggs} trennen. {cheese} reiben und mit dem Eigelb und dem Püree unter die warme Masse rühren. Mit {spice spice2 salt pepper} würzen. Den Backofen auf 190 °C (Ober- und Unterhitze) vorheizen und vier Förmchen mit der restlichen Butter einfetten.',
        ),
        step(
          5,
          'Beat the egg whites until they stand in soft peaks. Stir a third of them into the sauce and fold in the rest so gently that it stays airy. Fill the moulds three quarters full.',
          'Das Eiweiß zu weichen Spitzen schlagen. Ein Drittel davon unter die Masse rühren, den Rest so behutsam unterheben, dass alles luftig bleibt. Die Förmchen zu drei Vierteln füllen.',
        ),
        step(
          22,
          'Bake for exactly 22 minutes without opening the door, until risen and golden, and carry to the table at once.',
          'Genau 22 Minuten backen, ohne die Tür zu öffnen, bis die Soufflés goldbraun aufgegangen sind, und sofort auftragen.',
        ),
      ],
    };
  },
};
