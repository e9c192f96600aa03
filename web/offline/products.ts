import type { Barcode } from '#core/product/barcode.ts';
import { Product } from '#core/product/product.ts';
import type { UserId } from '#core/user-id.ts';
import { DAY } from '#core/time.ts';
import { get } from '../requests/api.ts';
import { databaseOf } from './database.ts';
import type { HeldProduct, OwnProduct } from './schema.ts';

/** Maximum number of products on the device. The longest unused ones are deleted. */
const KEPT = 500;

export const productOnDevice = async (userId: UserId, barcode: Barcode): Promise<HeldProduct | undefined> =>
  (await databaseOf(userId)).get('products', barcode);

/**
 * Returns a product from the device. Without one, fetches the product from the server and stores it.
 * @throws ApiError, with 404 for an unknown product; TypeError if the server cannot be reached
 */
export async function findProduct(
  userId: UserId,
  barcode: Barcode,
  signal: AbortSignal,
): Promise<HeldProduct> {
  const held = await productOnDevice(userId, barcode);
  if (held && (held.source === 'own' || !isOld(held.fetchedAt))) return keepProduct(userId, held);
  try {
    return await keepProduct(
      userId,
      await get(`/api/products/${barcode}`, { schema: Product, signal, kind: 'long' }),
    );
  } catch (failure) {
    // A held product is used if the server is unreachable or no longer has it.
    if (held && !signal.aborted) return held;
    throw failure;
  }
}

/** Stores a product, and deletes the longest unused one above the maximum. */
export async function keepProduct(userId: UserId, product: Product | OwnProduct): Promise<HeldProduct> {
  const known: HeldProduct = { ...product, usedAt: Date.now() };
  const transaction = (await databaseOf(userId)).transaction('products', 'readwrite');
  await transaction.store.put(known);
  if ((await transaction.store.count()) > KEPT) {
    const oldest = await transaction.store.index('usedAt').openCursor();
    await oldest?.delete();
  }
  await transaction.done;
  return known;
}

/** Maximum age in ms, as on the server. */
const MAX_AGE = 30 * DAY;

const isOld = (fetchedAt: number): boolean => Date.now() - fetchedAt > MAX_AGE;
