import { seasoning } from '../../kitchen/seasoning.ts';
import {
  canned,
  clove,
  g,
  given,
  isCookable,
  isQuickProtein,
  longest,
  maybe,
  need,
  pinch,
  prepare,
  step,
  type DishForm,
} from '../../kitchen/dish.ts';
import { doneThrough } from '../../kitchen/doneness.ts';
import { EXTRAS, HALF_A_LEMON, HERB_ON_TOP } from '../../kitchen/extras.ts';
import { foodsNamed, joined } from '../../kitchen/title.ts';
import { BITES } from '../../kitchen/cuts.ts';

const SWEET = new Set(['apple', 'pear', 'plum']);

/** Vegetables from one hot tray, with feta or chickpeas. */
export const trayBake: DishForm = {
  name: 'tray bake',
  difficulty: 'easy',
  servings: 2,
  cuisines: ['Mediterranean', 'Italian', 'French', 'German', 'Mexican', 'Middle Eastern', 'Indian'],
  takes: (main) => (isCookable(main) && main.food !== 'spinach') || main.facts.clean === 'dry',
  joins: (main) => SWEET.has(main.food) || isQuickProtein(main),
  loves: ['carrot', 'beetroot', 'sweet-potato', 'bell-pepper', 'potato', 'tomato'],

  plan(kitchen) {
    const { permits, has, mains } = kitchen;
    const roast = longest(mains, (facts) => facts.roast);
    const withFeta = permits('feta') && !has('gouda') && (has('feta') || !has('chickpeas'));
    const company = withFeta ? { en: 'feta', de: 'Feta' } : { en: 'chickpeas', de: 'Kichererbsen' };
    const names = foodsNamed(kitchen, { en: 'vegetables', de: 'Gemüse' });
    return {
      title: {
        en: joined(['roasted', names.en, 'with', company.en]),
        de: joined([names.de, 'vom Blech mit', company.de]),
      },
      slots: {
        garlic: given(clove(2, 'garlic')),
        ginger: given(g(10, 'ginger')),
        ...seasoning(kitchen).slots,
        ...(withFeta
          ? { feta: need(g(120, 'feta')) }
          : {
              chickpeas: need(canned(240, 'chickpeas')),
            }),
        olives: EXTRAS.olives,
        herb: EXTRAS.herb,
        lemon: HALF_A_LEMON,
        salt: need(pinch(2, 'salt')),
        pepper: maybe(pinch(1, 'black-pepper')),
        bread: maybe({ food: 'bread', quantity: 4, unit: 'slice' }),
      },
      steps: [
        prepare(
          12,
          BITES,
          'Heat the oven to 200 °C (fan 180 °C). Peel and finely chop the {garlic ginger}.',
          'Den Backofen auf 200 °C (Umluft 180 °C) vorheizen. {garlic ginger} schälen und fein hacken.',
        ),
        step(
          2,
          'Spread the {mains} out on a baking tray in one layer. Mix in the {fat garlic ginger spice spice2 salt pepper}.',
          '{mains} auf einem Backblech verteilen. {fat garlic ginger spice spice2 salt pepper} daruntermischen.',
        ),
        step(
          roast,
          `Roast for ${roast} minutes, turning everything once halfway through.${doneThrough(mains).en}`,
          `${roast} Minuten rösten und nach der Hälfte der Zeit einmal wenden.${doneThrough(mains).de}`,
        ),
        step(
          6,
          `Crumble the {feta} over the tray. Scatter with the {chickpeas}. Scatter with the {olives}. Roast for another 5 minutes. Squeeze the {lemon} over the tray. ${HERB_ON_TOP.en} Serve with the {bread}.`,
          `{feta} darüberbröckeln. {chickpeas} darüberstreuen. {olives} darüberstreuen. Weitere 5 Minuten rösten. {lemon} darüber auspressen. ${HERB_ON_TOP.de} {bread} dazu reichen.`,
        ),
      ],
    };
  },
};
