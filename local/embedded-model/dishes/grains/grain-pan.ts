import { ANY_CUISINE } from '../../kitchen/cuisine.ts';
import { BITES, SLIVERS } from '../../kitchen/cuts.ts';
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
  ml,
  need,
  own,
  piece,
  pinch,
  prepare,
  slice,
  step,
  tsp,
  type DishForm,
  type Main,
  type Slot,
} from '../../kitchen/dish.ts';
import { doneThrough } from '../../kitchen/doneness.ts';
import { CHOPPED, EXTRAS, HALF_A_LEMON, HERB_ON_TOP, PASTE_AND_OLIVES } from '../../kitchen/extras.ts';
import { seasoning } from '../../kitchen/seasoning.ts';
import { titled, VEGETABLE, type Head } from '../../kitchen/title.ts';
import type { Text } from '../../kitchen/words.ts';

/** Minutes beside the cooking of the main food, with rice. */
const WITH_RICE = 42;

const RICE: Grain = {
  head: { en: 'rice pan', de: 'Reispfanne', gender: 'f', mixed: VEGETABLE },
  grain: need(g(150, 'rice')),
  minutes: 20,
  until: { en: 'until the rice is soft', de: 'bis der Reis weich ist' },
};

const isForGrains = (main: Main): boolean => isCookable(main) && !isStarchy(main);

/** Meat, fish or tofu with rice and vegetables from one pot; if time is short, from the pan without rice. */
export const ricePan: DishForm = {
  name: 'rice pan',
  difficulty: 'easy',
  servings: 2,
  cuisines: ANY_CUISINE,
  takes: isQuickProtein,
  joins: isForGrains,

  plan(kitchen) {
    const isQuick = kitchen.limit < WITH_RICE + Math.max(0, kitchen.mains.length - 3);
    return isQuick ? quickPan(kitchen) : onePot(kitchen, RICE);
  },
};

/** Meat, fish or tofu from the pan, for a cook who has bread or couscous to eat with it. */
export const meatPan: DishForm = {
  ...ricePan,
  name: 'meat pan',
  plan(kitchen) {
    const plan = quickPan(kitchen);
    const bread = kitchen.has('couscous') ? given(BREAD) : own(BREAD);
    return { ...plan, slots: { ...plan.slots, bread } };
  },
};

const BREAD = slice(4, 'bread');

/** Rice with chickpeas and vegetables from one pot. */
export const chickpeaRice: DishForm = {
  ...ricePan,
  name: 'chickpea rice',
  takes: isForGrains,
  joins: isQuickProtein,
  isGoodPlain: true,

  plan: (kitchen) =>
    onePot(kitchen, {
      ...RICE,
      head: { en: 'rice', de: 'Reistopf', gender: 'm', mixed: VEGETABLE },
      company: { en: 'chickpeas', de: 'Kichererbsen' },
      grain: own(g(150, 'rice')),
      chickpeas: own(canned(240, 'chickpeas')),
    }),
};

/** Bulgur with vegetables or meat from one pot. */
export const bulgurPilaf: DishForm = {
  name: 'bulgur pilaf',
  difficulty: 'easy',
  servings: 2,
  cuisines: ['Middle Eastern', 'Mediterranean'],
  knownIn: ['Middle Eastern'],
  takes: isForGrains,
  joins: isQuickProtein,
  isGoodPlain: true,

  plan: (kitchen) =>
    onePot(kitchen, {
      head: { en: 'bulgur pilaf', de: 'Bulgurpfanne', gender: 'f', mixed: VEGETABLE },
      grain: own(g(150, 'bulgur')),
      minutes: 15,
      until: { en: 'until the bulgur is soft', de: 'bis der Bulgur weich ist' },
    }),
};

const OWN_PULSES = given(...['chickpeas', 'kidney-beans', 'white-beans'].map((pulse) => canned(240, pulse)));

/** Minutes that fish steams on top of the grain. */
const LAST = 8;

const FRIED_EGGS: Text = { en: 'fried eggs', de: 'Spiegelei' };

type Plan = DishForm['plan'];
type Grain = {
  readonly head: Head;
  readonly grain: Slot;
  readonly chickpeas?: Slot;
  /** Named in the title instead of the spices. */
  readonly company?: Text;
  readonly minutes: number;
  readonly until: Text;
};

const AROMATICS = {
  garlic: given(clove(2, 'garlic')),
  ginger: given(g(10, 'ginger')),
  lemon: HALF_A_LEMON,
  cream: given(ml(100, 'cream')),
  yoghurt: given(g(100, 'yoghurt'), g(100, 'sour-cream'), g(100, 'soy-yoghurt'), g(100, 'oat-yoghurt')),
  salt: need(pinch(2, 'salt')),
  pepper: maybe(pinch(1, 'black-pepper')),
};

