import type { Kitchen } from '../kitchen/dish.ts';
import { isForPasta, isQuickProtein } from '../kitchen/mains.ts';
import { YOGHURTS } from '../kitchen/notation.ts';
import { foodsNamed, phrase } from '../kitchen/title.ts';
import { both, listed, type Text } from '../kitchen/words.ts';
import { PASTA } from './dish-notes.ts';
import type { DishRow } from './dish-row.ts';

/** Pasta that is ready after some minutes in simmering water. */
const HEADS = {
  'filled-pasta': 'tortellini / Tortellini',
  gnocchi: 'gnocchi / Gnocchi',
  schupfnudeln: 'potato dumplings / Schupfnudeln',
  spaetzle: 'spaetzle / Spätzle',
} as const;

/** "Tortellini with tomatoes and garlic yoghurt" */
function tortellini(kitchen: Kitchen): Text {
  const { mains, permits, has } = kitchen;
  const hasYoghurt = YOGHURTS.some(has);
  const isPlain = mains.length === 0;
  const sauce = permits('garlic')
    ? both(hasYoghurt ? 'garlic yoghurt / Knoblauchjoghurt' : 'garlic / Knoblauch')
    : hasYoghurt && both('yoghurt / Joghurt');
  const company = [
    !isPlain && foodsNamed(kitchen, 'vegetables / Gemüse', 'mit'),
    (isPlain || hasYoghurt) && sauce,
    has('egg') && both('eggs / Ei'),
  ].filter((each) => each !== false);
  const head = Object.entries(HEADS).find(([food]) => has(food))?.[1] ?? HEADS['filled-pasta'];
  if (company.length === 0) return both(head);
  const names = (language: 'en' | 'de') =>
    listed(
      company.map((each) => each[language]),
      language,
    );
  return phrase(`${both(head).en} with {} / ${both(head).de} mit {}`, { en: names('en'), de: names('de') });
}

/** Tossed with vegetables, or under garlic yoghurt. */
export const filledPasta: DishRow = {
  name: 'filled pasta',
  cuisines: ['Italian', 'Mediterranean'],
  takes: (main) => isForPasta(main) || isQuickProtein(main),
  isGoodPlain: true,
  notes: PASTA,
  isForChildren: true,
  recipe(kitchen) {
    const { mains, has } = kitchen;
    const hasYoghurt = YOGHURTS.some(has);
    const fried = hasYoghurt ? 'onion spice spice2' : 'onion garlic spice spice2';
    return {
      title: tortellini(kitchen),
      share: 0.7,
      time: { of: 'fry', least: mains.length > 0 ? 5 : 1 },
      foods: `filled: own 400 g ${Object.keys(HEADS).join('|')}, maybe 0.5 piece onion, maybe 1 clove garlic, SEASONING, EXTRAS,
        given 100 ml cream|sour-cream, eggs: given 2 piece egg, given 200 g YOGHURTS, LEMON,
        cheese: given 40 g parmesan|CHEESES or 60 g CRUMBLY, need 0.5 tsp salt,
        pepper: maybe 1 pinch black-pepper`,
      steps: `
        8 dice: Bring a large pot of water to the boil. Peel and finely chop the {onion garlic}.
        / Einen großen Topf Wasser aufkochen. {onion garlic} schälen und fein hacken.
        TIME+3: Heat the {fat} in a large pan over a medium heat. Soften the {${fried}} in it for 1 minute. Add the {mains} and fry for {TIME} minutes, until soft. {DONE} {PASTE} Stir in the {cream} and take the pan off the heat.
        / {fat} in einer großen Pfanne bei mittlerer Hitze erwärmen. {${fried}} darin 1 Minute andünsten. {mains} zugeben und {TIME} Minuten weich braten. {DONE} {PASTE} {cream} einrühren und die Pfanne vom Herd nehmen.
        ${has('egg') ? 9 : 6}: Add the {salt filled} to the boiling water and simmer gently for 5 minutes, or for as long as the packet says, until hot inside. Lift them out and toss them in the pan. Whisk the {eggs}, pour them over and fry for 3 minutes, stirring, until they are set all through.
        / {salt filled} in das kochende Wasser geben und 5 Minuten sanft ziehen lassen, oder so lange, wie die Packung sagt, bis sie innen heiß sind. Herausheben und in der Pfanne schwenken. {eggs} verquirlen, darübergießen und unter Rühren 3 Minuten braten, bis sie ganz gestockt sind.
        1: Squeeze the {lemon} over them. ${hasYoghurt ? 'Stir the {yoghurt garlic} with a pinch of salt and spoon over the pasta. ' : ''}Season with {pepper}. Grate or crumble the {cheese} over them. {HERB} Serve at once.
        / {lemon} darüber auspressen. ${hasYoghurt ? '{yoghurt garlic} mit einer Prise Salz verrühren und auf die Nudeln geben. ' : ''}Mit {pepper} abschmecken. {cheese} darüberreiben oder -bröckeln. {HERB} Gleich servieren.
      `,
    };
  },
};
