import * as v from 'valibot';
import { Barcode } from '#core/product/barcode.ts';
import { findProduct } from '#core/product/find-product.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { attempts, clock, products, productService, secrets } from '../ports.ts';

/** GET /api/products/{barcode}. EAN-8, EAN-13, UPC-A or UPC-E. What is known already is answered without being asked for. */
export const handler = route(
  {
    uses: { attempts, clock, products, productService, secrets },
    params: v.object({ barcode: Barcode }),
  },
  async ({ ports, session: { userId }, params, language }) =>
    respond(200, await findProduct(ports, { userId, language }, params.barcode)),
);
