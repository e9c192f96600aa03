import * as v from 'valibot';
import type { Language } from '../language.ts';
import { KnownNutrition } from '../nutrition/nutrition.ts';
import { EpochMs } from '../time.ts';
import { Barcode } from './barcode.ts';

/** Amount of a product: by weight, for drinks by volume. */
const Measured = v.object({ quantity: v.number(), unit: v.picklist(['g', 'ml']) });

/** Packaged product from Open Food Facts, with its names in all languages. */
export const KnownProduct = v.object({
  barcode: Barcode,
  /** Plain text, as typed by volunteers. */
  names: v.object({ any: v.string(), en: v.exactOptional(v.string()), de: v.exactOptional(v.string()) }),
  brand: v.exactOptional(v.string()),
  /** Per 100 g, or per 100 ml if `unit` is `ml`. Unknown and implausible values are absent. */
  per100: KnownNutrition,
  unit: v.picklist(['g', 'ml']),
  /** Serving as stated on the package. */
  serving: v.exactOptional(Measured),
  package: v.exactOptional(Measured),
  /** Present if values were left out because they are impossible or contradict each other. */
  isDoubtful: v.exactOptional(v.literal(true)),
});
export type KnownProduct = v.InferOutput<typeof KnownProduct>;

const { names: _, ...KnownFields } = KnownProduct.entries;

/** Response of `GET /api/products/{barcode}`, with the name in the preferred language. */
export const Product = v.object({
  name: v.string(),
  ...KnownFields,
  source: v.literal('Open Food Facts'),
  fetchedAt: EpochMs,
});
export type Product = v.InferOutput<typeof Product>;

export const productInLanguage = (
  { names, ...known }: KnownProduct,
  fetchedAt: EpochMs,
  language: Language,
): Product => ({ name: names[language] ?? names.any, ...known, source: 'Open Food Facts', fetchedAt });
