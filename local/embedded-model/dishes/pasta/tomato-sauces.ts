import { DICE } from '../../kitchen/cuts.ts';
import {
  cheeses,
  clove,
  g,
  given,
  isProtein,
  isTomato,
  longest,
  maybe,
  ml,
  need,
  own,
  piece,
  pinch,
  prepare,
  step,
  tbsp,
  type DishForm,
  type DishPlan,
  type Kitchen,
  type Main,
  type Slots,
} from '../../kitchen/dish.ts';
import { doneThrough } from '../../kitchen/doneness.ts';
import { EXTRAS, HERB_ON_TOP } from '../../kitchen/extras.ts';
import { seasoning } from '../../kitchen/seasoning.ts';
import { titled, VEGETABLE } from '../../kitchen/title.ts';
import type { Text } from '../../kitchen/words.ts';
import { isForPasta } from './pasta.ts';

const isMince = ({ facts }: Main): boolean => facts.clean === 'crumble';

/** Pasta with a sauce of minced meat and tomatoes, which simmers while the pasta boils. */
export const meatSauce: DishForm = {
  name: 'meat sauce',
  difficulty: 'easy',
  servings: 2,
  cuisines: ['Italian', 'Mediterranean'],
  knownIn: ['Italian'],
  takes: isMince,
  joins: isForPasta,
  loves: ['pasta', 'tomato-paste'],

  plan: (kitchen) =>
    inTomatoSauce(kitchen, {
      slots: { pasta: need(g(200, 'pasta')) },
      minutes: 15,
      company: kitchen.mains.some(isTomato) ? undefined : { en: 'tomato sauce', de: 'Tomatensoße' },
    }),
};

/** Pasta with a tomato sauce that red lentils thicken. */
export const lentilSauce: DishForm = {
  ...meatSauce,
  name: 'lentil sauce',
  takes: isForPasta,
  joins: () => false,
  isGoodPlain: true,

  plan: (kitchen) =>
    inTomatoSauce(kitchen, {
      slots: { pasta: own(g(180, 'pasta')), lentils: own(g(100, 'red-lentils')) },
      minutes: 20,
      company: { en: 'red lentils', de: 'roten Linsen' },
    }),
};

type Sauce = {
  readonly slots: Slots;
  /** Least time that it simmers. */
  readonly minutes: number;
  readonly company: Text | undefined;
};

function inTomatoSauce(kitchen: Kitchen, { slots, minutes, company }: Sauce): DishPlan {
  const { mains } = kitchen;
  const tomatoes = g(400, 'canned-tomatoes');
  const isFresh = mains.some(isTomato);
  const isOfPaste = !isFresh && kitchen.has('tomato-paste');
  const simmer = longest(mains, (facts) => facts.simmer, minutes);
  const through = doneThrough(mains);
  return {
    title: titled(kitchen, { en: 'pasta', de: 'Pasta', gender: 'f', mixed: VEGETABLE }, { with: company }),
    share: mains.every(isProtein) ? 1 : 1.5,
    slots: {
      ...slots,
      onion: maybe(piece(1, 'onion')),
      garlic: maybe(clove(1, 'garlic')),
      ...seasoning(kitchen).slots,
      ...EXTRAS,
      paste: maybe(tbsp(isOfPaste ? 3 : 1, 'tomato-paste')),
      tomatoes: isFresh || isOfPaste ? given(tomatoes) : need(tomatoes),
      water: need(ml(slots['lentils'] || isOfPaste ? 300 : 100, 'water')),
      cream: given(ml(50, 'cream'), ml(50, 'milk'), ml(50, 'sour-cream')),
      cheese: maybe(g(40, 'parmesan'), ...cheeses(40)),
      salt: need(pinch(4, 'salt')),
      pepper: maybe(pinch(1, 'black-pepper')),
    },
    steps: [
      prepare(8, DICE, 'Peel and finely chop the {onion garlic}.', '{onion garlic} schälen und fein hacken.'),
      step(
        9,
        'Heat the {fat} in a wide pan over a high heat. Fry the {proteins} for 6 minutes, stirring, until brown and crumbly. Add the {onion garlic spice spice2} and fry for 2 minutes. Stir in the {paste}.',
        '{fat} in einer weiten Pfanne stark erhitzen. {proteins} darin unter Rühren 6 Minuten krümelig braun braten. {onion garlic spice spice2} zugeben und 2 Minuten braten. {paste} einrühren.',
      ),
      step(
        simmer + 3,
        `Stir in the {others lentils tomatoes water olives} and bring to the boil. Turn the heat down, cover and simmer for ${simmer} minutes, stirring now and then.${through.en}`,
        `{others lentils tomatoes water olives} unterrühren und aufkochen. Zugedeckt bei kleiner Hitze ${simmer} Minuten köcheln lassen und ab und zu umrühren.${through.de}`,
      ),
      step(
        3,
        'While the sauce simmers, cook the {pasta} in plenty of boiling water with most of the {salt} until just firm, then drain it.',
        'Während die Soße köchelt, {pasta} in reichlich kochendem Wasser mit dem größten Teil des Salzes bissfest kochen und abgießen.',
      ),
      step(
        2,
        `Stir the {cream} into the sauce. Season with the rest of the salt and the {pepper}. Mix the sauce with the pasta. ${HERB_ON_TOP.en} Grate the {cheese} over it.`,
        `{cream} in die Soße rühren. Mit dem restlichen Salz und {pepper} abschmecken. Die Soße mit den Nudeln mischen. ${HERB_ON_TOP.de} {cheese} darüberreiben.`,
      ),
    ],
  };
}
