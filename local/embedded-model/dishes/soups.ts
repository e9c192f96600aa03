import { ANY_CUISINE, type Cuisine } from '../kitchen/cuisine.ts';
import {
  anyOf,
  isCookable,
  isMeat,
  isProtein,
  isQuickProtein,
  isStarchy,
  isTomato,
  isTropical,
} from '../kitchen/mains.ts';
import type { DishRow } from './dish-row.ts';
import { POT, LID, SOUP } from './dish-notes.ts';

const PULSES = ['chickpeas', 'white-beans', 'kidney-beans'] as const;
const PULSE_NAMES = {
  chickpeas: 'chickpeas / Kichererbsen',
  'white-beans': 'white beans / weißen Bohnen',
  'kidney-beans': 'kidney beans / Kidneybohnen',
};

const STEW = { head: 'stew / Eintopf', gender: 'm' } as const;
const STEWS: Partial<Record<Cuisine, { readonly head: string; readonly gender: 'n' | 'f' }>> = {
  Mexican: { head: 'chilli / Chili', gender: 'n' },
  'Middle Eastern': { head: 'tagine / Tajine', gender: 'f' },
};

/** Dishes from one pot. */
export const SOUPS: readonly DishRow[] = [
  // Blended.
  {
    name: 'soup',
    servings: 4,
    cuisines: ANY_CUISINE,
    takes: isCookable,
    loves: 'leek beetroot asparagus',
    notes: SOUP,
    isForChildren: true,
    recipe: ({ cuisine, pick }) => ({
      title: {
        head: 'soup / Suppe',
        gender: 'f',
        adjective: pick(['smooth / fein', 'velvety / samtig']),
        with: 'FLAVOUR',
      },
      share: 0.9,
      time: { of: 'simmer' },
      foods: `maybe 1 piece onion, given 2 clove garlic, given 20 g ginger, SEASONING, need 900 ml water,
        stock: maybe 4 tsp vegetable-stock, EXTRAS,
        cream: maybe ${
          cuisine === 'Indian' || cuisine === 'Asian'
            ? '150 ml coconut-milk or 100 ml sour-cream|cream'
            : '100 ml cream|sour-cream or 150 ml coconut-milk'
        },
        LEMON, need 0.5 tsp salt, pepper: maybe 2 pinch black-pepper`,
      steps: `
        12 chunks: {CHOP}
        6: Heat the {fat} in a large pot over a medium heat. Add the {onion garlic ginger spice spice2 paste} and cook for 3 minutes, stirring. Stir in the {mains} and cook for another 2 minutes.
        / {fat} in einem großen Topf bei mittlerer Hitze erhitzen. {onion garlic ginger spice spice2 paste} zugeben und 3 Minuten unter Rühren anschwitzen. {mains} zugeben und 2 Minuten mitdünsten.
        TIME+5: Add the {water stock soy} and bring to the boil. Cover and simmer for {TIME} minutes, until everything is soft.
        / {water stock soy} zugeben und aufkochen. Zugedeckt {TIME} Minuten köcheln lassen, bis alles weich ist.
        4: Blend the soup until smooth. Stir in the {cream} and warm it through for 2 minutes without letting it boil. Squeeze in the juice of the {lemon}. Scatter the {olives} over it. {HERB} Season with {salt pepper}. Serve hot.
        / Die Suppe fein pürieren. {cream} einrühren und 2 Minuten erwärmen, aber nicht mehr kochen lassen. {lemon} auspressen und den Saft zugeben. {olives} darüberstreuen. {HERB} Mit {salt pepper} abschmecken. Heiß servieren.
      `,
    }),
  },
  // The lentils thicken the soup.
  {
    name: 'lentil soup',
    servings: 4,
    cuisines: ['German', 'Middle Eastern', 'Mediterranean'],
    takes: anyOf(
      'carrot potato sweet-potato leek celery celeriac onion tomato bell-pepper green-pepper courgette spinach pumpkin parsnip',
    ),
    joins: (main) => main.food === 'bacon' || (isMeat(main) && isQuickProtein(main)),
    isGoodPlain: true,
    loves: 'carrot potato leek sausage',
    notes: SOUP,
    recipe({ has }) {
      const isBrown = has('lentils') && !has('red-lentils');
      return {
        title: {
          head: 'lentil soup / Linsensuppe',
          gender: 'f',
          adjective: 'hearty / herzhaft',
          with: 'FLAVOUR',
        },
        share: 0.6,
        time: { of: 'simmer', least: isBrown ? 35 : 20 },
        foods: `lentils: own 250 g ${isBrown ? 'lentils' : 'red-lentils'}, maybe 1 piece onion,
          given 2 clove garlic, SEASONING, paste: given 2 tbsp tomato-paste,
          tomatoes: given 400 g canned-tomatoes, need 1200 ml water, stock: maybe 4 tsp vegetable-stock,
          LEMON, maybe 1 tbsp vinegar, coconut: given 200 ml coconut-milk, given 150 g YOGHURTS|sour-cream, HERB,
          need 0.5 tsp salt, pepper: maybe 2 pinch black-pepper, given 4 slice BREADS`,
        steps: `
          10 chunks: Peel and finely chop the {onion garlic}. Rinse the {lentils} in a sieve.
          / {onion garlic} schälen und fein hacken. {lentils} in einem Sieb abspülen.
          6: Heat the {fat} in a large pot over a medium heat. Add the {proteins} and brown for 3 minutes. Add the {onion garlic spice spice2 paste} and cook for 2 minutes, stirring.
          / {fat} in einem großen Topf bei mittlerer Hitze erhitzen. {proteins} zugeben und 3 Minuten anbraten. {onion garlic spice spice2 paste} zugeben und 2 Minuten unter Rühren anschwitzen.
          TIME+5: Add the lentils. Add the {others}. Pour in the {water stock tomatoes} and bring to the boil. Cover and simmer over a low heat for {TIME} minutes, stirring now and then, until the lentils are soft. {DONE}
          / Die Linsen zugeben. {others} zugeben. {water stock tomatoes} zugeben und aufkochen. Zugedeckt bei kleiner Hitze {TIME} Minuten köcheln lassen und ab und zu umrühren, bis die Linsen weich sind. {DONE}
          3: Stir in the {coconut} and warm through. Squeeze in the {lemon}. Season with {vinegar salt pepper}. Top with the {yoghurt}. {HERB} Put the {bread} beside it. Serve hot.
          / {coconut} einrühren und erwärmen. {lemon} darüber auspressen. Mit {vinegar salt pepper} abschmecken. {yoghurt} daraufgeben. {HERB} {bread} dazu reichen. Heiß servieren.
        `,
      };
    },
  },
  // With pulses in tomato sauce.
  {
    name: 'stew',
    servings: 4,
    cuisines: ['German', 'French', 'Italian', 'Mediterranean', 'Mexican', 'Middle Eastern'],
    knownIn: ['Mexican', 'Middle Eastern'],
    takes: (main) => isCookable(main) || (isProtein(main) && !isQuickProtein(main)),
    joins: isMeat,
    isGoodPlain: true,
    loves: 'aubergine bell-pepper potato celery cabbage',
    notes: { ...SOUP, equipment: [POT, LID] },
    hasSide: true,
    recipe({ mains, cuisine, has }) {
      const own = PULSES.find(has);
      const pulse = own ?? (cuisine === 'Middle Eastern' ? 'chickpeas' : 'white-beans');
      // Potatoes and meat fill a pot even without pulses.
      const isFull = !STEWS[cuisine] && mains.some(isProtein) && mains.some(isStarchy);
      const wanted = isFull ? 'given' : 'need';
      const hasTomatoes = !isFull || has('canned-tomatoes');
      return {
        title: {
          ...(STEWS[cuisine] ?? STEW),
          adjective: 'hearty / herzhaft',
          with: isFull && !own ? undefined : PULSE_NAMES[pulse],
        },
        share: isFull && !own ? 1.2 : 0.8,
        time: { of: 'simmer', plus: 5, least: 20 },
        foods: `maybe 1 piece onion, maybe 2 clove garlic, given 15 g ginger, SEASONING, EXTRAS,
          paste: maybe 1 tbsp tomato-paste,
          tomatoes: ${mains.some(isTomato) ? 'given' : wanted} 400 g canned-tomatoes,
          need ${hasTomatoes ? 300 : 600} ml water,
          stock: maybe 2 tsp vegetable-stock,
          pulse: ${mains.length > 0 ? `${wanted} 480 g canned ${pulse}` : 'own 480 g canned kidney-beans|white-beans'},
          raisins: ${cuisine === 'Middle Eastern' ? 'maybe' : 'given'} 40 g raisin, need 0.5 tsp salt,
          pepper: maybe 2 pinch black-pepper, maybe 4 slice BREADS`,
        steps: `
          12 chunks: {CHOP}
          6: Heat the {fat} in a large pot over a medium heat. Add the {onion garlic ginger} and cook for 3 minutes. Stir in the {paste spice spice2} and cook for 1 minute.
          / {fat} in einem großen Topf bei mittlerer Hitze erhitzen. {onion garlic ginger} zugeben und 3 Minuten anschwitzen. {paste spice spice2} einrühren und 1 Minute mitrösten.
          TIME+5: Add the {mains tomatoes water stock raisins olives} and bring to the boil. Cover and simmer for {TIME} minutes, until everything is soft. {DONE}
          / {mains tomatoes water stock raisins olives} zugeben und aufkochen. Zugedeckt {TIME} Minuten köcheln lassen, bis alles weich ist. {DONE}
          5: Stir in the {pulse} and heat for 5 minutes without the lid. Season with {salt pepper}. {HERB} Serve with the {bread}.
          / {pulse} unterrühren und 5 Minuten offen erhitzen. Mit {salt pepper} abschmecken. {HERB} {bread} dazu reichen.
        `,
      };
    },
  },
  {
    name: 'curry',
    difficulty: 'medium',
    servings: 4,
    cuisines: ['Indian', 'Asian'],
    knownIn: ['Indian', 'Asian'],
    takes: isCookable,
    joins: (main) => isTropical(main) || isQuickProtein(main),
    loves: 'sweet-potato aubergine spinach mango pineapple',
    notes: {
      ...SOUP,
      equipment: [POT],
      descriptions: ['Full of spice, and mild if you like. / Voller Gewürze, und auf Wunsch mild.'],
    },
    hasSide: true,
    recipe: {
      title: { head: 'curry / Curry', gender: 'n', with: 'coconut and rice / Kokosmilch und Reis' },
      share: 0.7,
      time: { of: 'simmer', least: 15 },
      foods: `maybe 1 piece onion, maybe 2 clove garlic, SEASONING, maybe 20 g ginger,
        curry: maybe 2 tsp curry-powder, coconut: need 400 ml coconut-milk, need 150 ml water,
        pulse: given 240 g canned BEANS, stock: maybe 1 tsp vegetable-stock, need 280 g rice, maybe 0.5 piece lemon|lime,
        need 0.5 tsp salt, given 100 g YOGHURTS`,
      steps: `
        14 bites: {CHOP}
        5: Heat the {fat} in a wide pot over a medium heat. Cook the {onion garlic ginger} in it for 3 minutes. Stir in the {spice spice2 curry} and let the spices toast for 1 minute.
        / {fat} in einem weiten Topf bei mittlerer Hitze erhitzen. {onion garlic ginger} darin 3 Minuten anschwitzen. {spice spice2 curry} einrühren und 1 Minute anrösten.
        TIME+4: Add the {mains pulse coconut water stock soy} and bring to the boil. Simmer over a low heat for {TIME} minutes, until everything is soft. {DONE}
        / {mains pulse coconut water stock soy} zugeben und aufkochen. Bei kleiner Hitze {TIME} Minuten köcheln lassen, bis alles weich ist. {DONE}
        0: While the curry simmers, cook the {rice} in plenty of boiling salted water, then drain it.
        / Währenddessen {rice} in reichlich kochendem Salzwasser garen und abgießen.
        2: Squeeze the {lemon} into the curry. Stir in the {yoghurt}. Season with {salt} and serve over the rice.
        / {lemon} über dem Curry auspressen. {yoghurt} unterrühren. Mit {salt} abschmecken und auf dem Reis anrichten.
      `,
    },
  },
  // Red lentils, cooked soft with spices.
  {
    name: 'dal',
    servings: 4,
    cuisines: ['Indian'],
    knownIn: ['Indian'],
    takes: anyOf('spinach carrot tomato potato sweet-potato cabbage aubergine courgette'),
    isGoodPlain: true,
    loves: 'spinach ginger garlic',
    notes: {
      ...SOUP,
      equipment: [POT],
      descriptions: ['Mild, golden and filling. / Mild, golden und sättigend.'],
    },
    recipe: {
      title: {
        head: 'dal / Dal',
        gender: 'n',
        plainly: 'ginger garlic lemon onion',
        with: 'red lentils / roten Linsen',
      },
      share: 0.6,
      time: { of: 'simmer', least: 20 },
      foods: `maybe 1 piece onion, maybe 3 clove garlic, SEASONING, need 20 g ginger,
        lentils: need 280 g red-lentils, need 900 ml water, stock: maybe 2 tsp vegetable-stock,
        maybe 0.5 piece lemon|lime, need 0.5 tsp salt, given 250 g rice, PASTE, HERB,
        given 150 g YOGHURTS|sour-cream`,
      steps: `
        10 dice: Peel and finely chop the {onion garlic ginger}. Rinse the {lentils} in a sieve.
        / {onion garlic ginger} schälen und fein hacken. {lentils} in einem Sieb abspülen.
        5: Heat the {fat} in a pot over a medium heat. Cook the {onion garlic ginger} in it for 3 minutes, then stir in the {spice spice2 paste} for 1 minute.
        / {fat} in einem Topf bei mittlerer Hitze erhitzen. {onion garlic ginger} darin 3 Minuten anschwitzen, dann {spice spice2 paste} 1 Minute mitrösten.
        TIME+5: Add the lentils. Pour in the {water stock} and bring to the boil. Stir in the {mains}. Cover and simmer for {TIME} minutes, stirring now and then, until everything is soft. Meanwhile cook the {rice} in plenty of boiling salted water and drain it.
        / Die Linsen zugeben. {water stock} zugeben und aufkochen. {mains} unterrühren. Zugedeckt {TIME} Minuten köcheln lassen und ab und zu umrühren, bis alles weich ist. Währenddessen {rice} in reichlich kochendem Salzwasser garen und abgießen.
        2: Squeeze in the juice of the {lemon}. Stir in the {yoghurt}. {HERB} Season with {salt}. Serve with the {rice}.
        / {lemon} auspressen und den Saft zugeben. {yoghurt} unterrühren. {HERB} Mit {salt} abschmecken. {rice} dazu reichen.
      `,
    },
  },
];
