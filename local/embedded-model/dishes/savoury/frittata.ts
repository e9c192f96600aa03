import { seasoning } from '../../kitchen/seasoning.ts';
import {
  cheeses,
  clove,
  g,
  given,
  isCookable,
  longest,
  maybe,
  ml,
  need,
  piece,
  pinch,
  prepare,
  slice,
  step,
  type DishForm,
} from '../../kitchen/dish.ts';
import { doneThrough } from '../../kitchen/doneness.ts';
import { EXTRAS, HERB_ON_TOP, PASTE_AND_OLIVES } from '../../kitchen/extras.ts';
import { titled, VEGETABLE } from '../../kitchen/title.ts';
import { SLICES } from '../../kitchen/cuts.ts';

const CURED = new Set(['bacon', 'cooked-ham', 'sausage', 'smoked-tofu']);
const UNFIT = new Set(['beetroot', 'cabbage', 'celery', 'aubergine']);

/** Vegetables set in eggs: a frittata in the south, an omelette elsewhere. */
export const frittata: DishForm = {
  name: 'frittata',
  difficulty: 'easy',
  servings: 2,
  cuisines: ['Italian', 'Mediterranean', 'French', 'German'],
  knownIn: ['Italian'],
  takes: (main) => (isCookable(main) && !UNFIT.has(main.food)) || CURED.has(main.food),
  isGoodPlain: true,
  loves: ['courgette', 'potato', 'spinach', 'mushroom', 'egg'],

  plan(kitchen) {
    const { cuisine, mains } = kitchen;
    const isSouthern = cuisine === 'Italian' || cuisine === 'Mediterranean';
    const fry = Math.max(4, Math.round(longest(mains, (facts) => facts.simmer) * 0.7));
    const isPlain = mains.length === 0;
    const set = isPlain ? 5 : 7;
    const through = doneThrough(mains);
    const { slots, flavour } = seasoning(kitchen);
    return {
      title: titled(
        kitchen,
        isSouthern
          ? { en: 'frittata', de: 'Frittata', gender: 'f', mixed: VEGETABLE }
          : { en: 'omelette', de: 'Omelett', gender: 'n', mixed: VEGETABLE },
        { adjective: { en: 'fluffy', de: 'luftig' }, with: flavour },
      ),
      share: 0.7,
      slots: {
        garlic: given(clove(1, 'garlic')),
        onion: given(piece(0.5, 'onion')),
        ...slots,
        eggs: need(piece(5, 'egg')),
        milk: maybe(ml(50, 'milk'), ml(50, 'cream'), ml(50, 'soy-drink')),
        ...EXTRAS,
        cheese: maybe(...cheeses(60), g(60, 'feta')),
        salt: need(pinch(2, 'salt')),
        pepper: maybe(pinch(1, 'black-pepper')),
        bread: maybe(slice(2, 'bread')),
      },
      steps: [
        prepare(
          isPlain ? 3 : 8,
          SLICES,
          'Peel and finely chop the {garlic onion}. Whisk the {eggs milk spice spice2} with {salt pepper}.',
          '{garlic onion} schälen und fein hacken. {eggs milk spice spice2 salt pepper} verquirlen.',
        ),
        step(
          isPlain ? 1 : fry + 2,
          `Heat the {fat} in a non-stick pan over a medium heat. Add the {garlic onion} for a moment. Fry the {mains} for ${fry} minutes, until soft.${through.en} ${PASTE_AND_OLIVES.en}`,
          `{fat} in einer beschichteten Pfanne bei mittlerer Hitze erhitzen. {garlic onion} darin kurz andünsten. {mains} zugeben und ${fry} Minuten weich braten.${through.de} ${PASTE_AND_OLIVES.de}`,
        ),
        step(
          set + 1,
          `${isPlain ? 'Pour in the eggs' : 'Pour the eggs over it'}. Grate or crumble the {cheese} on top. Cover and cook over a low heat for ${set} minutes, until the eggs are set all through. ${HERB_ON_TOP.en} Serve with the {bread}.`,
          `${isPlain ? 'Die Eier hineingießen' : 'Die Eier darübergießen'}. {cheese} darüberreiben oder -bröckeln. Zugedeckt bei kleiner Hitze ${set} Minuten braten, bis die Eier ganz gestockt sind. ${HERB_ON_TOP.de} {bread} dazu reichen.`,
        ),
      ],
    };
  },
};
