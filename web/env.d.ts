/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Who runs this Munchify, as JSON; see `shell/operator.ts`. */
  readonly VITE_OPERATOR?: string;
  /** Where the product is on the web, for search engines and for pages that are shared. */
  readonly VITE_ORIGIN?: string;
}
