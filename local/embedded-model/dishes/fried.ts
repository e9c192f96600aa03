import { ANY_CUISINE } from '../kitchen/cuisine.ts';
import { isForGrains, isQuickProtein } from '../kitchen/mains.ts';
import { GRAINS, PAN, PAN_DISH, POT, SIEVE } from './dish-notes.ts';
import type { DishRow } from './dish-row.ts';

/** Steps that get the rice ready for frying. */
const BOILED = `
        20: Cook the {rice} in plenty of boiling water with the {salt} for about 15 minutes, until tender. Drain it well and spread it out on a plate, so that it steams dry.
        / {rice} in reichlich kochendem Wasser mit {salt} etwa 15 Minuten weich garen. Gut abgießen und auf einem Teller ausbreiten, damit er ausdampft.
`;
const LEFT_OVER = `
        2: Loosen the {rice} with a fork, and season it with the {salt}.
        / {rice} mit einer Gabel auflockern und mit {salt} würzen.
`;

/** Asian noodles, fried with whatever is there. */
const NOODLES = 'egg-noodles|rice-noodles|ramen|soba|glass-noodles';

/** Rice and noodles that are boiled first, then fried with whatever is there. */
export const FRIED: readonly DishRow[] = [
  {
    name: 'fried rice',
    cuisines: ANY_CUISINE,
    knownIn: ['Asian'],
    takes: (main) => isQuickProtein(main) || isForGrains(main),
    isGoodPlain: true,
    notes: { ...GRAINS, equipment: [POT, SIEVE, PAN] },
    recipe: ({ has }) => ({
      title: { head: 'fried rice / Reis', gender: 'm', adjective: ' / gebraten', with: 'egg / Ei' },
      share: 0.8,
      time: { of: 'fry', least: 3 },
      foods: `rice: own ${has('cooked-rice') ? '400 g cooked-rice' : '160 g rice'}, eggs: own 3 piece egg, maybe 1 piece onion, maybe 1 clove garlic,
        given 10 g ginger, SEASONING, EXTRAS, LEMON, need 0.5 tsp salt, pepper: maybe 1 pinch black-pepper`,
      steps: `
        8 dice: Peel and finely chop the {onion garlic ginger}. Whisk the {eggs}.
        / {onion garlic ginger} schälen und fein hacken. {eggs} verquirlen.
        ${has('cooked-rice') ? LEFT_OVER : BOILED}
        TIME+3: Heat the {fat} in a large pan over a high heat. Fry the {onion garlic ginger spice spice2} in it for 2 minutes. Add the {mains} and fry for {TIME} minutes, stirring often, until soft. {DONE} {PASTE}
        / {fat} in einer großen Pfanne stark erhitzen. {onion garlic ginger spice spice2} darin 2 Minuten anbraten. {mains} zugeben und unter häufigem Rühren {TIME} Minuten weich braten. {DONE} {PASTE}
        7: Add the rice and fry for 3 minutes. Push it to the side, pour in the eggs, let them set for 2 minutes, stirring, and mix everything. Stir in the {soy}. Squeeze the {lemon} over it. Season with {pepper}. {HERB} Serve at once.
        / Den Reis zugeben und 3 Minuten mitbraten. Zur Seite schieben, die Eier hineingießen, unter Rühren 2 Minuten stocken lassen und alles mischen. {soy} einrühren. {lemon} darüber auspressen. Mit {pepper} abschmecken. {HERB} Gleich servieren.
      `,
    }),
  },
  {
    name: 'fried noodles',
    cuisines: ['Asian'],
    knownIn: ['Asian'],
    takes: (main) => isQuickProtein(main) || isForGrains(main),
    isGoodPlain: true,
    loves: 'tofu pak-choi',
    notes: { ...PAN_DISH, equipment: [POT, SIEVE, PAN] },
    recipe: {
      title: { head: 'fried noodles / Nudeln', gender: 'f', adjective: ' / gebraten' },
      share: 0.8,
      time: { of: 'fry', least: 3 },
      foods: `noodles: own 180 g ${NOODLES}, eggs: given 2 piece egg, maybe 1 piece onion, maybe 1 clove garlic, SEASONING,
        ginger: given 15 g ginger, EXTRAS, nuts: given 40 g peanut|NUTS, LEMON, need 2 pinch salt, pepper: maybe 1 pinch black-pepper`,
      steps: `
        8 slivers: Peel and finely chop the {onion garlic ginger}.
        / {onion garlic ginger} schälen und fein hacken.
        8: Boil the {noodles} with the {salt} for as long as the packet says, and drain.
        / {noodles} mit {salt} so lange kochen, wie die Packung sagt, und abgießen.
        TIME+3: Heat the {fat} in a large pan over a high heat. Fry the {onion garlic ginger spice spice2} in it for 1 minute. Add the {mains} and fry for {TIME} minutes, stirring often, until soft. {DONE} {PASTE}
        / {fat} in einer großen Pfanne stark erhitzen. {onion garlic ginger spice spice2} darin 1 Minute anbraten. {mains} zugeben und unter häufigem Rühren {TIME} Minuten weich braten. {DONE} {PASTE}
        5: Whisk the {eggs}, pour them in and stir for 2 minutes, until they are set all through. Add the noodles and fry for 2 minutes. Stir in the {soy}. Squeeze the {lemon} over them. Season with {pepper}. Scatter with the {nuts}. {HERB} Serve at once.
        / {eggs} verquirlen, hineingießen und unter Rühren 2 Minuten braten, bis sie ganz gestockt sind. Die Nudeln zugeben und 2 Minuten mitbraten. {soy} einrühren. {lemon} darüber auspressen. Mit {pepper} abschmecken. {nuts} darüberstreuen. {HERB} Gleich servieren.
      `,
    },
  },
];
