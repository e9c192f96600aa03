import { BITES } from '../../kitchen/cuts.ts';
import {
  clove,
  g,
  given,
  isCookable,
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
import { EXTRAS, HERB_ON_TOP } from '../../kitchen/extras.ts';
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
    const roast = longest(mains, (facts) => facts.roast);
    const first = Math.max(15, 40 - roast);
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
        lemon: given(piece(1, 'lemon'), piece(1, 'lime')),
        yoghurt: given(g(150, 'yoghurt'), g(150, 'soy-yoghurt')),
        salt: need(pinch(3, 'salt')),
        pepper: maybe(pinch(1, 'black-pepper')),
      },
      steps: [
        step(
          10,
          'Heat the oven to 200 °C (fan 180 °C). Peel the {potatoes} and cut into slices as thin as a pencil. Peel and slice the {onion garlic}.',
          'Den Backofen auf 200 °C (Umluft 180 °C) vorheizen. {potatoes} schälen und in bleistiftdünne Scheiben schneiden. {onion garlic} schälen und in Scheiben schneiden.',
        ),
        step(
          first + 3,
          `Spread the potatoes out in a large baking dish, mix in the {fat onion garlic spice spice2} and half of the {salt} and roast for ${first} minutes.`,
          `Die Kartoffeln in einer großen Auflaufform verteilen, {fat onion garlic spice spice2} und die Hälfte des Salzes daruntermischen und ${first} Minuten rösten.`,
        ),
        prepare(
          3,
          BITES,
          'Season with the {pepper} and the rest of the salt.',
          'Mit {pepper} und dem restlichen Salz würzen.',
        ),
        step(
          roast + 2,
          `Put the {mains olives} on the potatoes. Pour over the {cream}. Slice half of the {lemon} and lay it on top. Roast for ${roast} minutes, until the potatoes are soft.${through.en}`,
          `{mains olives} auf die Kartoffeln legen. {cream} darübergießen. {lemon} zur Hälfte in Scheiben schneiden und darauflegen. ${roast} Minuten rösten, bis die Kartoffeln weich sind.${through.de}`,
        ),
        step(
          1,
          `${HERB_ON_TOP.en} Serve with the {yoghurt}.`,
          `${HERB_ON_TOP.de} {yoghurt} dazu reichen.`,
        ),
      ],
    };
  },
};
