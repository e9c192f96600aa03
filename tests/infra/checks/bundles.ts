import { JOBS, ROUTES, type Route } from '#functions/routes.ts';
import { lambdaOf } from '../support/handlers.ts';
import { lambdasIn } from '../support/lambdas.ts';
import type { Bundle } from '../support/bundle.ts';
import type { Check } from '../support/deployment.ts';

type Uses = Partial<Omit<Route, 'method' | 'path'>>;

/** The packages that only those may carry who use them. */
const PACKAGES: readonly { readonly name: string; readonly for: (row: Uses) => boolean }[] = [
  { name: '@aws-sdk/client-dynamodb', for: ({ table }) => table !== undefined },
  { name: '@aws-sdk/client-s3', for: ({ photos }) => photos !== undefined },
  { name: '@aws-sdk/client-sesv2', for: ({ mail }) => mail === true },
  { name: '@aws-sdk/client-bedrock-runtime', for: ({ models }) => models === true },
  { name: 'stripe', for: ({ stripe }) => stripe === true },
];

/** None of these has business in a Lambda. */
const NEVER = ['react', 'sharp', 'vitest', 'fast-check', 'dynalite'];

const ROWS = new Map<string, Uses & { readonly isJob?: true }>([
  ...ROUTES.map((row) => [lambdaOf(row.handler), row] as const),
  ...JOBS.map((row) => [lambdaOf(row.handler), { ...row, isJob: true }] as const),
]);

/** Bytes. */
export const KB = 1_000;

/**
 * What the bundle of a Lambda may weigh, in bytes, by what its row uses. Nobody waits for a job, and one of them erases
 * what all the others keep.
 */
export function mostFor(id: string): number {
  const { table, photos, stripe, models, mail, isJob } = ROWS.get(id) ?? {};
  if (models || isJob) return 900 * KB;
  if (photos || stripe) return 750 * KB;
  return (table || mail ? 430 : 100) * KB;
}

/** Whether bundles are small, and hold what they use and nothing of the local stage. */
export const checkBundles: Check = ({ graph, bundles }) =>
  lambdasIn(graph).flatMap(({ id, environment }) => {
    const bundle = bundles.get(id);
    return [
      ...checkLocal(id, environment.variables, bundle),
      ...(bundle ? [...checkPackages(id, ROWS.get(id) ?? {}, bundle), ...checkSize(id, bundle)] : []),
    ];
  });

function checkPackages(id: string, row: Uses, { sources }: Bundle): string[] {
  const held = (name: string) => sources.some((source) => source.includes(`node_modules/${name}/`));
  return [
    ...PACKAGES.filter((each) => held(each.name) && !each.for(row)).map(
      ({ name }) => `${id} carries ${name}, and its row in functions/routes.ts does not use it.`,
    ),
    ...PACKAGES.filter((each) => !held(each.name) && each.for(row)).map(
      ({ name }) => `${id} should use ${name} by its row in functions/routes.ts, and does not.`,
    ),
    ...NEVER.filter(held).map((name) => `${id} carries ${name}, which has no business in a Lambda.`),
  ];
}

const checkSize = (id: string, { bytes }: Bundle): string[] =>
  bytes <= mostFor(id)
    ? []
    : [`${id} weighs ${Math.round(bytes / KB)} KB, and its budget is ${mostFor(id) / KB} KB.`];

function checkLocal(
  id: string,
  environment: Readonly<Record<string, string>>,
  bundle: Bundle | undefined,
): string[] {
  const told = JSON.stringify(bundle?.links ?? {});
  return [
    ...Object.keys(environment)
      .filter((name) => name.startsWith('AWS_ENDPOINT_URL'))
      .map((name) => `${id} knows ${name}: only the local stage stands in for AWS.`),
    ...(/127\.0\.0\.1|localhost|\/local\//.test(told) ? [`${id} is told a place of the local stage.`] : []),
    ...(bundle?.sources.some((source) => source.startsWith('local/'))
      ? [`${id} carries code of the local stage.`]
      : []),
    ...(bundle?.text.includes('/local/') ? [`${id} serves or names a page of the local stage.`] : []),
  ];
}
