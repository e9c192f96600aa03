/** Text as people send recipes, and what a person reads in it. */
export type PastedText = {
  readonly name: string;
  readonly text: string;
  /** Empty if the text names no dish. */
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  /** 4 if the text does not say it, as for any recipe. */
  readonly servings: number;
};
