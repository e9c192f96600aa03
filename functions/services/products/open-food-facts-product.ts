import * as v from 'valibot';
import type { ToldProduct, ToldValues } from '#core/product/told-product.ts';

/** Reads a product of API v2. Fields of an unexpected type are ignored. */
export function readProduct(product: Readonly<Record<string, unknown>>): ToldProduct {
  const text = (field: string) => (typeof product[field] === 'string' ? product[field] : '');
  const [en, de, brand] = [text('product_name_en'), text('product_name_de'), text('brands').split(',')[0]];
  const serving = measured(product['serving_quantity'], product['serving_quantity_unit']);
  const whole = measured(product['product_quantity'], product['product_quantity_unit']);
  return {
    names: { any: text('product_name'), ...(en && { en }), ...(de && { de }) },
    ...(brand && { brand }),
    unit: (whole ?? serving)?.unit ?? (text('nutrition_data_per') === '100ml' ? 'ml' : 'g'),
    ...(serving && { serving }),
    ...(whole && { package: whole }),
    values: valuesOf(v.parse(Nutriments, product['nutriments'])),
  };
}

const Nutriments = v.fallback(v.record(v.string(), v.unknown()), {});

/** Names of values in Open Food Facts, per 100 g or ml: kcal and kJ, then g; alcohol in percent of the volume. */
const NAMES: Readonly<Record<keyof ToldValues, readonly string[]>> = {
  calories: ['energy-kcal_100g'],
  kilojoules: ['energy-kj_100g', 'energy_100g'],
  protein: ['proteins_100g'],
  carbs: ['carbohydrates_100g'],
  fat: ['fat_100g'],
  fiber: ['fiber_100g'],
  saturates: ['saturated-fat_100g'],
  sugars: ['sugars_100g'],
  salt: ['salt_100g'],
  sodium: ['sodium_100g'],
  polyols: ['polyols_100g'],
  alcohol: ['alcohol_100g'],
};

const valuesOf = (nutriments: Readonly<Record<string, unknown>>): ToldValues =>
  Object.fromEntries(
    Object.entries(NAMES).flatMap(([name, fields]) => {
      const value = fields.map((field) => numberOf(nutriments[field])).find((each) => each !== undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Reads a number that may be written as a text. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function measured(quantity: unknown, unit: unknown): ToldProduct['serving'] {
  const number = numberOf(quantity);
  return number !== undefined && number > 0 && (unit === 'g' || unit === 'ml')
    ? { quantity: number, unit }
    : undefined;
}
