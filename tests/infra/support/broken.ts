import { PRODUCTION } from '#infra/stage/stage-secrets.ts';
import { withResource } from './change.ts';
import { deploymentOf, type Deployment } from './deployment.ts';
import type { Inputs } from './graph.ts';

export const production = deploymentOf(PRODUCTION);

/** Returns production with changed inputs of the resources of that type and name. */
export const changed = (type: string, name: RegExp, change: Inputs): Deployment =>
  withResource(production, type, name, (inputs) => ({ ...inputs, ...change }));
