import { ANY_CUISINE } from '../kitchen/cuisine.ts';
import type { Kitchen } from '../kitchen/dish.ts';
import {
  cookingTime,
  isCookable,
  isForGrains,
  isProtein,
  isQuickProtein,
  isSeafood,
  isStarchy,
  isTropical,
  lateProteins,
} from '../kitchen/mains.ts';
import type { Title } from '../kitchen/title.ts';
import { both, type Text } from '../kitchen/words.ts';
import type { DishRow, RecipeRow } from './dish-row.ts';
import { GRAINS, PAN, PAN_DISH, POT, SIEVE } from './dish-notes.ts';
import { FRIED } from './fried.ts';

/** Minutes that a skillet with rice takes in addition to the frying. */
const MINUTES_BESIDE_FRYING = 21;

const SKILLET = { head: 'skillet / Pfanne', gender: 'f', with: 'FLAVOUR' } as const;
const QUICK = 'quick / schnell';

/** Has rice unless there are potatoes, and chickpeas unless there is meat. */
function skillet({ mains, cuisine }: Kitchen): RecipeRow {
  const hasRice = !mains.some(isStarchy);
  const time = { of: 'fry', least: 5 } as const;
  const late = lateProteins(mains, time);
  const fry = late === undefined ? '{TIME}' : cookingTime(mains, { ...time, plus: -late });
  const first = late === undefined ? 'mains' : 'others';
  return {
    title: { ...SKILLET, ...(cuisine === 'Asian' && STIR_FRY) },
    ...(hasRice && { equipment: [PAN, POT, SIEVE] }),
    share: hasRice ? 1 : 1.3,
    time,
    foods: `need 1 piece onion, given 2 clove garlic, given 10 g ginger, SEASONING,
      ${hasRice ? 'need 140 g rice|brown-rice|quinoa,' : ''} chickpeas: ${mains.some(isProtein) ? 'given' : 'need'} 240 g canned BEANS,
      EXTRAS, nuts: given 40 g NUTS, given 2 tbsp ketchup, LEMON, need 2 pinch salt, pepper: maybe 1 pinch black-pepper`,
    steps: `
      10 slices: {CHOP}
      ${hasRice ? 3 : 0}: Bring a pot of salted water to the boil, cook the {rice} in it until tender and drain it.
      / Einen Topf Salzwasser aufkochen, {rice} darin weich garen und abgießen.
      TIME+3: ${hasRice ? 'While the rice is cooking, heat' : 'Heat'} the {fat} in a large pan over a fairly high heat. Fry the {onion garlic ginger} in it for 2 minutes. Add the {${first} spice spice2} and fry for ${fry} minutes, stirring often, until soft. ${late === undefined ? '' : `Add the {proteins} and fry for another ${late} minutes. `}{DONE}
      / ${hasRice ? 'Während der Reis kocht, ' : ''}{fat} in einer großen Pfanne kräftig erhitzen. {onion garlic ginger} darin 2 Minuten anbraten. {${first} spice spice2} zugeben und unter häufigem Rühren ${fry} Minuten braten, bis alles weich ist. ${late === undefined ? '' : `{proteins} zugeben und weitere ${late} Minuten braten. `}{DONE}
      5: Stir in the {chickpeas paste olives} and fry for 3 minutes. Stir in the {soy}. Squeeze the {lemon} over the pan. Season with {salt pepper}. {HERB} Scatter with the {nuts}. Serve with the {rice}. Serve with the {ketchup}.
      / {chickpeas paste olives} zugeben und 3 Minuten mitbraten. {soy} einrühren. {lemon} darüber auspressen. Mit {salt pepper} abschmecken. {HERB} {nuts} darüberstreuen. Mit dem {rice} servieren. {ketchup} dazu reichen.
    `,
  };
}

const STIR_FRY = { head: 'stir-fry / Pfanne' };

