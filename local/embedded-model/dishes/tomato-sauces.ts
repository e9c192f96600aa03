import type { Kitchen } from '../kitchen/dish.ts';
import { isForPasta, isMince, isTomato } from '../kitchen/mains.ts';
import { PASTA } from './dish-notes.ts';
import type { DishRow, RecipeRow } from './dish-row.ts';

export const TOMATO_SAUCE = 'tomato sauce / Tomatensoße';

type Sauce = {
  /** The pasta and the foods of the sauce, as foods of a row. */
  readonly foods: string;
  /** Minimum minutes that the sauce simmers. */
  readonly least: number;
  readonly company: string | undefined;
};

/** Pasta with a sauce that simmers while the pasta boils. */
function inTomatoSauce({ mains, has }: Kitchen, { foods, least, company }: Sauce): RecipeRow {
  const isFresh = mains.some(isTomato);
  const isOfPaste = !isFresh && has('tomato-paste');
  const water = foods.includes('lentils') || isOfPaste ? 300 : 100;
  return {
    title: { head: 'pasta / Pasta', gender: 'f', with: company },
    time: { of: 'simmer', least },
    foods: `${foods}, maybe 1 piece onion, maybe 1 clove garlic, SEASONING, EXTRAS,
      paste: maybe ${isOfPaste ? 3 : 1} tbsp tomato-paste,
      tomatoes: ${isFresh || isOfPaste ? 'given' : 'need'} 400 g canned-tomatoes,
      need ${water} ml water, given 50 ml cream|milk|sour-cream, cheese: maybe 40 g parmesan|CHEESES,
      need 0.5 tsp salt, pepper: maybe 1 pinch black-pepper`,
    steps: `
      8 dice: Peel and finely chop the {onion garlic}.
      / {onion garlic} schälen und fein hacken.
      9: Heat the {fat} in a wide pan over a high heat. Fry the {proteins} for 6 minutes, stirring, until brown and crumbly. Add the {onion garlic spice spice2} and fry for 2 minutes. Stir in the {paste}.
      / {fat} in einer weiten Pfanne stark erhitzen. {proteins} darin unter Rühren 6 Minuten krümelig braun braten. {onion garlic spice spice2} zugeben und 2 Minuten braten. {paste} einrühren.
      TIME+3: Stir in the {others lentils tomatoes water olives} and bring to the boil. Turn the heat down, cover and simmer for {TIME} minutes, stirring now and then. {DONE}
      / {others lentils tomatoes water olives} unterrühren und aufkochen. Zugedeckt bei kleiner Hitze {TIME} Minuten köcheln lassen und ab und zu umrühren. {DONE}
      3: While the sauce simmers, cook the {pasta} in plenty of boiling water with most of the {salt} until just firm, then drain it.
      / Während die Soße köchelt, {pasta} in reichlich kochendem Wasser mit dem größten Teil des Salzes bissfest kochen und abgießen.
      2: Stir the {cream} into the sauce. Season with the rest of the salt and the {pepper}. Mix the sauce with the pasta. {HERB} Grate the {cheese} over it.
      / {cream} in die Soße rühren. Mit dem restlichen Salz und {pepper} abschmecken. Die Soße mit den Nudeln mischen. {HERB} {cheese} darüberreiben.
    `,
  };
}

export const meatSauce: DishRow = {
  name: 'meat sauce',
  cuisines: ['Italian', 'Mediterranean'],
  knownIn: ['Italian'],
  takes: isMince,
  joins: isForPasta,
  loves: 'pasta tomato-paste',
  notes: PASTA,
  isForChildren: true,
  recipe: (kitchen) =>
    inTomatoSauce(kitchen, {
      foods: 'pasta: need 200 g NOODLES',
      least: 15,
      company: kitchen.mains.some(isTomato) ? undefined : TOMATO_SAUCE,
    }),
};

export const lentilSauce: DishRow = {
  name: 'lentil sauce',
  cuisines: ['Italian', 'Mediterranean'],
  knownIn: ['Italian'],
  takes: isForPasta,
  isGoodPlain: true,
  loves: 'pasta tomato-paste',
  notes: PASTA,
  recipe: (kitchen) =>
    inTomatoSauce(kitchen, {
      foods: 'pasta: own 180 g NOODLES, lentils: own 100 g red-lentils',
      least: 20,
      company: 'red lentils / roten Linsen',
    }),
};
