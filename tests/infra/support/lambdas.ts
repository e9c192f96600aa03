import * as v from 'valibot';
import { inputsOf, type Graph } from './graph.ts';

const Values = v.union([v.string(), v.array(v.string())]);

const Statement = v.object({
  effect: v.optional(v.string(), 'Allow'),
  actions: v.array(v.string()),
  resources: v.array(v.string()),
  conditions: v.optional(v.array(v.object({ test: v.string(), variable: v.string(), values: Values }))),
  principals: v.optional(v.array(v.object({ type: v.string(), identifiers: v.array(v.string()) }))),
});
export type Statement = v.InferOutput<typeof Statement>;

const Policy = v.object({ Statement: v.array(Statement) });

/** The statements of a policy, in SST's words. */
export const statementsIn = (policy: string): Statement[] => v.parse(Policy, JSON.parse(policy)).Statement;

const Function = v.object({
  name: v.string(),
  handler: v.string(),
  runtime: v.string(),
  timeout: v.number(),
  memorySize: v.number(),
  reservedConcurrentExecutions: v.optional(v.number()),
  vpcConfig: v.optional(v.unknown()),
  architectures: v.array(v.string()),
  environment: v.object({ variables: v.record(v.string(), v.string()) }),
});

const Role = v.object({
  assumeRolePolicy: v.unknown(),
  inlinePolicies: v.array(v.object({ policy: v.string() })),
  managedPolicyArns: v.optional(v.array(v.string()), []),
});

/** A Lambda with its role. */
export type Lambda = v.InferOutput<typeof Function> & {
  /** Name given by `infra/api/lambda.ts`. */
  readonly id: string;
  readonly statements: readonly Statement[];
  readonly managed: readonly string[];
  /** Trust policy of its role, as JSON. */
  readonly assumedBy: string;
};

export function lambdasIn(graph: Graph): Lambda[] {
  const roles = new Map(inputsOf(graph, 'aws:iam/role:Role', Role).map(({ name, inputs }) => [name, inputs]));
  return inputsOf(graph, 'aws:lambda/function:Function', Function).map(({ name, inputs }) => {
    const id = name.replace(/Function$/, '');
    const role = roles.get(`${id}Role`);
    return {
      ...inputs,
      id,
      statements: role?.inlinePolicies.flatMap(({ policy }) => statementsIn(policy)) ?? [],
      managed: role?.managedPolicyArns ?? [],
      assumedBy: JSON.stringify(role?.assumeRolePolicy),
    };
  });
}
