import type { Kitchen } from '../kitchen/dish.ts';
import {
  anyOf,
  cookingTime,
  isForPasta,
  isMince,
  isQuickProtein,
  isSeafood,
  type Main,
} from '../kitchen/mains.ts';
import { CHEESES } from '../kitchen/notation.ts';
import { ownNamed } from '../kitchen/title.ts';
import type { Text } from '../kitchen/words.ts';
import { AT_ONCE, GRAINS, PASTA, POT } from './dish-notes.ts';
import type { DishRow } from './dish-row.ts';
import { filledPasta } from './filled-pasta.ts';
import { lentilSauce, meatSauce, TOMATO_SAUCE } from './tomato-sauces.ts';

const goesWithCheese = (mains: readonly Main[]): boolean => !mains.some(isSeafood);

function pastaCompany(kitchen: Kitchen): Text | string | undefined {
  const company = ownNamed(kitchen, 'olive black-olive chickpeas parsley basil');
  if (company) return company;
  if (kitchen.has('tomato-paste')) return TOMATO_SAUCE;
  const hasCheese = ['parmesan', 'gouda', 'feta'].some(kitchen.permits) || CHEESES.some(kitchen.has);
  return goesWithCheese(kitchen.mains) && hasCheese ? 'grated cheese / geriebenem Käse' : undefined;
}