function onePot(kitchen: Parameters<Plan>[0], grainOf: Grain): ReturnType<Plan> {
  const { head, grain, minutes, until, company, chickpeas = OWN_PULSES } = grainOf;
  const { mains } = kitchen;
  const { slots, flavour } = seasoning(kitchen);
  const simmer = longest(mains, (facts) => facts.simmer, minutes);
  const through = doneThrough(mains);
  const hasSeafood = mains.some(isSeafood);
  return {
    title: titled(kitchen, head, { with: kitchen.has('egg') ? FRIED_EGGS : (company ?? flavour) }),
    share: mains.every(isProtein) ? 1 : 1.2,
    slots: {
      onion: maybe(piece(1, 'onion')),
      ...AROMATICS,
      ...slots,
      ...EXTRAS,
      grain,
      eggs: given(piece(2, 'egg')),
      chickpeas,
      water: need(ml(400, 'water')),
      stock: maybe(tsp(2, 'vegetable-stock')),
    },
    steps: [
      prepare(10, BITES, ...CHOPPED),
      step(
        9,
        `Heat the {fat} in a wide pot over a fairly high heat. ${hasSeafood ? '' : 'Add the {proteins} and brown for 5 minutes. '}Stir in the {onion garlic ginger spice spice2} and fry for 2 minutes. ${PASTE_AND_OLIVES.en}`,
        `{fat} in einem weiten Topf kräftig erhitzen. ${hasSeafood ? '' : '{proteins} zugeben und 5 Minuten anbraten. '}{onion garlic ginger spice spice2} zugeben und 2 Minuten braten. ${PASTE_AND_OLIVES.de}`,
      ),
      step(
        simmer + 2,
        `Stir in the {others}. Stir in the {grain chickpeas}. Pour in the {water stock soy} and bring to the boil. Cover and cook over a low heat for ${hasSeafood ? `${simmer - LAST} minutes. Lay the {proteins} on top and cook, covered, for another ${LAST} minutes` : `${simmer} minutes`}, ${until.en}.${through.en}`,
        `{others} unterrühren. {grain chickpeas} zugeben. {water stock soy} zugeben und aufkochen. Zugedeckt bei kleiner Hitze ${hasSeafood ? `${simmer - LAST} Minuten garen. {proteins} darauflegen und zugedeckt weitere ${LAST}` : simmer} Minuten garen, ${until.de}.${through.de}`,
      ),
      step(
        4,
        `Fry the {eggs} in a second pan until whites and yolks are firm. Stir in the {cream} and bring to the boil once more. Squeeze the {lemon} over the pan. Season with {salt pepper}. Top with the {yoghurt}. Lay the {eggs} on top. ${HERB_ON_TOP.en} Serve hot.`,
        `{eggs} in einer zweiten Pfanne braten, bis Eiweiß und Eigelb fest sind. {cream} einrühren und noch einmal aufkochen. {lemon} darüber auspressen. Mit {salt pepper} abschmecken. {yoghurt} daraufgeben. {eggs} darauflegen. ${HERB_ON_TOP.de} Heiß servieren.`,
      ),
    ],
  };
}

function quickPan(kitchen: Parameters<Plan>[0]): ReturnType<Plan> {
  const { mains } = kitchen;
  const { slots, flavour } = seasoning(kitchen);
  const through = doneThrough(mains);
  return {
    title: titled(
      kitchen,
      { en: 'skillet', de: 'Pfanne', gender: 'f', mixed: VEGETABLE },
      { adjective: { en: 'quick', de: 'schnell' }, with: flavour },
    ),
    share: mains.every(isProtein) ? 1 : 1.2,
    slots: {
      onion: given(piece(0.5, 'onion')),
      ...AROMATICS,
      ...slots,
      ...EXTRAS,
      bread: given(BREAD),
    },
    steps: [
      prepare(3, SLIVERS, ...CHOPPED),
      step(
        6,
        `Heat the {fat} in a large pan over a high heat. Add the {mains onion garlic ginger spice spice2} and fry for 6 minutes, stirring often.${through.en} Stir in the {paste olives}.`,
        `{fat} in einer großen Pfanne stark erhitzen. {mains onion garlic ginger spice spice2} zugeben und unter häufigem Rühren 6 Minuten braten.${through.de} {paste olives} einrühren.`,
      ),
      step(
        1,
        `Stir in the {soy}. Stir in the {cream} and bring to the boil once. Squeeze the {lemon} over the pan. Season with {salt pepper}. Top with the {yoghurt}. ${HERB_ON_TOP.en} Put the {bread} beside it. Serve hot.`,
        `{soy} einrühren. {cream} einrühren und einmal aufkochen. {lemon} darüber auspressen. Mit {salt pepper} abschmecken. {yoghurt} daraufgeben. ${HERB_ON_TOP.de} {bread} dazu reichen. Heiß servieren.`,
      ),
    ],
  };
}
