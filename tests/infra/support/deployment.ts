import { readFileSync } from 'node:fs';
import { readBundle, type Bundle } from './bundle.ts';
import { graphFileOf } from './deploy.ts';
import type { Graph } from './graph.ts';
import { lambdasIn } from './lambdas.ts';

/** Requested resources of a stage, and the code of its Lambdas by name. */
export type Deployment = {
  readonly stage: string;
  readonly graph: Graph;
  readonly bundles: ReadonlyMap<string, Bundle>;
};

/** Reads what the last deployment of a stage requested. */
export const graphOf = (stage: string): Graph => JSON.parse(readFileSync(graphFileOf(stage), 'utf8'));

/** Reads the last deployment of a stage, with the code of all Lambdas. */
export function deploymentOf(stage: string): Deployment {
  const graph = graphOf(stage);
  const bundles = lambdasIn(graph).map(
    ({ id, environment }) => [id, readBundle(stage, id, environment.variables['SST_KEY'] ?? '')] as const,
  );
  return { stage, graph, bundles: new Map(bundles) };
}

/** Looks for faults of one kind. @returns a sentence for each */
export type Check = (deployment: Deployment) => string[];
