/** Open Food Facts knows no food with this barcode. */
export type ProductNotFound = { readonly type: 'ProductNotFound' };

/** Open Food Facts does not answer, or sends an unreadable answer. */
export type ProductsUnavailable = {
  readonly type: 'ProductsUnavailable';
  readonly retryAfterSeconds: number;
};