/** Finely cut, with fried eggs and bread. */
const quickSkillet = ({ mains, cuisine }: Kitchen): RecipeRow => ({
  title: { ...SKILLET, ...(cuisine === 'Asian' && STIR_FRY), adjective: QUICK },
  foods: `given 0.5 piece onion, given 2 clove garlic, given 10 g ginger, SEASONING,
    eggs: ${mains.some(isProtein) ? 'given' : 'maybe'} 4 piece egg, maybe 4 slice BREADS,
    EXTRAS, given 2 tbsp ketchup, LEMON, need 2 pinch salt, pepper: maybe 1 pinch black-pepper`,
  steps: `
    4 fine: {CHOP}
    5: Heat the {fat} in a large pan over a high heat. Fry the {onion garlic ginger spice spice2} in it for a few seconds. Add the {mains} and fry for 5 minutes, stirring often, until soft. {DONE}
    / {fat} in einer großen Pfanne stark erhitzen. {onion garlic ginger spice spice2} darin einige Sekunden anbraten. {mains} zugeben und unter häufigem Rühren 5 Minuten braten, bis alles weich ist. {DONE}
    1: Meanwhile fry the {eggs} in a second pan. Stir the {soy} into the vegetables. Stir in the {paste olives}. Squeeze the {lemon} over the vegetables. Season with {salt pepper}. {HERB} Serve with the {bread ketchup}.
    / Währenddessen {eggs} in einer zweiten Pfanne braten. {soy} unter das Gemüse rühren. {paste olives} einrühren. {lemon} darüber auspressen. Mit {salt pepper} abschmecken. {HERB} {bread ketchup} dazu reichen.
  `,
});

/** Minutes that a rice pan takes in addition to the cooking of its main foods. */
const MINUTES_WITH_RICE = 42;

const AROMATICS = `given 2 clove garlic, given 10 g ginger, LEMON, given 100 ml cream,
  given 100 g YOGHURTS|sour-cream, need 2 pinch salt, pepper: maybe 1 pinch black-pepper`;

const quickPan = (_: Kitchen, bread = 'given 4 slice BREADS'): RecipeRow => ({
  title: { ...SKILLET, adjective: QUICK },
  foods: `given 0.5 piece onion, ${AROMATICS}, SEASONING, EXTRAS, ${bread}`,
  steps: `
    3 slivers: {CHOP}
    6: Heat the {fat} in a large pan over a high heat. Add the {mains onion garlic ginger spice spice2} and fry for 6 minutes, stirring often. {DONE} Stir in the {paste olives}.
    / {fat} in einer großen Pfanne stark erhitzen. {mains onion garlic ginger spice spice2} zugeben und unter häufigem Rühren 6 Minuten braten. {DONE} {paste olives} einrühren.
    1: Stir in the {soy}. Stir in the {cream} and bring to the boil once. Squeeze the {lemon} over the pan. Season with {salt pepper}. Top with the {yoghurt}. {HERB} Put the {bread} beside it. Serve hot.
    / {soy} einrühren. {cream} einrühren und einmal aufkochen. {lemon} darüber auspressen. Mit {salt pepper} abschmecken. {yoghurt} daraufgeben. {HERB} {bread} dazu reichen. Heiß servieren.
  `,
});

type Grain = {
  readonly title: Title;
  /** As foods of a row. */
  readonly grain: string;
  readonly chickpeas?: string;
  readonly minutes: number;
  readonly until: Text;
};

const RICE: Grain = {
  title: { head: 'rice pan / Reispfanne', gender: 'f', with: 'FLAVOUR' },
  grain: 'grain: need 150 g rice',
  minutes: 20,
  until: both('until the rice is soft / bis der Reis weich ist'),
};

/** Minutes that fish steams on top of the grain. */
const LAST_MINUTES = 8;

