import type { FoodId } from '#core/nutrition/food.ts';
import type { Cuisine } from './cuisine.ts';
import type { Kitchen } from './dish.ts';
import { anyOf, type Main } from './mains.ts';
import { both, type Text } from './words.ts';

/** Spices of a savoury dish and their name in its title. */
type Flavour = {
  readonly spices: readonly [FoodId, FoodId?];
  readonly name?: Text;
  /** Returns whether the flavour goes with a main food. Default: with any. */
  readonly suits?: (main: Main) => boolean;
};

const OREGANO: Flavour = { spices: ['oregano'], name: both('oregano / Oregano') };
const THYME: Flavour = { spices: ['thyme'], name: both('thyme / Thymian') };
const NUTMEG: Flavour = {
  spices: ['nutmeg'],
  name: both('nutmeg / Muskat'),
  suits: anyOf(
    'potato spinach cauliflower broccoli kohlrabi leek cabbage savoy-cabbage brussels-sprouts celeriac parsnip pumpkin butternut-squash mushroom asparagus carrot chard peas swede turnip salsify sweet-potato onion bacon cooked-ham sausage',
  ),
};
const PAPRIKA: Flavour = { spices: ['paprika-powder'] };
const CURRY: Flavour = { spices: ['curry-powder'], name: both('curry / Curry') };
const TURMERIC: Flavour = { spices: ['turmeric', 'cumin'], name: both('turmeric / Kurkuma') };
const CUMIN: Flavour = { spices: ['cumin', 'paprika-powder'], name: both('cumin / Kreuzkümmel') };
const CINNAMON: Flavour = {
  spices: ['cumin', 'cinnamon'],
  name: both('cumin and cinnamon / Kreuzkümmel und Zimt'),
};
const GINGER: Flavour = { spices: ['turmeric'], name: both('ginger / Ingwer') };

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

const EVERY_FLAVOUR: readonly Flavour[] = [...new Set(Object.values(FLAVOURS).flat())];

const BUTTER = 'butter|rapeseed-oil|olive-oil|sunflower-oil|margarine';
const OLIVE_OIL = 'olive-oil|rapeseed-oil|sunflower-oil|butter|margarine';
const OIL = 'rapeseed-oil|olive-oil|sunflower-oil|butter|margarine';

/** Fats for frying, the usual one first. */
const FATS: Partial<Record<Cuisine, string>> = {
  French: BUTTER,
  German: BUTTER,
  British: BUTTER,
  Italian: OLIVE_OIL,
  Mediterranean: OLIVE_OIL,
  'Middle Eastern': OLIVE_OIL,
};

/** Amounts of spices for which a teaspoon is too much. */
const AMOUNTS: Readonly<Record<FoodId, string>> = { nutmeg: '1 pinch', turmeric: '0.5 tsp' };

/**
 * Returns the seasoning of a savoury dish in the notation of foods, and its name for the title. `SEASONING` stands for
 * the fat and the spices: `spice`, in some cuisines `spice2`, `soy` and `ginger`. The user's own foods go first.
 */
export function seasoning({ mains, cuisine, pick, permits, has }: Kitchen): {
  readonly foods: Readonly<Record<'SEASONING' | 'FAT' | 'SPICES', string>>;
  readonly flavour?: Text;
} {
  const flavours = FLAVOURS[cuisine].filter(
    ({ spices, suits = () => true }) =>
      spices.every((spice) => !spice || permits(spice)) && mains.every(suits),
  );
  const own = EVERY_FLAVOUR.filter(({ spices: [first] }) => has(first));
  const { spices, name } = pick([own, flavours, [THYME]].find(({ length }) => length > 0) ?? [THYME]);
  const [spice, second] = spices;
  const mixed = [
    `spice: maybe ${AMOUNTS[spice] ?? '1 tsp'} ${spice}`,
    ...(second ? [`spice2: maybe 0.5 tsp ${second}`] : []),
    ...(cuisine === 'Asian'
      ? ['soy: maybe 2 tbsp soy-sauce, maybe 15 g ginger']
      : ['soy: given 2 tbsp soy-sauce']),
  ];
  return {
    foods: {
      SEASONING: 'FAT, SPICES',
      FAT: `fat: need 2 tbsp ${FATS[cuisine] ?? OIL}`,
      SPICES: mixed.join(', '),
    },
    ...(name && (name !== GINGER.name || permits('ginger')) && { flavour: name }),
  };
}
