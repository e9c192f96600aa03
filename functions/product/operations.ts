import { Product } from '#core/product/product.ts';
import type { Operations } from '../http/operation.ts';

export const operations: Operations = {
  about: 'Packaged products, as Open Food Facts knows them (ODbL).',
  schemas: { Product },
  routes: {
    'GET /api/products/{barcode}': {
      summary: 'Find a product by its barcode',
      description:
        'EAN-8, EAN-13, UPC-A or UPC-E. Values that it does not tell, or that cannot be right, are absent.',
      answer: Product,
      errors: ['ProductNotFound', 'ProductsUnavailable'],
      example: { params: { barcode: '2000000000015' } },
    },
  },
};
