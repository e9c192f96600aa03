import { anyOf, isTropical, isVegetable } from '../kitchen/mains.ts';
import { OVEN, SALAD, TRAY } from './dish-notes.ts';
import type { DishRow } from './dish-row.ts';

const isColdCut = anyOf('cooked-ham raw-ham salami smoked-salmon canned-tuna');

export const BREADS: readonly DishRow[] = [
  {
    name: 'toasts',
    cuisines: ['German', 'American', 'International'],
    takes: isColdCut,
    joins: (main) => isTropical(main) || anyOf('tomato cherry-tomato mushroom onion apple pear')(main),
    notes: { ...OVEN, equipment: [TRAY] },
    spices: 'none',
    isForChildren: true,
    isOfOven: true,
    recipe: {
      title: { head: 'toasts / Toast', gender: 'm', adjective: 'baked / überbacken' },
      share: 0.7,
      foods: `own 4 slice BREADS, cheese: own 100 g CHEESES|CRUMBLY, given 1 tsp mustard, eggs: given 2 piece egg, OLIVES,
        HERB, pepper: maybe 1 pinch black-pepper`,
      steps: `
        8 slices: Heat the oven to 220 °C (fan 200 °C). Lay the {bread} on a baking tray. Spread it with the {mustard}.
        / Den Backofen auf 220 °C (Umluft 200 °C) vorheizen. {bread} auf ein Backblech legen. Mit {mustard} bestreichen.
        3: Spread the {mains olives} over it. Grate or crumble the {cheese} on top. Season with {pepper}.
        / {mains olives} darauf verteilen. {cheese} darüberreiben oder -bröckeln. Mit {pepper} würzen.
        10: Bake for 10 minutes, until the cheese is golden. Meanwhile fry the {eggs} until whites and yolks are firm, and lay them on top. {HERB}
        / 10 Minuten backen, bis der Käse goldbraun ist. Währenddessen {eggs} braten, bis Eiweiß und Eigelb fest sind, und darauflegen. {HERB}
      `,
    },
  },
  {
    name: 'open sandwiches',
    cuisines: ['German', 'International'],
    takes: isColdCut,
    joins: (main) => isVegetable(main) && main.facts.raw,
    loves: 'smoked-salmon',
    notes: SALAD,
    spices: 'none',
    isForChildren: true,
    recipe: {
      title: { head: 'sandwiches / Brote', gender: 'n' },
      share: 0.6,
      foods: `own 4 slice BREADS, spread: given 60 g cream-cheese|CRUMBLY|YOGHURTS, fat: maybe 1 tbsp butter,
        eggs: given 2 piece egg, cheese: given 60 g CHEESES, LEMON, HERB, need 1 pinch salt,
        pepper: maybe 1 pinch black-pepper`,
      steps: `
        8 slices: Boil the {eggs} for 10 minutes, cool, peel and slice them.
        / {eggs} 10 Minuten hart kochen, abschrecken, schälen und in Scheiben schneiden.
        5: Spread the {bread} with the {fat spread}. Lay the {mains cheese eggs} on it. Squeeze the {lemon} over them. Season with {salt pepper}. {HERB}
        / {bread} mit {fat spread} bestreichen. {mains cheese eggs} darauflegen. {lemon} darüber auspressen. Mit {salt pepper} würzen. {HERB}
      `,
    },
  },
];
