import { isCookable, isQuickProtein, isStarchy } from '../kitchen/mains.ts';
import { ownNamed } from '../kitchen/title.ts';
import { PAN, PAN_DISH } from './dish-notes.ts';
import type { DishRow } from './dish-row.ts';

export const WRAPS: readonly DishRow[] = [
  {
    name: 'wraps',
    cuisines: ['Mexican', 'American', 'International'],
    knownIn: ['Mexican'],
    takes: (main) => isQuickProtein(main) || (isCookable(main) && !isStarchy(main)),
    isGoodPlain: true,
    loves: 'kidney-beans black-beans avocado cheddar',
    notes: { ...PAN_DISH, equipment: [PAN] },
    isForChildren: true,
    recipe: (kitchen) => ({
      title: {
        head: 'wraps / Wraps',
        gender: 'f',
        mixed: 'vegetable / Gemüse',
        with:
          kitchen.mains.length === 0
            ? ownNamed(kitchen, 'black-beans kidney-beans chickpeas white-beans')
            : undefined,
      },
      time: { of: 'fry', least: 5 },
      foods: `own 4 piece tortilla, given 0.5 piece onion, given 1 clove garlic, SEASONING, PASTE,
        beans: given 240 g canned BEANS, eggs: given 3 piece egg, given 140 g sweetcorn,
        raw: given 1 piece avocado, leaves: given 60 g lettuce|iceberg-lettuce|rocket, fresh: given 0.5 piece cucumber,
        cheese: given 80 g CHEESES|CRUMBLY, cream: given 100 g sour-cream|YOGHURTS, LEMON, HERB,
        need 2 pinch salt, pepper: maybe 1 pinch black-pepper`,
      steps: `
        10 slices: Peel and finely chop the {onion garlic}.
        / {onion garlic} schälen und fein hacken.
        TIME+3: Heat the {fat} in a large pan over a fairly high heat. Fry the {onion garlic spice spice2} in it for 1 minute. Add the {mains} and fry for {TIME} minutes, stirring often, until soft. {DONE} {PASTE}
        / {fat} in einer großen Pfanne kräftig erhitzen. {onion garlic spice spice2} darin 1 Minute anbraten. {mains} zugeben und unter häufigem Rühren {TIME} Minuten weich braten. {DONE} {PASTE}
        3: Stir in the {beans sweetcorn} and warm through for 2 minutes. Whisk the {eggs}, pour them in and stir for 2 minutes, until they are set all through. Season with {salt pepper}.
        / {beans sweetcorn} unterrühren und 2 Minuten erwärmen. {eggs} verquirlen, hineingießen und unter Rühren 2 Minuten braten, bis sie ganz gestockt sind. Mit {salt pepper} würzen.
        4: Halve the {raw}, take out the stone and slice the flesh. Wash the {leaves} and shake dry. Wash and slice the {fresh}. Grate or crumble the {cheese}. Squeeze the {lemon} over the filling. {HERB}
        / {raw} halbieren, entkernen und in Scheiben schneiden. {leaves} waschen und trocken schütteln. {fresh} waschen und in Scheiben schneiden. {cheese} reiben oder zerbröckeln. {lemon} über der Füllung auspressen. {HERB}
        4: Warm the {tortilla} one by one in a dry pan. Spread them with the {cream}. Fill them with everything, roll up and serve.
        / {tortilla} nacheinander in einer trockenen Pfanne erwärmen. Mit {cream} bestreichen. Alles darauf verteilen, aufrollen und servieren.
      `,
    }),
  },
];
