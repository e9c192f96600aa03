import type { Result } from '../result.ts';
import type { EpochMs } from '../time.ts';
import type { Barcode } from './barcode.ts';
import type { ProductsUnavailable } from './errors.ts';
import type { KnownProduct } from './product.ts';
import type { ToldProduct } from './told-product.ts';

export type ProductPorts = {
  readonly products: ProductStore;
  readonly productService: ProductService;
};

/** Stored answer for a barcode. `product` is undefined if there was none. */
export type ProductAnswer = {
  readonly product: KnownProduct | undefined;
  readonly fetchedAt: EpochMs;
};

export type ProductStore = {
  find(barcode: Barcode): Promise<ProductAnswer | undefined>;
  /** @param until time at which the answer is forgotten */
  put(barcode: Barcode, answer: ProductAnswer, until: EpochMs): Promise<void>;
};

/** Open Food Facts. It receives the barcode and nothing about the user. */
export type ProductService = {
  /** @returns undefined if it knows no food with this barcode */
  find(barcode: Barcode): Promise<Result<ToldProduct | undefined, ProductsUnavailable>>;
};