/** Grain that swells in one pan with everything else. */
function onePan(
  { mains, has }: Kitchen,
  { title, grain, minutes, until, chickpeas = `given 240 g canned BEANS` }: Grain,
): RecipeRow {
  const simmer = cookingTime(mains, { of: 'simmer', least: minutes });
  const hasSeafood = mains.some(isSeafood);
  return {
    title: { ...title, ...(has('egg') && { with: 'fried eggs / Spiegelei' }) },
    time: { of: 'simmer', least: minutes },
    foods: `maybe 1 piece onion, ${AROMATICS}, SEASONING, EXTRAS, ${grain}, eggs: given 2 piece egg,
      chickpeas: ${chickpeas}, need 400 ml water, stock: maybe 2 tsp vegetable-stock`,
    steps: `
      10 bites: {CHOP}
      9: Heat the {fat} in a wide pan over a fairly high heat. ${hasSeafood ? '' : 'Add the {proteins} and brown for 5 minutes. '}Stir in the {onion garlic ginger spice spice2} and fry for 2 minutes. {PASTE}
      / {fat} in einer weiten Pfanne kräftig erhitzen. ${hasSeafood ? '' : '{proteins} zugeben und 5 Minuten anbraten. '}{onion garlic ginger spice spice2} zugeben und 2 Minuten braten. {PASTE}
      ${simmer + 2}: Stir in the {others}. Stir in the {grain chickpeas}. Pour in the {water stock soy} and bring to the boil. Cover and cook over a low heat for ${hasSeafood ? `${simmer - LAST_MINUTES} minutes. Lay the {proteins} on top and cook, covered, for another ${LAST_MINUTES} minutes` : `${simmer} minutes`}, ${until.en}. {DONE}
      / {others} unterrühren. {grain chickpeas} zugeben. {water stock soy} zugeben und aufkochen. Zugedeckt bei kleiner Hitze ${hasSeafood ? `${simmer - LAST_MINUTES} Minuten garen. {proteins} darauflegen und zugedeckt weitere ${LAST_MINUTES}` : simmer} Minuten garen, ${until.de}. {DONE}
      4: Fry the {eggs} in a second pan until whites and yolks are firm. Stir in the {cream} and bring to the boil once more. Squeeze the {lemon} over the pan. Season with {salt pepper}. Top with the {yoghurt}. Lay the {eggs} on top. {HERB} Serve hot.
      / {eggs} in einer zweiten Pfanne braten, bis Eiweiß und Eigelb fest sind. {cream} einrühren und noch einmal aufkochen. {lemon} darüber auspressen. Mit {salt pepper} abschmecken. {yoghurt} daraufgeben. {eggs} darauflegen. {HERB} Heiß servieren.
    `,
  };
}

/** Dishes from the pan, and grains with everything else in one pan. */
export const PANS: readonly DishRow[] = [
  {
    name: 'pan',
    cuisines: ANY_CUISINE,
    takes: isCookable,
    joins: (main) => isTropical(main) || (isQuickProtein(main) && !isSeafood(main)),
    loves: 'bell-pepper cabbage mushroom leek',
    notes: PAN_DISH,
    hasSide: true,
    recipe(kitchen) {
      const { mains, limit } = kitchen;
      const fry = cookingTime(mains, { of: 'fry', least: 5 });
      return limit < MINUTES_BESIDE_FRYING + fry + mains.length ? quickSkillet(kitchen) : skillet(kitchen);
    },
  },
  // Without rice if time is short.
  {
    name: 'rice pan',
    cuisines: ANY_CUISINE,
    takes: isQuickProtein,
    joins: isForGrains,
    notes: GRAINS,
    recipe: (kitchen) =>
      kitchen.limit < MINUTES_WITH_RICE + Math.max(0, kitchen.mains.length - 3)
        ? quickPan(kitchen)
        : onePan(kitchen, RICE),
  },
  // Suits a cook who has bread or couscous.
  {
    name: 'meat pan',
    cuisines: ANY_CUISINE,
    takes: isQuickProtein,
    joins: isForGrains,
    notes: PAN_DISH,
    hasSide: true,
    recipe: (kitchen) => quickPan(kitchen, `${kitchen.has('couscous') ? 'given' : 'own'} 4 slice BREADS`),
  },
  {
    name: 'chickpea rice',
    cuisines: ANY_CUISINE,
    takes: isForGrains,
    joins: isQuickProtein,
    isGoodPlain: true,
    notes: GRAINS,
    recipe: (kitchen) =>
      onePan(kitchen, {
        ...RICE,
        title: { head: 'rice / Reispfanne', gender: 'f', with: 'chickpeas / Kichererbsen' },
        grain: 'grain: own 150 g rice',
        chickpeas: 'own 240 g canned chickpeas',
      }),
  },
  {
    name: 'bulgur pilaf',
    cuisines: ['Middle Eastern', 'Mediterranean'],
    knownIn: ['Middle Eastern'],
    takes: isForGrains,
    joins: isQuickProtein,
    isGoodPlain: true,
    notes: GRAINS,
    recipe: (kitchen) =>
      onePan(kitchen, {
        title: { head: 'bulgur pilaf / Bulgurpfanne', gender: 'f', with: 'FLAVOUR' },
        grain: 'grain: own 150 g bulgur',
        minutes: 15,
        until: both('until the bulgur is soft / bis der Bulgur weich ist'),
      }),
  },
  ...FRIED,
];
