import * as v from 'valibot';
import type { Language } from '../language.ts';
import { KnownNutrition } from '../nutrition/nutrition.ts';
import { EpochMs } from '../time.ts';
import { Barcode } from './barcode.ts';

/** Measure of a product: solid ones by weight, drinks by volume. */
const Measured = v.object({ quantity: v.number(), unit: v.picklist(['g', 'ml']) });

/** A packaged product as it is known to Open Food Facts, in all languages. */
export const KnownProduct = v.object({
  barcode: Barcode,
  /** Plain text, as volunteers have typed it. */
  names: v.object({ any: v.string(), en: v.exactOptional(v.string()), de: v.exactOptional(v.string()) }),
  brand: v.exactOptional(v.string()),
  /** Per 100 g, or per 100 ml if `unit` says so. Unknown and implausible values are absent. */
  per100: KnownNutrition,
  unit: v.picklist(['g', 'ml']),
  /** A serving, as the package calls it. */
  serving: v.exactOptional(Measured),
  package: v.exactOptional(Measured),
  /** Present if values were left out because they contradict each other or are impossible. */
  isDoubtful: v.exactOptional(v.literal(true)),
});
export type KnownProduct = v.InferOutput<typeof KnownProduct>;

const { names: _, ...KnownFields } = KnownProduct.entries;

/** A product as `GET /api/products/{barcode}` answers, with its name in the preferred language. */
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
