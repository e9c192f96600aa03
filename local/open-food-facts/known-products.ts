/** A product in the format of Open Food Facts' API v2. */
export type WireProduct = {
  readonly code: string;
  readonly product_name: string;
  readonly nutriments: Readonly<Record<string, number | string>>;
} & Readonly<Record<string, unknown>>;

/**
 * Values in the order of a label: kcal, fat, saturates, carbohydrate, sugars, fibre, protein, salt. Missing values are
 * left out.
 */
type Label = readonly [
  kcal?: number,
  fat?: number,
  saturates?: number,
  carbs?: number,
  sugars?: number,
  fiber?: number | undefined,
  protein?: number,
  salt?: number,
];

const NAMES = ['energy-kcal', 'fat', 'saturated-fat', 'carbohydrates', 'sugars', 'fiber', 'proteins', 'salt'];

const nutriments = (label: Label): WireProduct['nutriments'] => {
  const told = NAMES.flatMap((name, at) => {
    const value = label[at];
    return value === undefined ? [] : [[`${name}_100g`, value] as const];
  });
  const [kcal] = label;
  return {
    ...Object.fromEntries(told),
    ...(kcal !== undefined && {
      'energy-kj_100g': Math.round(kcal * 4.184),
      energy_100g: Math.round(kcal * 4.184),
    }),
  };
};

const product = (code: string, name: string, label: Label, more: object = {}): WireProduct => ({
  code,
  product_name: name,
  brands: 'Munchify stand-in',
  nutrition_data_per: '100g',
  ...more,
  nutriments: nutriments(label),
});

const portion = (serving: number, whole: number, unit: 'g' | 'ml') => ({
  serving_quantity: String(serving),
  serving_quantity_unit: unit,
  product_quantity: String(whole),
  product_quantity_unit: unit,
});

/**
 * All products of the stand-in. Codes that begin with 20 are for use within a shop, so no real product has them. The
 * others are products of many kitchens, with the values of their labels.
 */
export const KNOWN_PRODUCTS: readonly WireProduct[] = [
  product('2000000000015', 'Oat biscuits', [452, 18, 8.1, 62, 22, 6.4, 7.6, 0.75], {
    product_name_de: 'Haferkekse',
    ...portion(25, 200, 'g'),
  }),
  product('2000000000022', 'Whole milk', [65, 3.6, 2.4, 4.8, 4.8, undefined, 3.4, 0.13], {
    product_name_de: 'Vollmilch',
    ...portion(200, 1000, 'ml'),
  }),
  product('2000000000039', 'Canteen goulash', [112, 5.2, 1.9, 6.1, 2.2, undefined, 9.8], {
    product_name_de: 'Kantinengulasch',
  }),
  // A label without any values.
  product('2000000000046', 'Herbal tea', [], { product_name_de: 'Kräutertee' }),
  // Lists the kJ as kcal, a common typing mistake.
  {
    ...product('2000000000053', 'Fruit bar', [1_569, 4.2, 0.6, 71, 48, 6, 4.1, 0.04]),
    nutriments: {
      'energy-kcal_100g': 1_569,
      energy_100g: 6_565,
      fat_100g: 4.2,
      'saturated-fat_100g': 0.6,
      carbohydrates_100g: 71,
      sugars_100g: 48,
      proteins_100g: '4.1',
    },
  },
  // Markup in the name, numbers as texts, sodium instead of salt.
  {
    ...product('2000000000060', '<b>Lentil</b> soup &amp; herbs', []),
    ...portion(400, 400, 'g'),
    nutriments: {
      'energy-kj_100g': '280',
      fat_100g: '1.6',
      carbohydrates_100g: '8.4',
      proteins_100g: '4.2',
      fiber_100g: '2.9',
      sodium_100g: '0.32',
    },
  },
  product('20000011', 'Wholegrain roll', [243, 2.6, 0.4, 42, 2.8, 7.1, 9.3, 1.1], {
    product_name_de: 'Vollkornbrötchen',
    ...portion(65, 65, 'g'),
  }),
  product('3017620422003', 'Nutella', [539, 30.9, 10.6, 57.5, 56.3, undefined, 6.3, 0.107], {
    brands: 'Ferrero',
    ...portion(15, 400, 'g'),
  }),
  product('5449000000996', 'Coca-Cola', [42, 0, 0, 10.6, 10.6, undefined, 0, 0], {
    brands: 'Coca-Cola',
    ...portion(330, 330, 'ml'),
  }),
  product('7394376616228', 'Oat drink', [46, 1.5, 0.2, 6.7, 3.4, 0.8, 1, 0.1], {
    brands: 'Oatly',
    product_name_de: 'Haferdrink',
    ...portion(200, 1000, 'ml'),
  }),
];
