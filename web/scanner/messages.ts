/** Formats of codes on food. Source: W3C, Barcode Detection API */
export const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e'] as const;

/** Messages of the worker: one that tells whether it is ready, then one for each frame. */
export type ScannerMessage = { readonly isReady: boolean } | { readonly codes: readonly string[] };
