import { DICE } from '../../kitchen/cuts.ts';
import {
  bunch,
  canned,
  clove,
  g,
  given,
  isVegetable,
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
  type DishPlan,
  type Kitchen,
  type Slot,
} from '../../kitchen/dish.ts';
import { EXTRAS } from '../../kitchen/extras.ts';
import { titled, VEGETABLE, type Head } from '../../kitchen/title.ts';
import { isFreshWithGrains } from './couscous.ts';

/** Bulgur with much parsley and foods that are eaten raw. */
export const tabbouleh: DishForm = {
  name: 'tabbouleh',
  difficulty: 'easy',
  servings: 2,
  cuisines: ['Middle Eastern', 'Mediterranean'],
  knownIn: ['Middle Eastern'],
  takes: (main) => isVegetable(main) && main.facts.raw,
  joins: isFreshWithGrains,
  isGoodPlain: true,
  loves: ['parsley'],

  plan: (kitchen) =>
    soaked(kitchen, own(bunch(2, 'parsley')), {
      en: 'tabbouleh',
      de: 'Taboulé',
      gender: 'n',
      mixed: VEGETABLE,
    }),
};

/** Bulgur with foods that are eaten raw. */
export const bulgurSalad: DishForm = {
  ...tabbouleh,
  name: 'bulgur salad',
  loves: ['cucumber', 'chickpeas'],

  plan: (kitchen) =>
    soaked(kitchen, EXTRAS.herb, {
      en: 'bulgur salad',
      de: 'Bulgursalat',
      gender: 'm',
      mixed: VEGETABLE,
    }),
};

function soaked(kitchen: Kitchen, parsley: Slot, head: Head): DishPlan {
  return {
    title: titled(kitchen, head),
    slots: {
      bulgur: own(g(140, 'bulgur')),
      parsley,
      water: need(ml(250, 'water')),
      onion: maybe(piece(0.5, 'onion')),
      garlic: given(clove(1, 'garlic')),
      mint: given(bunch(0.5, 'mint')),
      olives: EXTRAS.olives,
      chickpeas: given(canned(240, 'chickpeas')),
      lemon: need(piece(1, 'lemon'), piece(1, 'lime')),
      oil: need(tbsp(3, 'olive-oil')),
      cheese: given(g(80, 'feta')),
      yoghurt: given(g(150, 'yoghurt'), g(150, 'soy-yoghurt')),
      salt: need(pinch(2, 'salt')),
      pepper: maybe(pinch(1, 'black-pepper')),
    },
    steps: [
      step(
        17,
        'Put the {bulgur} into a large bowl with the {salt}. Bring the {water} to the boil, pour it over, cover and leave for 15 minutes. Fluff up with a fork and let it cool.',
        '{bulgur} mit {salt} in eine große Schüssel geben. {water} aufkochen, darübergießen und zugedeckt 15 Minuten quellen lassen. Mit einer Gabel auflockern und abkühlen lassen.',
      ),
      prepare(
        10,
        DICE,
        'Wash the {parsley mint}, shake dry and chop finely with the tender stalks. Peel and finely chop the {onion garlic}. Rinse the {chickpeas} with cold water and let them drain.',
        '{parsley mint} waschen, trocken schütteln und mit den zarten Stielen fein hacken. {onion garlic} schälen und fein hacken. {chickpeas} in einem Sieb kalt abspülen und abtropfen lassen.',
      ),
      step(
        4,
        'Squeeze the {lemon} over the bulgur. Stir in the {oil pepper}. Fold in the {parsley mint onion garlic}. Fold in the {mains}. Fold in the {chickpeas olives}. Crumble the {cheese} on top. Serve with the {yoghurt}.',
        '{lemon} über dem Bulgur auspressen. {oil pepper} unterrühren. {parsley mint onion garlic} unterheben. {mains} unterheben. {chickpeas olives} unterheben. {cheese} darüberbröckeln. {yoghurt} dazu reichen.',
      ),
    ],
  };
}
