/** Something that an operator can mend. SST shows the sentence of an error of this name and hides where it was thrown. */
export class VisibleError extends Error {}
