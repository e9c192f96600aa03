import { join } from 'node:path';
import type { Right } from '#functions/rights.ts';
import { JOBS, PAGE_FETCHER } from '#functions/routes.ts';
import { readHandlerRights } from '#infra/api/handler-rights.ts';
import { lambdaOf } from '../support/handlers.ts';
import { lambdasIn } from '../support/lambdas.ts';
import type { Bundle } from '../support/bundle.ts';
import type { Check } from '../support/deployment.ts';
import { oncePer } from './once-per.ts';

/** Packages that only Lambdas with the given right may contain. */
const PACKAGES: readonly { readonly name: string; readonly right: RegExp }[] = [
  { name: '@aws-sdk/client-dynamodb', right: /^(?:table|shares|calendars|kitchens|rings):/ },
  { name: '@aws-sdk/client-s3', right: /^(?:photos|shared-pictures):/ },
  { name: '@aws-sdk/client-lambda', right: /^page-fetcher$/ },
  { name: '@aws-sdk/client-sqs', right: /^ring-queue$/ },
  { name: '@aws-sdk/client-sesv2', right: /^mail$/ },
  { name: '@aws-sdk/client-bedrock-runtime', right: /^models$/ },
  { name: 'stripe', right: /^stripe$/ },
];

/** Packages that no Lambda may contain. */
const NEVER = [
  'react',
  'sharp',
  'vitest',
  'fast-check',
  'dynalite',
  '@aws-sdk/nested-clients',
  '@aws-sdk/token-providers',
  'mnemonist',
];

const RIGHTS = new Map(
  [...(await readHandlerRights(join(import.meta.dirname, '../../..')))].map(
    ([handler, rights]) => [lambdaOf(handler), rights] as const,
  ),
);

const JOB_IDS = new Set(JOBS.map(({ handler }) => lambdaOf(handler)));

const has = (rights: readonly Right[], wanted: RegExp) => rights.some((right) => wanted.test(right));

/** Bytes. */
export const KB = 1_000;

/**
 * Returns the maximum size of a Lambda's bundle by its handler's needs. Jobs may be larger, as nobody waits for them,
 * and one of them erases the data of all others.
 */
export function maxBundleBytes(id: string): number {
  const rights = RIGHTS.get(id) ?? [];
  // Reads lines with the whole food table.
  if (has(rights, /^(models|page-fetcher)$/) || JOB_IDS.has(id)) return 900 * KB;
  // Scales recipes with the whole food table, and pictures.
  if (id === lambdaOf('sharing/page')) return 550 * KB;
  // Calculates nutrition with the whole food table.
  if (id === lambdaOf('diary/log')) return 450 * KB;
  // Contains the description of the whole API.
  if (id === lambdaOf('open-api/find')) return 350 * KB;
  // Contains the whole food table with its names.
  if (id === lambdaOf('food/find')) return 300 * KB;
  // Contains the SDK of the Model Context Protocol.
  if (id === lambdaOf('mcp/serve')) return 430 * KB;
  // Contains an HTML parser, and reads texts with foods.
  if (id === lambdaOf(PAGE_FETCHER.handler)) return 300 * KB;
  if (has(rights, /^(?:photos:.*|shared-pictures:.*|stripe)$/)) return 750 * KB;
  return (has(rights, /^(?:table:.*|shares:get|calendars:get|rings:.*|mail)$/) ? 430 : 100) * KB;
}

/** Checks that bundles are small, contain the packages that they use, and nothing of the local stage. */
export const checkBundles: Check = ({ graph, bundles }) =>
  lambdasIn(graph).flatMap(({ id, environment }) => {
    const bundle = bundles.get(id);
    return [
      ...checkLocal(id, environment.variables, bundle),
      ...(bundle ? [...checkPackages(id, RIGHTS.get(id) ?? [], bundle), ...checkSize(id, bundle)] : []),
    ];
  });

/** Names of the packages that modules belong to. */
const packagesIn = oncePer(
  (sources: readonly string[]): ReadonlySet<string> =>
    new Set(sources.flatMap((source) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [])),
);

function checkPackages(id: string, rights: readonly Right[], { sources }: Bundle): string[] {
  const packages = packagesIn(sources);
  const held = (name: string) => packages.has(name);
  return [
    ...PACKAGES.filter((each) => held(each.name) && !has(rights, each.right)).map(
      ({ name }) => `${id} carries ${name}, and no port that it uses needs it.`,
    ),
    ...PACKAGES.filter((each) => !held(each.name) && has(rights, each.right)).map(
      ({ name }) => `${id} has ports that need ${name}, and does not carry it.`,
    ),
    ...NEVER.filter(held).map((name) => `${id} carries ${name}, which has no business in a Lambda.`),
  ];
}

const checkSize = (id: string, { bytes }: Bundle): string[] =>
  bytes <= maxBundleBytes(id)
    ? []
    : [`${id} weighs ${Math.round(bytes / KB)} KB, and its budget is ${maxBundleBytes(id) / KB} KB.`];

const namesLocalPage = oncePer((text: string) => text.includes('/local/'));

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
    ...(bundle && namesLocalPage(bundle.text) ? [`${id} serves or names a page of the local stage.`] : []),
  ];
}
