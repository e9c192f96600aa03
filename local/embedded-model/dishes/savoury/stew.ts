import { seasoning } from '../../kitchen/seasoning.ts';
import { type Cuisine } from '../../kitchen/cuisine.ts';
import {
  canned,
  clove,
  g,
  given,
  isCookable,
  isMeat,
  isTomato,
  isProtein,
  isQuickProtein,
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
  tsp,
  type DishForm,
} from '../../kitchen/dish.ts';
import { doneThrough } from '../../kitchen/doneness.ts';
import { CHOPPED, EXTRAS, HERB_ON_TOP } from '../../kitchen/extras.ts';
import { titled, VEGETABLE, type Head } from '../../kitchen/title.ts';
import { CHUNKS } from '../../kitchen/cuts.ts';

const PULSES = {
  'white-beans': { en: 'white beans', de: 'weißen Bohnen' },
  chickpeas: { en: 'chickpeas', de: 'Kichererbsen' },
  'kidney-beans': { en: 'kidney beans', de: 'Kidneybohnen' },
} as const;
type Pulse = keyof typeof PULSES;
const OWN_PULSES: readonly Pulse[] = ['chickpeas', 'white-beans', 'kidney-beans'];

/** Pulses that a plain stew is about. Chickpeas make better dishes alone. */
const BEANS: readonly Pulse[] = ['kidney-beans', 'white-beans'];

type Stew = { readonly head: Head; readonly pulse: Pulse };

const STEW: Stew = {
  head: { en: 'stew', de: 'Eintopf', gender: 'm', mixed: VEGETABLE },
  pulse: 'white-beans',
};
const CHILLI: Stew = {
  head: { en: 'chilli', de: 'Chili', gender: 'n', mixed: VEGETABLE },
  pulse: 'white-beans',
};
const TAGINE: Stew = {
  head: { en: 'tagine', de: 'Tajine', gender: 'f', mixed: VEGETABLE },
  pulse: 'chickpeas',
};

const STEWS: Partial<Record<Cuisine, Stew>> = { Mexican: CHILLI, 'Middle Eastern': TAGINE };

/** Vegetables and pulses in tomato sauce, all from one pot. */
export const stew: DishForm = {
  name: 'stew',
  difficulty: 'easy',
  servings: 4,
  cuisines: ['German', 'French', 'Italian', 'Mediterranean', 'Mexican', 'Middle Eastern'],
  knownIn: ['Mexican', 'Middle Eastern'],
  takes: (main) => isCookable(main) || (isProtein(main) && !isQuickProtein(main)),
  joins: isMeat,
  isGoodPlain: true,
  loves: ['aubergine', 'bell-pepper', 'potato', 'celery', 'cabbage'],

  plan(kitchen) {
    const { mains, cuisine } = kitchen;
    const { head, pulse: usual } = STEWS[cuisine] ?? STEW;
    const pulse = OWN_PULSES.find(kitchen.has) ?? usual;
    const hasTomatoes = mains.some(isTomato);
    const simmer = longest(mains, (facts) => facts.simmer, 15) + 5;
    return {
      title: titled(kitchen, head, { adjective: { en: 'hearty', de: 'herzhaft' }, with: PULSES[pulse] }),
      share: 0.8,
      slots: {
        onion: maybe(piece(1, 'onion')),
        garlic: maybe(clove(2, 'garlic')),
        ginger: given(g(15, 'ginger')),
        ...seasoning(kitchen).slots,
        ...EXTRAS,
        paste: maybe(tbsp(1, 'tomato-paste')),
        tomatoes: hasTomatoes ? given(g(400, 'canned-tomatoes')) : need(g(400, 'canned-tomatoes')),
        water: need(ml(300, 'water')),
        stock: maybe(tsp(2, 'vegetable-stock')),
        pulse: mains.length > 0 ? need(canned(480, pulse)) : own(...BEANS.map((beans) => canned(480, beans))),
        raisins: cuisine === 'Middle Eastern' ? maybe(g(40, 'raisin')) : given(g(40, 'raisin')),
        salt: need(pinch(3, 'salt')),
        pepper: maybe(pinch(2, 'black-pepper')),
        bread: maybe({ food: 'bread', quantity: 4, unit: 'slice' }),
      },
      steps: [
        prepare(12, CHUNKS, ...CHOPPED),
        step(
          6,
          'Heat the {fat} in a large pot over a medium heat. Add the {onion garlic ginger} and cook for 3 minutes. Stir in the {paste spice spice2} and cook for 1 minute.',
          '{fat} in einem großen Topf bei mittlerer Hitze erhitzen. {onion garlic ginger} zugeben und 3 Minuten anschwitzen. {paste spice spice2} einrühren und 1 Minute mitrösten.',
        ),
        step(
          simmer + 5,
          `Add the {mains tomatoes water stock raisins olives} and bring to the boil. Cover and simmer for ${simmer} minutes, until everything is soft.${doneThrough(mains).en}`,
          `{mains tomatoes water stock raisins olives} zugeben und aufkochen. Zugedeckt ${simmer} Minuten köcheln lassen, bis alles weich ist.${doneThrough(mains).de}`,
        ),
        step(
          5,
          `Stir in the {pulse} and heat for 5 minutes without the lid. Season with {salt pepper}. ${HERB_ON_TOP.en} Serve with the {bread}.`,
          `{pulse} unterrühren und 5 Minuten offen erhitzen. Mit {salt pepper} abschmecken. ${HERB_ON_TOP.de} {bread} dazu reichen.`,
        ),
      ],
    };
  },
};