/** Pasta, and risotto. */
export const PASTAS: readonly DishRow[] = [
  {
    name: 'pasta',
    cuisines: ['Italian', 'Mediterranean'],
    knownIn: ['Italian'],
    takes: (main) => isForPasta(main) || (isQuickProtein(main) && !isMince(main)),
    isGoodPlain: true,
    loves: 'tomato courgette mushroom garlic lemon olive parsley basil tomato-paste',
    notes: PASTA,
    isForChildren: true,
    recipe(kitchen) {
      const fry = cookingTime(kitchen.mains, { of: 'simmer', times: 0.6, least: 5 });
      return {
        title: {
          head: 'pasta / Pasta',
          gender: 'f',
          plainly: 'lemon lime garlic onion',
          with: pastaCompany(kitchen),
        },
        share: 0.8,
        foods: `pasta: need 200 g NOODLES, maybe 2 clove garlic, given 0.5 piece onion, given 1 piece lemon|lime,
          SEASONING, EXTRAS, given 100 ml cream|sour-cream, given 2 tbsp ketchup,
          pulse: given 240 g canned chickpeas|white-beans|kidney-beans|black-beans,
          cheese: ${goesWithCheese(kitchen.mains) ? 'maybe' : 'given'} 40 g parmesan|CHEESES or 60 g CRUMBLY,
          need 0.5 tsp salt, pepper: maybe 1 pinch black-pepper`,
        steps: `
          6 dice: Bring a large pot of water to the boil. Peel and finely chop the {garlic onion}.
          / Einen großen Topf Wasser aufkochen. {garlic onion} schälen und fein hacken.
          10: Add the {salt pasta} to the water and cook for 9 minutes, until just firm. Keep back a cup of the water.
          / {salt pasta} in das Wasser geben und 9 Minuten bissfest kochen. Eine Tasse Kochwasser auffangen.
          ${Math.max(1, fry - 7)}: While it boils, heat the {fat} in a large pan over a medium heat. Soften the {garlic onion spice spice2} in it. Add the {mains} and fry, stirring now and then, until soft. {DONE} Add the {pulse} and warm through. {PASTE}
          / Währenddessen {fat} in einer großen Pfanne bei mittlerer Hitze erwärmen. {garlic onion spice spice2} darin andünsten. {mains} zugeben und unter gelegentlichem Rühren weich braten. {DONE} {pulse} zugeben und erwärmen. {PASTE}
          2: Drain the pasta and toss it in the pan with a little of its water. Stir in the {cream}. Wash the {lemon}, grate a little zest over the pasta and squeeze in the juice. Season with {pepper}. {HERB} Scatter the {cheese} over it, grated or crumbled. Serve with the {ketchup}.
          / Die Nudeln abgießen und mit etwas Kochwasser in der Pfanne schwenken. {cream} unterrühren. {lemon} heiß abwaschen, etwas Schale darüberreiben und den Saft dazupressen. Mit {pepper} abschmecken. {HERB} {cheese} gerieben oder zerbröckelt darüberstreuen. {ketchup} dazu reichen.
        `,
      };
    },
  },
  // Pasta that is boiled, then fried with vegetables and eggs.
  {
    name: 'egg pasta',
    cuisines: ['German', 'Italian', 'Mediterranean'],
    takes: (main) => isForPasta(main) || isQuickProtein(main),
    isGoodPlain: true,
    notes: PASTA,
    isForChildren: true,
    recipe({ mains }) {
      const fry = cookingTime(mains, { of: 'simmer', times: 0.6, least: 5 });
      return {
        title: { head: 'pasta skillet / Nudelpfanne', gender: 'f', with: 'eggs / Ei' },
        share: 0.8,
        foods: `pasta: own 180 g NOODLES, eggs: own 4 piece egg, maybe 0.5 piece onion, given 1 clove garlic, SEASONING,
          EXTRAS, given 50 ml milk|cream|soy-drink|oat-drink,
          cheese: given 60 g CHEESES|CRUMBLY or 40 g parmesan, given 2 tbsp ketchup, need 0.5 tsp salt,
          pepper: maybe 1 pinch black-pepper`,
        steps: `
          6 dice: Bring a large pot of water to the boil. Peel and finely chop the {onion garlic}. Whisk the {eggs milk} with the {pepper}.
          / Einen großen Topf Wasser aufkochen. {onion garlic} schälen und fein hacken. {eggs milk pepper} verquirlen.
          10: Add the {salt pasta} to the water, cook for 9 minutes, until just firm, and drain.
          / {salt pasta} in das Wasser geben, 9 Minuten bissfest kochen und abgießen.
          ${Math.max(2, fry - 6)}: While it boils, heat the {fat} in a large pan over a medium heat. Soften the {onion garlic spice spice2} in it. Add the {mains} and fry, stirring now and then, until soft. {DONE} {PASTE}
          / Währenddessen {fat} in einer großen Pfanne bei mittlerer Hitze erwärmen. {onion garlic spice spice2} darin andünsten. {mains} zugeben und unter gelegentlichem Rühren weich braten. {DONE} {PASTE}
          8: Add the pasta to the pan and fry for 3 minutes, until it takes on a little colour. Pour in the eggs and stir over a low heat for 3 minutes, until they are set all through. Grate or crumble the {cheese} over it. {HERB} Serve with the {ketchup}.
          / Die Nudeln in die Pfanne geben und 3 Minuten leicht anbraten. Die Eier darübergießen und bei kleiner Hitze 3 Minuten unter Rühren braten, bis sie ganz gestockt sind. {cheese} darüberreiben oder -bröckeln. {HERB} {ketchup} dazu reichen.
        `,
      };
    },
  },
  meatSauce,
  lentilSauce,
  filledPasta,
  // Made by hand.
  {
    name: 'tagliatelle',
    difficulty: 'hard',
    cuisines: ['Italian'],
    knownIn: ['Italian'],
    takes: isForPasta,
    isGoodPlain: true,
    notes: PASTA,
    recipe: {
      // The German title is a plural, whose adjectives end like feminine ones.
      title: {
        head: 'tagliatelle / Tagliatelle',
        gender: 'f',
        adjective: 'handmade / hausgemacht',
        plainly: 'lemon lime garlic',
        with: 'FLAVOUR',
      },
      share: 0.8,
      time: { of: 'fry', least: 6 },
      foods: `need 220 g flour, eggs: need 2 piece egg, maybe 2 clove garlic, given 0.5 piece onion, LEMON,
        SEASONING, fat: need 3 tbsp olive-oil, EXTRAS, cheese: maybe 40 g parmesan|CHEESES,
        need 0.5 tsp salt, pepper: maybe 1 pinch black-pepper`,
      steps: `
        15: Heap the {flour} on a board, make a well and break the {eggs} into it. Add a little of the {salt}, work everything into a dough from the middle outwards and knead for 10 minutes, until smooth and elastic.
        / {flour} auf ein Brett häufen, eine Mulde hineindrücken und {eggs} hineinschlagen. Ein wenig {salt} zugeben, alles von der Mitte aus zu einem Teig verarbeiten und 10 Minuten kneten, bis er glatt und elastisch ist.
        30 dice: Cover the dough and let it rest for 30 minutes. Peel and finely chop the {garlic onion}.
        / Den Teig abgedeckt 30 Minuten ruhen lassen. {garlic onion} schälen und fein hacken.
        20: Roll out the dough on a floured surface, so thin that your hand shows through. Roll it up loosely, cut it into 1 cm ribbons and shake them out.
        / Den Teig auf einer bemehlten Fläche so dünn ausrollen, dass die Hand durchscheint. Locker aufrollen, in 1 cm breite Bänder schneiden und auflockern.
        TIME+3: Heat the {fat} in a large pan over a medium heat. Soften the {garlic onion spice spice2} in it for 1 minute. Add the {mains} and fry for {TIME} minutes, until soft. {PASTE}
        / {fat} in einer großen Pfanne bei mittlerer Hitze erwärmen. {garlic onion spice spice2} darin 1 Minute andünsten. {mains} zugeben und {TIME} Minuten weich braten. {PASTE}
        5: Boil the ribbons in plenty of salted water for 3 minutes, lift them dripping into the pan and toss. Squeeze in the {lemon}. Season with the rest of the salt and the {pepper}. {HERB} Serve with the {cheese}, freshly grated.
        / Die Nudeln in reichlich Salzwasser 3 Minuten kochen, tropfnass in die Pfanne heben und schwenken. {lemon} darüber auspressen. Mit dem restlichen Salz und {pepper} abschmecken. {HERB} {cheese} frisch darüberreiben.
      `,
    },
  },
  {
    name: 'risotto',
    difficulty: 'medium',
    cuisines: ['Italian'],
    knownIn: ['Italian'],
    takes: anyOf('mushroom asparagus courgette leek beetroot tomato spinach carrot bell-pepper celery'),
    isGoodPlain: true,
    loves: 'mushroom asparagus beetroot',
    notes: { ...GRAINS, equipment: [POT], storageTip: AT_ONCE },
    recipe: {
      title: {
        head: 'risotto / Risotto',
        gender: 'n',
        adjective: 'creamy / cremig',
        plainly: 'lemon lime garlic onion',
        with: 'FLAVOUR',
      },
      share: 0.7,
      time: { of: 'simmer', plus: -18, least: 3 },
      foods: `maybe 1 piece onion, given 1 clove garlic, SEASONING, need 170 g rice, need 700 ml water,
        stock: maybe 3 tsp vegetable-stock, maybe 1 tbsp butter, cheese: maybe 40 g parmesan|CHEESES,
        LEMON, HERB, need 2 pinch salt, pepper: maybe 1 pinch black-pepper`,
      steps: `
        10 dice: Peel and finely chop the {onion garlic}. Heat the {water stock} in a small pot.
        / {onion garlic} schälen und fein hacken. {water stock} in einem kleinen Topf erhitzen.
        TIME+4: Heat the {fat} in a wide pot over a medium heat. Cook the {onion garlic spice spice2} in it for 2 minutes. Add the {mains} and fry for {TIME} minutes. Stir in the {rice} until it glistens.
        / {fat} in einem weiten Topf bei mittlerer Hitze erhitzen. {onion garlic spice spice2} darin 2 Minuten anschwitzen. {mains} zugeben und {TIME} Minuten mitbraten. {rice} einrühren, bis er glänzt.
        20: Add the hot liquid a ladle at a time and cook for 20 minutes, stirring often; pour in more whenever the rice has drunk it up.
        / Die heiße Flüssigkeit nach und nach mit einer Kelle zugeben und 20 Minuten unter häufigem Rühren garen; erst nachgießen, wenn der Reis sie aufgenommen hat.
        3: Take the pot off the heat. Stir in the {butter cheese}. Squeeze in the {lemon}. {HERB} Season with {salt pepper} and leave it covered for 2 minutes.
        / Den Topf vom Herd nehmen. {butter cheese} unterrühren. {lemon} darüber auspressen. {HERB} Mit {salt pepper} abschmecken und zugedeckt 2 Minuten stehen lassen.
      `,
    },
  },
];
