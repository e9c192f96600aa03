import { DICE } from '../../kitchen/cuts.ts';
import {
  canned,
  cheeses,
  clove,
  g,
  given,
  isQuickProtein,
  isSeafood,
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
  type Kitchen,
  type Main,
} from '../../kitchen/dish.ts';
import { doneThrough } from '../../kitchen/doneness.ts';
import { EXTRAS, HERB_ON_TOP, PASTE_AND_OLIVES } from '../../kitchen/extras.ts';
import { seasoning } from '../../kitchen/seasoning.ts';
import { ownNamed, titled, VEGETABLE } from '../../kitchen/title.ts';
import type { Text } from '../../kitchen/words.ts';

const HEARTS = new Set([
  'tomato',
  'cherry-tomato',
  'courgette',
  'aubergine',
  'mushroom',
  'bell-pepper',
  'green-pepper',
  'yellow-pepper',
  'asparagus',
  'broccoli',
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
  takes: (main) => isForPasta(main) || (isQuickProtein(main) && main.facts.clean !== 'crumble'),
  isGoodPlain: true,
  loves: ['tomato', 'courgette', 'mushroom', 'garlic', 'lemon', 'olive', 'parsley', 'basil', 'tomato-paste'],

  plan(kitchen) {
    const { mains } = kitchen;
    const fry = Math.max(5, Math.round(longest(mains, (facts) => facts.simmer) * 0.6));
    const through = doneThrough(mains);
    return {
      title: titled(
        kitchen,
        { en: 'pasta', de: 'Pasta', gender: 'f', mixed: VEGETABLE },
        { plainly: ['lemon', 'lime', 'garlic', 'onion'], with: companyOf(kitchen) },
      ),
      share: 0.8,
      slots: {
        pasta: need(g(200, 'pasta')),
        garlic: maybe(clove(2, 'garlic')),
        onion: given(piece(0.5, 'onion')),
        lemon: given(piece(1, 'lemon'), piece(1, 'lime')),
        ...seasoning(kitchen).slots,
        ...EXTRAS,
        cream: given(ml(100, 'cream'), ml(100, 'sour-cream')),
        ketchup: given(tbsp(2, 'ketchup')),
        pulse: given(...['chickpeas', 'white-beans', 'kidney-beans'].map((each) => canned(240, each))),
        cheese: goesWithCheese(mains) ? maybe(...CHEESES) : given(...CHEESES),
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
          Math.max(1, fry - 7),
          `While it boils, heat the {fat} in a large pan over a medium heat. Soften the {garlic onion spice spice2} in it. Add the {mains} and fry, stirring now and then, until soft.${through.en} Add the {pulse} and warm through. ${PASTE_AND_OLIVES.en}`,
          `Währenddessen {fat} in einer großen Pfanne bei mittlerer Hitze erwärmen. {garlic onion spice spice2} darin andünsten. {mains} zugeben und unter gelegentlichem Rühren weich braten.${through.de} {pulse} zugeben und erwärmen. ${PASTE_AND_OLIVES.de}`,
        ),
        step(
          2,
          `Drain the pasta and toss it in the pan with a little of its water. Stir in the {cream}. Wash the {lemon}, grate a little zest over the pasta and squeeze in the juice. Season with {pepper}. ${HERB_ON_TOP.en} Scatter the {cheese} over it, grated or crumbled. Serve with the {ketchup}.`,
          `Die Nudeln abgießen und mit etwas Kochwasser in der Pfanne schwenken. {cream} unterrühren. {lemon} heiß abwaschen, etwas Schale darüberreiben und den Saft dazupressen. Mit {pepper} abschmecken. ${HERB_ON_TOP.de} {cheese} gerieben oder zerbröckelt darüberstreuen. {ketchup} dazu reichen.`,
        ),
      ],
    };
  },
};

const CHEESES = [g(40, 'parmesan'), ...cheeses(40), g(60, 'feta')];
const goesWithCheese = (mains: readonly Main[]): boolean => !mains.some(isSeafood);

function companyOf(kitchen: Kitchen): Text | undefined {
  const company = ownNamed(kitchen, ['olive', 'black-olive', 'chickpeas', 'parsley', 'basil']);
  if (company) return company;
  if (kitchen.has('tomato-paste')) return { en: 'tomato sauce', de: 'Tomatensoße' };
  const hasCheese =
    ['parmesan', 'gouda', 'feta'].some(kitchen.permits) || CHEESES.some(({ food }) => kitchen.has(food));
  return goesWithCheese(kitchen.mains) && hasCheese
    ? { en: 'grated cheese', de: 'geriebenem Käse' }
    : undefined;
}
