import type { Deployment } from './deployment.ts';
import type { Inputs, Resource } from './graph.ts';

/** A deployment with one changed resource. */
export const withResource = (
  deployment: Deployment,
  type: string,
  name: RegExp,
  change: (inputs: Inputs) => Inputs,
): Deployment => {
  const isMeant = (each: Resource) => each.type === type && name.test(each.name);
  if (!deployment.graph.some(isMeant)) throw new Error(`There is no ${type} like ${name.source}.`);
  return {
    ...deployment,
    graph: deployment.graph.map((each) => (isMeant(each) ? { ...each, inputs: change(each.inputs) } : each)),
  };
};

/** A deployment that lacks some resources. */
export const without = (deployment: Deployment, type: string, name: RegExp): Deployment => {
  const graph = deployment.graph.filter((each) => each.type !== type || !name.test(each.name));
  if (graph.length === deployment.graph.length) throw new Error(`There is no ${type} like ${name.source}.`);
  return { ...deployment, graph };
};

/** A deployment with one Lambda whose code or environment is changed. */
export const withBundle = (
  deployment: Deployment,
  id: string,
  change: Partial<{ text: string; sources: readonly string[]; links: Readonly<Record<string, unknown>> }>,
): Deployment => {
  const bundle = deployment.bundles.get(id);
  if (!bundle) throw new Error(`There is no bundle of ${id}.`);
  return { ...deployment, bundles: new Map([...deployment.bundles, [id, { ...bundle, ...change }]]) };
};

/** A deployment with one Lambda whose inline policy is changed. */
export const withPolicy = (
  deployment: Deployment,
  id: string,
  change: (policy: string) => string,
): Deployment =>
  withResource(deployment, 'aws:iam/role:Role', new RegExp(`^${id}Role$`), (inputs) => ({
    ...inputs,
    inlinePolicies: (inputs['inlinePolicies'] as readonly { policy: string }[]).map((each) => ({
      ...each,
      policy: change(each.policy),
    })),
  }));
