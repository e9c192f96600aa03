import { metrics } from '../telemetry/metrics-port.ts';
import {
  attempts,
  badgeProgress,
  budget,
  clock,
  orphanWriter,
  models,
  profileReader,
  recipeWriter,
  runs,
  secrets,
  subscriptionReader,
  usage,
} from '../ports.ts';

/** Ports of every generation: from photos, from foods, or as a variation. */
export const generationPorts = {
  attempts,
  badgeProgress,
  budget,
  clock,
  orphans: orphanWriter,
  metrics,
  models,
  profiles: profileReader,
  recipes: recipeWriter,
  runs,
  secrets,
  subscriptions: subscriptionReader,
  usage,
};
