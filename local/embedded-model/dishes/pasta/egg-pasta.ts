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
  tbsp,
  type DishForm,
} from '../../kitchen/dish.ts';
import { doneThrough } from '../../kitchen/doneness.ts';
import { EXTRAS, HERB_ON_TOP, PASTE_AND_OLIVES } from '../../kitchen/extras.ts';
import { seasoning } from '../../kitchen/seasoning.ts';
import { titled, VEGETABLE } from '../../kitchen/title.ts';
import { isForPasta } from './pasta.ts';

/** Boiled pasta, fried with vegetables and eggs. */
export const eggPasta: DishForm = {
  name: 'egg pasta',
  difficulty: 'easy',
  servings: 2,
  cuisines: ['German', 'Italian', 'Mediterranean'],
  takes: (main) => isForPasta(main) || isQuickProtein(main),
  isGoodPlain: true,

  plan(kitchen) {
    const { mains } = kitchen;
    const fry = Math.max(5, Math.round(longest(mains, (facts) => facts.simmer) * 0.6));
    const through = doneThrough(mains);
    return {
      title: titled(
        kitchen,
        { en: 'pasta skillet', de: 'Nudelpfanne', gender: 'f', mixed: VEGETABLE },
        { with: { en: 'eggs', de: 'Ei' } },
      ),
      share: 0.8,
      slots: {
        pasta: own(g(180, 'pasta')),
        eggs: own(piece(4, 'egg')),
        onion: maybe(piece(0.5, 'onion')),
        garlic: given(clove(1, 'garlic')),
        ...seasoning(kitchen).slots,
        ...EXTRAS,
        milk: given(ml(50, 'milk'), ml(50, 'cream'), ml(50, 'soy-drink'), ml(50, 'oat-drink')),
        cheese: given(...cheeses(60), g(60, 'feta'), g(40, 'parmesan')),
        ketchup: given(tbsp(2, 'ketchup')),
        salt: need(pinch(3, 'salt')),
        pepper: maybe(pinch(1, 'black-pepper')),
      },
      steps: [
        prepare(
          6,
          DICE,
          'Bring a large pot of water to the boil. Peel and finely chop the {onion garlic}. Whisk the {eggs milk} with the {pepper}.',
          'Einen großen Topf Wasser aufkochen. {onion garlic} schälen und fein hacken. {eggs milk pepper} verquirlen.',
        ),
        step(
          10,
          'Add the {salt pasta} to the water, cook for 9 minutes, until just firm, and drain.',
          '{salt pasta} in das Wasser geben, 9 Minuten bissfest kochen und abgießen.',
        ),
        step(
          Math.max(2, fry - 6),
          `While it boils, heat the {fat} in a large pan over a medium heat. Soften the {onion garlic spice spice2} in it. Add the {mains} and fry, stirring now and then, until soft.${through.en} ${PASTE_AND_OLIVES.en}`,
          `Währenddessen {fat} in einer großen Pfanne bei mittlerer Hitze erwärmen. {onion garlic spice spice2} darin andünsten. {mains} zugeben und unter gelegentlichem Rühren weich braten.${through.de} ${PASTE_AND_OLIVES.de}`,
        ),
        step(
          8,
          `Add the pasta to the pan and fry for 3 minutes, until it takes on a little colour. Pour in the eggs and stir over a low heat for 3 minutes, until they are set all through. Grate or crumble the {cheese} over it. ${HERB_ON_TOP.en} Serve with the {ketchup}.`,
          `Die Nudeln in die Pfanne geben und 3 Minuten leicht anbraten. Die Eier darübergießen und bei kleiner Hitze 3 Minuten unter Rühren braten, bis sie ganz gestockt sind. {cheese} darüberreiben oder -bröckeln. ${HERB_ON_TOP.de} {ketchup} dazu reichen.`,
        ),
      ],
    };
  },
};
