import type { Budget } from './budget.ts';
import type { Model } from './model.ts';

export type ModelPorts = {
  /** The models that write recipes, in the order in which they are tried. */
  readonly models: readonly Model[];
  readonly budget: Budget;
};
