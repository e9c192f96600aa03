/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The operator of this instance, as JSON; see `core/operator.ts`. */
  readonly VITE_OPERATOR?: string;
  /** Public origin, for search engines and shared pages. */
  readonly VITE_ORIGIN?: string;
}
