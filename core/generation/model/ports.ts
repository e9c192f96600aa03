import type { Budget } from './budget.ts';
import type { Model } from './model.ts';

export type ModelPorts = {
  /** Models that write recipes, in order of preference. */
  readonly models: readonly Model[];
  readonly budget: Budget;
};
