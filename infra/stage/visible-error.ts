/** Error that the operator can correct. SST recognises it by its name, shows its message and hides its stack. */
export class VisibleError extends Error {}
