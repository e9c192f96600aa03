export type TextLine = {
  readonly text: string;
  /** Rank of a heading: 1 to 6 as in HTML, 7 for a line in bold. Undefined in plain text. */
  readonly level?: number | undefined;
  /** Entry of a list or row of a table. */
  readonly isItem?: boolean;
  readonly isAfterGap?: boolean;
  /** Role that the words of a plain text tell; plain text has no other marks. */
  readonly role?: 'ingredient' | 'step' | 'note' | 'said' | undefined;
};
