import * as v from 'valibot';
import { Barcode } from '#core/product/barcode.ts';
import { findProduct } from '#core/product/find-product.ts';
import { parseAs } from '../http/request.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { attempts, clock, products, productService, secrets } from '../ports.ts';

/**
 * GET /api/products/{barcode}. EAN-8, EAN-13, UPC-A or UPC-E. Stored products are returned without a request to Open
 * Food Facts.
 */
export const handler = route(
  {
    uses: { attempts, clock, products, productService, secrets },
    params: v.object({ barcode: v.string() }),
  },
  async ({ ports, session: { userId }, params, language }) => {
    // A typed barcode may have a wrong digit: an error of its own, not a missing product.
    const barcode = parseAs(v.object({ barcode: Barcode }), params);
    return barcode.ok
      ? respond(200, await findProduct(ports, { userId, language }, barcode.value.barcode))
      : refuse(barcode.error);
  },
);
