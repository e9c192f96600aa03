import type { Food } from '../nutrition/food.ts';
import type { TypedAmount } from './typed-amount.ts';

/** One food of a described meal. */
export type DescribedFood = {
  /** As it was described: "two slices of toast". */
  readonly written: string;
  /** The same without its amount: "toast". */
  readonly words: string;
  /** Absent if the table has nothing of that name: the cook is asked. */
  readonly food?: Food;
  readonly amount?: TypedAmount;
  /** True if the amount follows from the other foods: butter for two slices. */
  readonly isGuessed?: boolean;
  /** Size of the portion: 1.3 of a large one. */
  readonly times: number;
  /** True if it is one of the pieces before: "the other", whose spread is on it alone. */
  readonly isEach?: true;
  /** Word that joins it to the one before: "with". */
  readonly joint?: string;
};
