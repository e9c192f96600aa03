import type { FoodId } from '#core/nutrition/food.ts';
import type { Cuisine } from './cuisine.ts';
import { g, maybe, need, tbsp, tsp, type Kitchen, type Slots } from './dish.ts';
import type { Text } from './words.ts';

/** Spices of a savoury dish and their name in its title. */
type Flavour = { readonly spices: readonly [FoodId, FoodId?]; readonly name?: Text };

const OREGANO: Flavour = { spices: ['oregano'], name: { en: 'oregano', de: 'Oregano' } };
const THYME: Flavour = { spices: ['thyme'], name: { en: 'thyme', de: 'Thymian' } };
const NUTMEG: Flavour = { spices: ['nutmeg'], name: { en: 'nutmeg', de: 'Muskat' } };
const PAPRIKA: Flavour = { spices: ['paprika-powder'] };
const CURRY: Flavour = { spices: ['curry-powder'], name: { en: 'curry', de: 'Curry' } };
const TURMERIC: Flavour = { spices: ['turmeric', 'cumin'], name: { en: 'turmeric', de: 'Kurkuma' } };
const CUMIN: Flavour = { spices: ['cumin', 'paprika-powder'], name: { en: 'cumin', de: 'Kreuzkümmel' } };
const CINNAMON: Flavour = {
  spices: ['cumin', 'cinnamon'],
  name: { en: 'cumin and cinnamon', de: 'Kreuzkümmel und Zimt' },
};
const GINGER: Flavour = { spices: ['turmeric'], name: { en: 'ginger', de: 'Ingwer' } };

const FLAVOURS: Record<Cuisine, readonly Flavour[]> = {
  Italian: [OREGANO, THYME],
  French: [THYME, NUTMEG],
  Mediterranean: [OREGANO, THYME, PAPRIKA],
  German: [NUTMEG, PAPRIKA, THYME],
  Indian: [CURRY, TURMERIC],
  Asian: [GINGER],
  Mexican: [CUMIN],
  'Middle Eastern': [CINNAMON, TURMERIC],
  British: [THYME],
  American: [PAPRIKA],
  International: [THYME, PAPRIKA],
};

const BUTTERY: ReadonlySet<Cuisine> = new Set(['French', 'German', 'British']);
const OLIVE: ReadonlySet<Cuisine> = new Set(['Italian', 'Mediterranean', 'Middle Eastern']);

/** Returns fats to fry in, the usual one first. */
function fatsOf(cuisine: Cuisine): readonly FoodId[] {
  const oils = ['rapeseed-oil', 'olive-oil', 'sunflower-oil'];
  if (BUTTERY.has(cuisine)) return ['butter', ...oils, 'margarine'];
  return OLIVE.has(cuisine)
    ? ['olive-oil', ...oils, 'butter', 'margarine']
    : [...oils, 'butter', 'margarine'];
}

/**
 * Returns the seasoning of a savoury dish: the slots `fat`, `spice`, in some cuisines `spice2`, `soy` and `ginger`,
 * and its name in a title.
 */
export function seasoning({ cuisine, pick, permits }: Kitchen): {
  readonly slots: Slots;
  readonly flavour?: Text;
} {
  const flavours = FLAVOURS[cuisine].filter(({ spices }) =>
    spices.every((spice) => !spice || permits(spice)),
  );
  const { spices, name } = pick(flavours.length > 0 ? flavours : [THYME]);
  const [spice, second] = spices;
  const isStrong = spice === 'nutmeg' || spice === 'turmeric';
  return {
    slots: {
      fat: need(...fatsOf(cuisine).map((fat) => tbsp(2, fat))),
      spice: maybe(tsp(isStrong ? 0.5 : 1, spice)),
      ...(second && { spice2: maybe(tsp(0.5, second)) }),
      ...(cuisine === 'Asian' && { soy: maybe(tbsp(2, 'soy-sauce')), ginger: maybe(g(15, 'ginger')) }),
    },
    ...(name && (name !== GINGER.name || permits('ginger')) && { flavour: name }),
  };
}
