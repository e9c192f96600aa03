import { BITES } from '../../kitchen/cuts.ts';
import {
  clove,
  g,
  given,
  isCookable,
  isProtein,
  isSeafood,
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
} from '../../kitchen/dish.ts';
import { doneThrough } from '../../kitchen/doneness.ts';
import { EXTRAS, HALF_A_LEMON, HERB_ON_TOP } from '../../kitchen/extras.ts';
import { seasoning } from '../../kitchen/seasoning.ts';
import { foodsNamed, joined } from '../../kitchen/title.ts';

/** Fish that roasts on potatoes, which start before it. */
export const fishBake: DishForm = {
  name: 'fish bake',
  difficulty: 'easy',
  servings: 2,
  cuisines: ['Mediterranean', 'German', 'French'],
  takes: (main) => isSeafood(main) && main.food !== 'canned-tuna',
  joins: (main) => isCookable(main) && main.food !== 'potato' && main.food !== 'spinach',
  loves: ['lemon', 'potato'],

  plan(kitchen) {
    const { mains } = kitchen;
    const roast = longest(mains.filter(isProtein), (facts) => facts.roast);
    const first = Math.max(25, longest(mains, (facts) => facts.roast) - roast);
    const names = foodsNamed(kitchen, { en: 'fish and vegetables', de: 'Fisch und Gemüse' });
    const through = doneThrough(mains);
    return {
      title: {
        en: joined(['roasted', names.en, 'with potatoes']),
        de: joined([names.de, 'mit Kartoffeln aus dem Ofen']),
      },
      share: mains.length > 1 ? 1.4 : 1,
      slots: {
        potatoes: own(g(500, 'potato')),
        onion: given(piece(1, 'onion')),
        garlic: given(clove(2, 'garlic')),
        ...seasoning(kitchen).slots,
        olives: EXTRAS.olives,
        herb: EXTRAS.herb,
        cream: given(ml(100, 'cream'), ml(100, 'sour-cream')),
        lemon: HALF_A_LEMON,
        yoghurt: given(g(150, 'yoghurt'), g(150, 'soy-yoghurt')),
        salt: need(pinch(3, 'salt')),
        pepper: maybe(pinch(1, 'black-pepper')),
      },
      steps: [
        prepare(
          14,
          BITES,
          'Heat the oven to 200 °C (fan 180 °C). Peel the {potatoes} and cut them into slices as thin as a pencil. Peel and slice the {onion garlic}.',
          'Den Backofen auf 200 °C (Umluft 180 °C) vorheizen. {potatoes} schälen und in bleistiftdünne Scheiben schneiden. {onion garlic} schälen und in Scheiben schneiden.',
        ),
        step(
          first + 3,
          `Spread the potatoes out in a large baking dish. Add the {others}. Mix in the {fat onion garlic spice spice2 salt pepper} and roast for ${first} minutes.`,
          `Die Kartoffeln in einer großen Auflaufform verteilen. {others} zugeben. {fat onion garlic spice spice2 salt pepper} daruntermischen und ${first} Minuten rösten.`,
        ),
        step(
          roast + 2,
          `Lay the {proteins olives} on top. Pour over the {cream}. Slice the {lemon} and put the slices on top. Roast for another ${roast} minutes, until the potatoes are soft.${through.en}`,
          `{proteins olives} darauflegen. {cream} darübergießen. {lemon} in Scheiben schneiden und darauflegen. Weitere ${roast} Minuten rösten, bis die Kartoffeln weich sind.${through.de}`,
        ),
        step(1, `${HERB_ON_TOP.en} Serve with the {yoghurt}.`, `${HERB_ON_TOP.de} {yoghurt} dazu reichen.`),
      ],
    };
  },
};
