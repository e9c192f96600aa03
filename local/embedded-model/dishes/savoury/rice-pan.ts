import { seasoning } from '../../kitchen/seasoning.ts';
import { ANY_CUISINE } from '../../kitchen/cuisine.ts';
import {
  clove,
  doneThrough,
  g,
  given,
  isCookable,
  isProtein,
  isQuickProtein,
  longest,
  maybe,
  ml,
  need,
  piece,
  pinch,
  prepare,
  step,
  tsp,
  type DishForm,
} from '../../kitchen/dish.ts';
import { titled, VEGETABLE } from '../../kitchen/title.ts';
import { BITES, SLIVERS } from '../../kitchen/cuts.ts';

/** Minutes beside the cooking of the main food, with rice. */
const WITH_RICE = 42;

/** Meat, fish or tofu with rice and vegetables from one pot; if time is short, from the pan without rice. */
export const ricePan: DishForm = {
  name: 'rice pan',
  difficulty: 'easy',
  servings: 2,
  cuisines: ANY_CUISINE,
  takes: isQuickProtein,
  joins: isCookable,

  plan(kitchen) {
    const { mains, limit } = kitchen;
    const isQuick = limit < WITH_RICE + Math.max(0, mains.length - 3);
    const { slots, flavour } = seasoning(kitchen);
    const head = isQuick
      ? ({ en: 'skillet', de: 'Pfanne', gender: 'f', mixed: VEGETABLE } as const)
      : ({ en: 'rice pan', de: 'Reispfanne', gender: 'f', mixed: VEGETABLE } as const);
    const quick = { adjective: { en: 'quick', de: 'schnell' } };
    return {
      title: titled(kitchen, head, { ...(isQuick && quick), with: flavour }),
      share: mains.every(isProtein) ? 1 : 1.2,
      slots: {
        onion: isQuick ? given(piece(0.5, 'onion')) : maybe(piece(1, 'onion')),
        garlic: given(clove(2, 'garlic')),
        ginger: given(g(10, 'ginger')),
        ...slots,
        ...(isQuick
          ? { bread: given({ food: 'bread', quantity: 4, unit: 'slice' }) }
          : {
              rice: need(g(150, 'rice')),
              water: need(ml(400, 'water')),
              stock: maybe(tsp(2, 'vegetable-stock')),
            }),
        lemon: given(piece(0.5, 'lemon'), piece(0.5, 'lime')),
        yoghurt: given(g(100, 'yoghurt'), g(100, 'sour-cream'), g(100, 'soy-yoghurt')),
        salt: need(pinch(2, 'salt')),
        pepper: maybe(pinch(1, 'black-pepper')),
      },
      steps: isQuick
        ? quickSteps(doneThrough(mains))
        : slowSteps(
            longest(mains, ({ simmer }) => simmer, 20),
            doneThrough(mains),
          ),
    };
  },
};

const slowSteps = (simmer: number, through: { readonly en: string; readonly de: string }) => [
  prepare(
    10,
    BITES,
    'Peel and finely chop the {onion garlic ginger}.',
    '{onion garlic ginger} schälen und fein hacken.',
  ),
  step(
    8,
    'Heat the {fat} in a wide pot over a fairly high heat. Add the {mains} and brown for 5 minutes. Stir in the {onion garlic ginger spice spice2} and fry for 2 minutes.',
    '{fat} in einem weiten Topf kräftig erhitzen. {mains} zugeben und 5 Minuten anbraten. {onion garlic ginger spice spice2} zugeben und 2 Minuten mitbraten.',
  ),
  step(
    simmer + 2,
    `Stir in the {rice}. Pour in the {water stock soy} and bring to the boil. Cover and cook over a low heat for ${simmer} minutes, until the rice is soft.${through.en}`,
    `{rice} unterrühren. {water stock soy} zugeben und aufkochen. Zugedeckt bei kleiner Hitze ${simmer} Minuten garen, bis der Reis weich ist.${through.de}`,
  ),
  step(
    2,
    'Squeeze the {lemon} over the pan. Season with {salt pepper}. Top with the {yoghurt}. Serve hot.',
    '{lemon} darüber auspressen. Mit {salt pepper} abschmecken. {yoghurt} daraufgeben. Heiß servieren.',
  ),
];

const quickSteps = (through: { readonly en: string; readonly de: string }) => [
  prepare(
    3,
    SLIVERS,
    'Peel and finely chop the {onion garlic ginger}.',
    '{onion garlic ginger} schälen und fein hacken.',
  ),
  step(
    6,
    `Heat the {fat} in a large pan over a high heat. Add the {mains onion garlic ginger spice spice2} and fry for 6 minutes, stirring often.${through.en}`,
    `{fat} in einer großen Pfanne stark erhitzen. {mains onion garlic ginger spice spice2} zugeben und unter häufigem Rühren 6 Minuten braten.${through.de}`,
  ),
  step(
    1,
    'Stir in the {soy}. Squeeze the {lemon} over the pan. Season with {salt pepper}. Top with the {yoghurt}. Put the {bread} beside it. Serve hot.',
    '{soy} einrühren. {lemon} darüber auspressen. Mit {salt pepper} abschmecken. {yoghurt} daraufgeben. {bread} dazu reichen. Heiß servieren.',
  ),
];
