import { DICE } from '../../kitchen/cuts.ts';
import {
  cheeses,
  clove,
  g,
  given,
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
  type DishForm,
  type Kitchen,
} from '../../kitchen/dish.ts';
import { doneThrough } from '../../kitchen/doneness.ts';
import { EXTRAS, HALF_A_LEMON, HERB_ON_TOP, PASTE_AND_OLIVES } from '../../kitchen/extras.ts';
import { seasoning } from '../../kitchen/seasoning.ts';
import { foodsNamed, joined } from '../../kitchen/title.ts';
import { listed, type Text } from '../../kitchen/words.ts';
import { isForPasta } from './pasta.ts';

const YOGHURTS = ['yoghurt', 'soy-yoghurt', 'oat-yoghurt'];

/** Tortellini and the like, tossed with vegetables or served under garlic yoghurt. */
export const filledPasta: DishForm = {
  name: 'filled pasta',
  difficulty: 'easy',
  servings: 2,
  cuisines: ['Italian', 'Mediterranean'],
  takes: (main) => isForPasta(main) || isQuickProtein(main),
  isGoodPlain: true,

  plan(kitchen) {
    const { mains, has } = kitchen;
    const fry = longest(mains, (facts) => Math.round(facts.simmer * 0.7), mains.length > 0 ? 5 : 1);
    const through = doneThrough(mains);
    const hasYoghurt = YOGHURTS.some(kitchen.has);
    const fried = hasYoghurt ? 'onion spice spice2' : 'onion garlic spice spice2';
    return {
      title: titleOf(kitchen),
      share: 0.7,
      slots: {
        filled: own(g(400, 'filled-pasta')),
        onion: maybe(piece(0.5, 'onion')),
        garlic: maybe(clove(1, 'garlic')),
        ...seasoning(kitchen).slots,
        ...EXTRAS,
        cream: given(ml(100, 'cream'), ml(100, 'sour-cream')),
        eggs: given(piece(2, 'egg')),
        yoghurt: given(...YOGHURTS.map((food) => g(200, food))),
        lemon: HALF_A_LEMON,
        cheese: given(g(40, 'parmesan'), ...cheeses(40), g(60, 'feta')),
        salt: need(pinch(3, 'salt')),
        pepper: maybe(pinch(1, 'black-pepper')),
      },
      steps: [
        prepare(
          8,
          DICE,
          'Bring a large pot of water to the boil. Peel and finely chop the {onion garlic}.',
          'Einen großen Topf Wasser aufkochen. {onion garlic} schälen und fein hacken.',
        ),
        step(
          fry + 3,
          `Heat the {fat} in a large pan over a medium heat. Soften the {${fried}} in it for 1 minute. Add the {mains} and fry for ${fry} minutes, until soft.${through.en} ${PASTE_AND_OLIVES.en} Stir in the {cream} and take the pan off the heat.`,
          `{fat} in einer großen Pfanne bei mittlerer Hitze erwärmen. {${fried}} darin 1 Minute andünsten. {mains} zugeben und ${fry} Minuten weich braten.${through.de} ${PASTE_AND_OLIVES.de} {cream} einrühren und die Pfanne vom Herd nehmen.`,
        ),
        step(
          has('egg') ? 9 : 6,
          'Add the {salt filled} to the boiling water and simmer gently for 5 minutes, or for as long as the packet says, until hot inside. Lift them out and toss them in the pan. Whisk the {eggs}, pour them over and fry for 3 minutes, stirring, until they are set all through.',
          '{salt filled} in das kochende Wasser geben und 5 Minuten sanft ziehen lassen, oder so lange, wie die Packung sagt, bis sie innen heiß sind. Herausheben und in der Pfanne schwenken. {eggs} verquirlen, darübergießen und unter Rühren 3 Minuten braten, bis sie ganz gestockt sind.',
        ),
        step(
          1,
          `Squeeze the {lemon} over them. ${hasYoghurt ? 'Stir the {yoghurt garlic} with a pinch of salt and spoon over the pasta. ' : ''}Season with {pepper}. Grate or crumble the {cheese} over them. ${HERB_ON_TOP.en} Serve at once.`,
          `{lemon} darüber auspressen. ${hasYoghurt ? '{yoghurt garlic} mit einer Prise Salz verrühren und auf die Nudeln geben. ' : ''}Mit {pepper} abschmecken. {cheese} darüberreiben oder -bröckeln. ${HERB_ON_TOP.de} Gleich servieren.`,
        ),
      ],
    };
  },
};

/** "Tortellini with tomatoes and garlic yoghurt" */
function titleOf(kitchen: Kitchen): Text {
  const { mains, permits } = kitchen;
  const hasYoghurt = YOGHURTS.some(kitchen.has);
  const foods = foodsNamed(kitchen, { en: 'vegetables', de: 'Gemüse' }, 'mit');
  const sauce = permits('garlic')
    ? { en: hasYoghurt ? 'garlic yoghurt' : 'garlic', de: hasYoghurt ? 'Knoblauchjoghurt' : 'Knoblauch' }
    : hasYoghurt && { en: 'yoghurt', de: 'Joghurt' };
  const isPlain = mains.length === 0;
  const eggs = kitchen.has('egg') && { en: 'eggs', de: 'Ei' };
  const company = [!isPlain && foods, (isPlain || hasYoghurt) && sauce, eggs].filter(
    (each) => each !== false,
  );
  return {
    en: joined([
      'tortellini',
      company.length > 0 &&
        `with ${listed(
          company.map(({ en }) => en),
          'en',
        )}`,
    ]),
    de: joined([
      'Tortellini',
      company.length > 0 &&
        `mit ${listed(
          company.map(({ de }) => de),
          'de',
        )}`,
    ]),
  };
}
