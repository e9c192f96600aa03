/** Text as people send recipes, and a person's reading of it. */
export type PastedText = {
  readonly name: string;
  readonly text: string;
  /** Empty if the text names no dish. */
  readonly title: string;
  /** Other titles that are as right. */
  readonly titles?: readonly string[];
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  /** Lines and sentences that one person would read as part of the recipe, and another would not. */
  readonly alsoIngredients?: readonly string[];
  readonly alsoSteps?: readonly string[];
  /** 4, the default, if the text does not give them. */
  readonly servings: number;
};
