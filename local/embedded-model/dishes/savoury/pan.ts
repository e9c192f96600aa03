import { seasoning } from '../../kitchen/seasoning.ts';
import { ANY_CUISINE } from '../../kitchen/cuisine.ts';
import {
  canned,
  clove,
  g,
  given,
  isCookable,
  isProtein,
  isQuickProtein,
  isSeafood,
  isStarchy,
  longest,
  maybe,
  need,
  piece,
  pinch,
  prepare,
  slice,
  step,
  tbsp,
  type DishForm,
  type Main,
} from '../../kitchen/dish.ts';
import { doneThrough } from '../../kitchen/doneness.ts';
import { CHOPPED, EXTRAS, HALF_A_LEMON, HERB_ON_TOP } from '../../kitchen/extras.ts';
import { titled, VEGETABLE } from '../../kitchen/title.ts';
import { fineCut, SLICES } from '../../kitchen/cuts.ts';

const SWEET = new Set(['mango', 'pineapple']);
/** Minutes beside the frying, with rice. */
const WITHOUT_FRYING = 21;

/**
 * Vegetables from the pan, with rice unless there are potatoes, and chickpeas unless there is meat; if time is short,
 * finely cut with fried eggs and bread.
 */
export const pan: DishForm = {
  name: 'pan',
  difficulty: 'easy',
  servings: 2,
  cuisines: ANY_CUISINE,
  takes: isCookable,
  joins: (main) => SWEET.has(main.food) || (isQuickProtein(main) && !isSeafood(main)),
  loves: ['bell-pepper', 'cabbage', 'mushroom', 'leek'],

  plan(kitchen) {
    const { mains, limit, cuisine } = kitchen;
    const fry = Math.max(5, Math.round(longest(mains, ({ simmer }) => simmer) * 0.7));
    const isQuick = limit < WITHOUT_FRYING + fry + mains.length;
    const { slots, flavour } = seasoning(kitchen);
    const isStirFried = cuisine === 'Asian';
    const hasRice = !mains.some(isStarchy);
    const pulses = ['chickpeas', 'kidney-beans', 'white-beans'].map((pulse) => canned(240, pulse));
    return {
      title: titled(
        kitchen,
        { en: isStirFried ? 'stir-fry' : 'skillet', de: 'Pfanne', gender: 'f', mixed: VEGETABLE },
        { ...(isQuick && { adjective: { en: 'quick', de: 'schnell' } }), with: flavour },
      ),
      share: hasRice || isQuick ? 1 : 1.8,
      slots: {
        onion: isQuick ? given(piece(0.5, 'onion')) : need(piece(1, 'onion')),
        garlic: given(clove(2, 'garlic')),
        ginger: given(g(10, 'ginger')),
        ...slots,
        ...(isQuick
          ? {
              eggs: mains.some(isProtein) ? given(piece(4, 'egg')) : maybe(piece(4, 'egg')),
              bread: maybe(slice(4, 'bread')),
            }
          : {
              ...(hasRice && { rice: need(g(140, 'rice')) }),
              chickpeas: mains.some(isProtein) ? given(...pulses) : need(...pulses),
            }),
        ...EXTRAS,
        ketchup: given(tbsp(2, 'ketchup')),
        lemon: HALF_A_LEMON,
        salt: need(pinch(2, 'salt')),
        pepper: maybe(pinch(1, 'black-pepper')),
      },
      steps: isQuick ? quickSteps(mains) : slowSteps(mains, fry, hasRice),
    };
  },
};

const quickSteps = (mains: readonly Main[]) => [
  prepare(4, fineCut(mains), ...CHOPPED),
  step(
    5,
    `Heat the {fat} in a large pan over a high heat. Fry the {onion garlic ginger spice spice2} in it for a few seconds. Add the {mains} and fry for 5 minutes, stirring often, until soft.${doneThrough(mains).en}`,
    `{fat} in einer großen Pfanne stark erhitzen. {onion garlic ginger spice spice2} darin einige Sekunden anbraten. {mains} zugeben und unter häufigem Rühren 5 Minuten braten, bis alles weich ist.${doneThrough(mains).de}`,
  ),
  step(
    1,
    `Meanwhile fry the {eggs} in a second pan. Stir the {soy} into the vegetables. Stir in the {paste olives}. Squeeze the {lemon} over the vegetables. Season with {salt pepper}. ${HERB_ON_TOP.en} Serve with the {bread ketchup}.`,
    `Währenddessen {eggs} in einer zweiten Pfanne braten. {soy} unter das Gemüse rühren. {paste olives} einrühren. {lemon} darüber auspressen. Mit {salt pepper} abschmecken. ${HERB_ON_TOP.de} {bread ketchup} dazu reichen.`,
  ),
];

const slowSteps = (mains: readonly Main[], fry: number, hasRice: boolean) => [
  prepare(10, SLICES, ...CHOPPED),
  ...(hasRice
    ? [
        step(
          3,
          'Bring a pot of salted water to the boil, cook the {rice} in it until tender and drain it.',
          'Einen Topf Salzwasser aufkochen, {rice} darin weich garen und abgießen.',
        ),
      ]
    : []),
  step(
    fry + 3,
    `${hasRice ? 'While the rice is cooking, heat' : 'Heat'} the {fat} in a large pan over a fairly high heat. Fry the {onion garlic ginger} in it for 2 minutes. Add the {mains spice spice2} and fry for ${fry} minutes, stirring often, until soft.${doneThrough(mains).en}`,
    `${hasRice ? 'Während der Reis kocht, ' : ''}{fat} in einer großen Pfanne kräftig erhitzen. {onion garlic ginger} darin 2 Minuten anbraten. {mains spice spice2} zugeben und unter häufigem Rühren ${fry} Minuten braten, bis alles weich ist.${doneThrough(mains).de}`,
  ),
  step(
    5,
    `Stir in the {chickpeas paste olives} and fry for 3 minutes. Stir in the {soy}. Squeeze the {lemon} over the pan. Season with {salt pepper}. ${HERB_ON_TOP.en}${hasRice ? ' Serve with the rice.' : ''} Serve with the {ketchup}.`,
    `{chickpeas paste olives} zugeben und 3 Minuten mitbraten. {soy} einrühren. {lemon} darüber auspressen. Mit {salt pepper} abschmecken. ${HERB_ON_TOP.de}${hasRice ? ' Mit dem Reis servieren.' : ''} {ketchup} dazu reichen.`,
  ),
];
