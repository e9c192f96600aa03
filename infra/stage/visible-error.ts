/** An error that the operator can correct. SST shows the message of an error of this name and hides its stack. */
export class VisibleError extends Error {}
