import { metrics } from '../telemetry/metrics-port.ts';
import { badgeProgress, clock, cookMarks, days, goalsReader, recipeReader, secrets } from '../ports.ts';

/** Ports for setting and removing a cook mark: both may change the badges. */
export const markingPorts = {
  clock,
  metrics,
  secrets,
  recipes: recipeReader,
  cookMarks,
  days,
  goals: goalsReader,
  badgeProgress,
};
