import { seasoning } from '../../kitchen/seasoning.ts';
import {
  cheeses,
  clove,
  doneThrough,
  g,
  given,
  isQuickProtein,
  longest,
  maybe,
  need,
  piece,
  pinch,
  prepare,
  step,
  type DishForm,
  type Main,
} from '../../kitchen/dish.ts';
import { titled, VEGETABLE } from '../../kitchen/title.ts';
import { DICE } from '../../kitchen/cuts.ts';

const HEARTS = new Set([
  'tomato',
  'courgette',
  'aubergine',
  'mushroom',
  'bell-pepper',
  'asparagus',
  'leek',
  'spinach',
  'carrot',
  'cabbage',
  'onion',
]);

/** Returns true for foods that a pasta sauce can be made of. */
export const isForPasta = ({ food }: Main): boolean => HEARTS.has(food);

/** Pasta with foods that are fried while it boils. */
export const pasta: DishForm = {
  name: 'pasta',
  difficulty: 'easy',
  servings: 2,
  cuisines: ['Italian', 'Mediterranean'],
  knownIn: ['Italian'],
  takes: isForPasta,
  joins: isQuickProtein,
  isGoodPlain: true,
  loves: ['tomato', 'courgette', 'mushroom', 'garlic', 'lemon'],

  plan(kitchen) {
    const fry = Math.max(5, Math.round(longest(kitchen.mains, (facts) => facts.simmer) * 0.6));
    return {
      title: titled(
        kitchen,
        { en: 'pasta', de: 'Pasta', gender: 'f', mixed: VEGETABLE },
        {
          plainly: ['lemon', 'lime', 'garlic', 'onion'],
          with: ['parmesan', 'gouda', 'feta'].some(kitchen.permits)
            ? { en: 'grated cheese', de: 'geriebenem Käse' }
            : undefined,
        },
      ),
      share: 0.8,
      slots: {
        pasta: need(g(200, 'pasta')),
        garlic: maybe(clove(2, 'garlic')),
        onion: given(piece(0.5, 'onion')),
        lemon: given(piece(1, 'lemon'), piece(1, 'lime')),
        ...seasoning(kitchen).slots,
        cream: given(
          { food: 'cream', quantity: 100, unit: 'ml' },
          { food: 'sour-cream', quantity: 100, unit: 'ml' },
        ),
        cheese: maybe(g(40, 'parmesan'), ...cheeses(40), g(60, 'feta')),
        salt: need(pinch(3, 'salt')),
        pepper: maybe(pinch(1, 'black-pepper')),
      },
      steps: [
        prepare(
          6,
          DICE,
          'Bring a large pot of water to the boil. Peel and finely chop the {garlic onion}.',
          'Einen großen Topf Wasser aufkochen. {garlic onion} schälen und fein hacken.',
        ),
        step(
          10,
          'Add the {salt pasta} to the water and cook for 9 minutes, until just firm. Keep back a cup of the water.',
          '{salt pasta} in das Wasser geben und 9 Minuten bissfest kochen. Eine Tasse Kochwasser auffangen.',
        ),
        step(
          Math.max(0, fry - 7),
          `While it boils, heat the {fat} in a large pan over a medium heat. Soften the {garlic onion spice spice2} in it. Add the {mains} and fry, stirring now and then, until soft.${doneThrough(kitchen.mains).en}`,
          `Währenddessen {fat} in einer großen Pfanne bei mittlerer Hitze erwärmen. {garlic onion spice spice2} darin andünsten. {mains} zugeben und unter gelegentlichem Rühren weich braten.${doneThrough(kitchen.mains).de}`,
        ),
        step(
          2,
          'Drain the pasta and toss it in the pan with a little of its water. Stir in the {cream}. Wash the {lemon}, grate a little zest over the pasta and squeeze in the juice. Season with {pepper}. Scatter the {cheese} over it, grated or crumbled.',
          'Die Nudeln abgießen und mit etwas Kochwasser in der Pfanne schwenken. {cream} unterrühren. {lemon} heiß abwaschen, etwas Schale darüberreiben und den Saft dazupressen. Mit {pepper} abschmecken. {cheese} gerieben oder zerbröckelt darüberstreuen.',
        ),
      ],
    };
  },
};
