import { DICE } from '../../kitchen/cuts.ts';
import {
  canned,
  clove,
  g,
  given,
  isMeat,
  isQuickProtein,
  isTomato,
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
  tbsp,
  type DishForm,
} from '../../kitchen/dish.ts';
import { doneThrough } from '../../kitchen/doneness.ts';
import { CHOPPED, EXTRAS, HERB_ON_TOP } from '../../kitchen/extras.ts';
import { seasoning } from '../../kitchen/seasoning.ts';
import { foodsNamed, joined } from '../../kitchen/title.ts';

const HEARTS = new Set([
  'tomato',
  'cherry-tomato',
  'onion',
  'bell-pepper',
  'green-pepper',
  'yellow-pepper',
  'aubergine',
  'courgette',
  'mushroom',
  'spinach',
  'leek',
]);

/** Eggs that set in a spiced tomato sauce. */
export const eggsInSauce: DishForm = {
  name: 'eggs in sauce',
  difficulty: 'easy',
  servings: 2,
  cuisines: ['Middle Eastern', 'Mediterranean', 'Mexican'],
  takes: ({ food }) => HEARTS.has(food),
  joins: (main) => isMeat(main) && isQuickProtein(main),
  isGoodPlain: true,
  loves: ['bell-pepper', 'feta'],

  plan(kitchen) {
    const { mains } = kitchen;
    const others = mains.filter((main) => !isTomato(main));
    const hasTomatoes = others.length < mains.length;
    const simmer = longest(mains, (facts) => facts.simmer, 10);
    const named = foodsNamed({ ...kitchen, mains: others }, { en: 'vegetables', de: 'Gemüse' }, 'mit');
    const through = doneThrough(mains);
    return {
      title: {
        en: joined(['eggs in tomato sauce', others.length > 0 && `with ${named.en}`]),
        de: joined(['Eier in Tomatensoße', others.length > 0 && `mit ${named.de}`]),
      },
      share: hasTomatoes && others.length > 0 ? 1.3 : 0.8,
      slots: {
        eggs: own(piece(4, 'egg')),
        onion: maybe(piece(1, 'onion')),
        garlic: maybe(clove(2, 'garlic')),
        ...seasoning(kitchen).slots,
        ...EXTRAS,
        paste: maybe(tbsp(1, 'tomato-paste')),
        ...(hasTomatoes ? { water: need(ml(100, 'water')) } : { tomatoes: need(g(400, 'canned-tomatoes')) }),
        chickpeas: given(canned(240, 'chickpeas')),
        cheese: given(g(80, 'feta')),
        yoghurt: given(g(100, 'yoghurt'), g(100, 'soy-yoghurt'), g(100, 'oat-yoghurt')),
        salt: need(pinch(3, 'salt')),
        pepper: maybe(pinch(1, 'black-pepper')),
        bread: maybe(slice(4, 'bread')),
      },
      steps: [
        prepare(8, DICE, ...CHOPPED),
        step(
          8,
          'Heat the {fat} in a wide pan over a medium heat. Add the {proteins} and brown for 4 minutes. Add the {onion garlic spice spice2} and cook for 2 minutes, stirring. Stir in the {paste}.',
          '{fat} in einer weiten Pfanne bei mittlerer Hitze erhitzen. {proteins} zugeben und 4 Minuten anbraten. {onion garlic spice spice2} zugeben und 2 Minuten unter Rühren anschwitzen. {paste} einrühren.',
        ),
        step(
          simmer + 3,
          `Add the {others tomatoes chickpeas olives}. Pour in the {water}. Bring to the boil, cover and simmer for ${simmer} minutes, until you have a thick sauce.${through.en} Season with {salt pepper}.`,
          `{others tomatoes chickpeas olives} zugeben. {water} zugeben. Aufkochen und zugedeckt ${simmer} Minuten köcheln lassen, bis eine dicke Soße entstanden ist.${through.de} Mit {salt pepper} würzen.`,
        ),
        step(
          10,
          `Make hollows in the sauce and break the {eggs} into them. Cover and let them set over a low heat for 8 minutes, until whites and yolks are firm. Crumble the {cheese} over the pan. Top with the {yoghurt}. ${HERB_ON_TOP.en} Serve with the {bread}.`,
          `Mulden in die Soße drücken und {eggs} hineinschlagen. Zugedeckt bei kleiner Hitze 8 Minuten stocken lassen, bis Eiweiß und Eigelb fest sind. {cheese} darüberbröckeln. {yoghurt} daraufgeben. ${HERB_ON_TOP.de} {bread} dazu reichen.`,
        ),
      ],
    };
  },
};
