import * as v from 'valibot';
import type { Barcode } from '#core/product/barcode.ts';
import type { ProductStore } from '#core/product/ports.ts';
import { KnownProduct } from '#core/product/product.ts';
import { EpochMs, SECOND } from '#core/time.ts';
import { getItem, putItem, type Table } from '../table.ts';

/** Answers of Open Food Facts, in separate items from user data. */
export const productsIn = (table: Table): ProductStore => ({
  async find(barcode) {
    const item = await getItem(table, keyOf(barcode));
    if (!item) return undefined;
    const { product, fetchedAt } = v.parse(Stored, item);
    return { product, fetchedAt };
  },

  async put(barcode, { product, fetchedAt }, until) {
    await putItem(table, {
      ...keyOf(barcode),
      ...(product && { product }),
      fetchedAt,
      ttl: Math.ceil(until / SECOND),
    });
  },
});

const keyOf = (barcode: Barcode) => ({ pk: `PRODUCT#${barcode}`, sk: 'PRODUCT' });

const Stored = v.object({ product: v.optional(KnownProduct), fetchedAt: EpochMs });
