import { ANY_CUISINE, type Cuisine } from '../../kitchen/cuisine.ts';
import {
  g,
  given,
  isFruit,
  maybe,
  ml,
  need,
  piece,
  pinch,
  prepare,
  step,
  tbsp,
  type DishForm,
  type Slots,
} from '../../kitchen/dish.ts';
import { FRUIT, titled } from '../../kitchen/title.ts';
import type { Text } from '../../kitchen/words.ts';
import { BITES } from '../../kitchen/cuts.ts';

type Style = { readonly slots: Slots; readonly company: Text };

const yoghurt = maybe(g(200, 'yoghurt'), g(200, 'soured-milk'), g(200, 'soy-yoghurt'), g(200, 'oat-yoghurt'));
const sweet = need(tbsp(1, 'honey'), tbsp(1, 'sugar'));

const YOGHURT: Style = {
  slots: {
    yoghurt,
    sweet,
    spice: need(pinch(2, 'cinnamon')),
    nuts: maybe(g(30, 'walnut'), g(30, 'sunflower-seeds')),
  },
  company: { en: 'cinnamon yoghurt', de: 'Zimtjoghurt' },
};
const ALMOND: Style = {
  slots: {
    sweet,
    nuts: maybe(g(30, 'almond'), g(30, 'sunflower-seeds')),
    lemon: need(piece(0.5, 'lemon'), piece(0.5, 'lime')),
  },
  company: { en: 'lemon and honey', de: 'Zitrone und Honig' },
};
const COCONUT: Style = {
  slots: { coconut: need(ml(100, 'coconut-milk')), sweet, ginger: need(g(5, 'ginger')) },
  company: { en: 'coconut and ginger', de: 'Kokosmilch und Ingwer' },
};
const SPICY: Style = {
  slots: {
    sweet,
    lemon: need(piece(0.5, 'lime'), piece(0.5, 'lemon')),
    salt: need(pinch(1, 'salt')),
    hot: need(pinch(1, 'paprika-powder')),
  },
  company: { en: 'sweet paprika', de: 'einem Hauch Paprika' },
};

const STYLES: Partial<Record<Cuisine, Style>> = {
  Italian: ALMOND,
  French: ALMOND,
  Asian: COCONUT,
  Mexican: SPICY,
};

/** Raw fruit, dressed in the style of the cuisine. */
export const fruitSalad: DishForm = {
  name: 'fruit salad',
  difficulty: 'easy',
  servings: 2,
  cuisines: ANY_CUISINE,
  takes: isFruit,
  loves: ['melon', 'watermelon', 'papaya', 'kiwi', 'orange', 'grapefruit', 'satsuma', 'pomegranate'],

  plan(kitchen) {
    const { slots, company } = STYLES[kitchen.cuisine] ?? YOGHURT;
    const { permits } = kitchen;
    return {
      title: titled(
        kitchen,
        { en: 'salad', de: 'Salat', gender: 'm', mixed: FRUIT },
        { with: permits('honey') && permits('milk') ? company : undefined },
      ),
      slots: {
        ...slots,
        ginger: slots['ginger'] ?? given(g(5, 'ginger')),
        lemon: slots['lemon'] ?? given(piece(0.5, 'lemon'), piece(0.5, 'lime')),
      },
      steps: [
        prepare(8, BITES, 'Peel and finely grate the {ginger}.', '{ginger} schälen und fein reiben.'),
        step(
          1,
          'Put the {yoghurt coconut sweet ginger spice hot salt} into a large bowl. Squeeze the {lemon} over it. Stir until smooth.',
          '{yoghurt coconut sweet ginger spice hot salt} in eine große Schüssel geben. {lemon} darüber auspressen. Alles glatt rühren.',
        ),
        step(
          1,
          'Fold in the {mains}. Scatter with the {nuts}. Serve cold.',
          '{mains} unterheben. {nuts} darüberstreuen. Kalt servieren.',
        ),
      ],
    };
  },
};
