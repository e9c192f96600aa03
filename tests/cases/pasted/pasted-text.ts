/** Text as people send recipes, and a person's reading of it. */
export type PastedText = {
  readonly name: string;
  readonly text: string;
  /** Empty if the text names no dish. */
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  /** 4, the default, if the text does not give them. */
  readonly servings: number;
};
