import type { Language } from '../language.ts';
import type { TooManyAttempts } from '../limits/errors.ts';
import { checkLimits } from '../limits/limits.ts';
import type { LimitPorts } from '../limits/ports.ts';
import { printable } from '../text/printable.ts';
import { err, ok, type Result } from '../result.ts';
import type { SystemPorts } from '../system-ports.ts';
import { DAY } from '../time.ts';
import type { UserId } from '../user-id.ts';
import type { Barcode } from './barcode.ts';
import { checkValues } from './check-values.ts';
import type { ProductNotFound, ProductsUnavailable } from './errors.ts';
import type { ProductPorts } from './ports.ts';
import { productInLanguage, type KnownProduct, type Product } from './product.ts';
import type { ToldProduct } from './told-product.ts';

export type LookUpPorts = Pick<SystemPorts, 'clock' | 'secrets'> & LimitPorts & ProductPorts;

type LookUpFailure = ProductNotFound | ProductsUnavailable | TooManyAttempts;

/** Time for which an answer is kept, in ms. */
const KEPT = { known: 30 * DAY, unknown: DAY };

/** Finds a product for a cook. Every call counts as a look-up, even for stored products. */
export async function findProduct(
  ports: LookUpPorts,
  { userId, language }: { readonly userId: UserId; readonly language: Language },
  barcode: Barcode,
): Promise<Result<Product, LookUpFailure>> {
  const within = await checkLimits(ports, [{ limit: 'productFor', by: userId }]);
  return within.ok ? lookUp(ports, language, barcode, async () => ok(undefined)) : within;
}

/** Finds the product of a diary entry. Counts as a look-up only if the product is not stored yet. */
export const productEaten = (
  ports: LookUpPorts,
  userId: UserId,
  barcode: Barcode,
): Promise<Result<Product, LookUpFailure>> =>
  lookUp(ports, 'en', barcode, () => checkLimits(ports, [{ limit: 'productFor', by: userId }]));

async function lookUp(
  { clock, products, productService }: LookUpPorts,
  language: Language,
  barcode: Barcode,
  mayAsk: () => Promise<Result<unknown, TooManyAttempts>>,
): Promise<Result<Product, LookUpFailure>> {
  const now = clock.now();
  const held = await products.find(barcode);
  const isKept = held && now - held.fetchedAt < (held.product ? KEPT.known : KEPT.unknown);
  if (isKept) return answerOf(held.product, held.fetchedAt, language);
  const within = await mayAsk();
  if (!within.ok) return within;
  const told = await productService.find(barcode);
  if (!told.ok) return told;
  const product = told.value && checkedProduct(barcode, told.value);
  await products.put(barcode, { product, fetchedAt: now }, now + (product ? KEPT.known : KEPT.unknown));
  return answerOf(product, now, language);
}

const answerOf = (
  product: KnownProduct | undefined,
  fetchedAt: number,
  language: Language,
): Result<Product, ProductNotFound> =>
  product ? ok(productInLanguage(product, fetchedAt, language)) : err({ type: 'ProductNotFound' });

/** Returns a product with plain texts and plausible values. */
function checkedProduct(barcode: Barcode, told: ToldProduct): KnownProduct {
  const { names, brand, unit, serving, values } = told;
  const { per100, isDoubtful } = checkValues(values, unit);
  const [any, en, de, maker] = [names.any, names.en, names.de, brand].map((text) => plainName(text ?? ''));
  return {
    barcode,
    names: { any: any || en || de || maker || barcode, ...(en && { en }), ...(de && { de }) },
    ...(maker && { brand: maker }),
    per100,
    unit,
    ...(serving && isPortion(serving) && { serving }),
    ...(told.package && isPortion(told.package) && { package: told.package }),
    ...(isDoubtful && { isDoubtful }),
  };
}

/** A serving or package of more than 20 kg is a mistake. */
const isPortion = ({ quantity }: { readonly quantity: number }) => quantity > 0 && quantity <= 20_000;

const MAX_NAME = 200;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** Returns a name as one line of plain text: no markup, control characters or marks of text direction. */
export const plainName = (text: string): string =>
  printable(text.slice(0, 2_000).replaceAll(/&(?:amp|quot|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? ''))
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ')
    .replaceAll(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME)
    .replace(/[\uD800-\uDBFF]$/, '');
