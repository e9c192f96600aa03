import type { Measured } from './support/measured.ts';
import { isShort, runs } from './support/runs.ts';
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBundles, KB, maxBundleBytes } from '#tests/infra/checks/bundles.ts';
import type { Bundle } from '#tests/infra/support/bundle.ts';
import { deploy } from '#tests/infra/support/deploy.ts';
import { deploymentOf, type Deployment } from '#tests/infra/support/deployment.ts';
import { lambdasIn } from '#tests/infra/support/lambdas.ts';
import { ensurePlatform } from '#tests/infra/support/platform.ts';
import { PREVIEW, PREVIEW_VALUES } from '#tests/infra/support/stages.ts';
import { unpack } from '#tests/infra/support/unpack.ts';

const STARTS = runs(9);

/** Budget 8: size of the Lambdas that `sst deploy` builds, and start-up time of the largest. */
export async function bundles(): Promise<Measured[]> {
  // In the short form, the tests have already deployed the stage.
  if (!isShort) await deployAnew();
  const deployment = deploymentOf(PREVIEW);
  const heaviestFirst = [...deployment.bundles].toSorted(([, a], [, b]) => b.bytes - a.bytes);
  const kinds = Map.groupBy(heaviestFirst, ([id]) => maxBundleBytes(id));
  const faults = checkBundles(deployment);
  return [
    ...[...kinds].toSorted(([a], [b]) => a - b).map(([most, lambdas]) => heaviestSize(most, lambdas)),
    {
      name: '8 Lambdas with unused modules, or over their budget',
      budget: '0',
      measured: faults.length === 0 ? '0' : faults.join(' '),
      holds: faults.length === 0,
    },
    await startTime(deployment, heaviestFirst[0]),
  ];
}

async function deployAnew(): Promise<void> {
  ensurePlatform();
  const { status, output } = await deploy(PREVIEW, PREVIEW_VALUES);
  if (status !== 0) throw new Error(output);
}

function heaviestSize(most: number, lambdas: readonly [string, Bundle][]): Measured {
  const [heaviest, { bytes }] = lambdas[0] ?? ['', { bytes: Infinity }];
  return {
    name: `8 heaviest of ${lambdas.length}: ${heaviest}`,
    budget: `≤ ${most / KB} KB`,
    measured: `${(bytes / KB).toFixed(0)} KB`,
    holds: bytes <= most,
  };
}

/** Measures the start-up of processes that load the largest Lambda, nothing, and the smallest possible client. */
async function startTime({ graph }: Deployment, heaviest: [string, Bundle] | undefined): Promise<Measured> {
  if (!heaviest) throw new Error('Nothing was deployed.');
  const [id, bundle] = heaviest;
  const environment = lambdasIn(graph).find((each) => each.id === id)?.environment.variables ?? {};
  const folder = unpack(bundle);
  try {
    const node = cpuOf(folder, environment);
    const thin = cpuOf(folder, environment, join(import.meta.dirname, 'thin-client.mjs'));
    const lambda = cpuOf(folder, environment, join(folder, 'index.mjs'));
    const measured = `${lambda} ms; a signed fetch ${thin} ms, bare Node ${node} ms (medians of ${STARTS})`;
    return { name: `8 CPU to start ${id}`, budget: 'reported', measured, holds: true };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Loads the given file, if any, and prints the process's CPU time so far, in µs. */
const LOAD_SCRIPT = `
  globalThis.awslambda = { streamifyResponse: (handler) => handler };
  const [, file] = process.argv;
  if (file) await import(file);
  const { user, system } = process.cpuUsage();
  console.log(user + system);
`;

/** Returns the median CPU time of several starts, in ms. */
function cpuOf(cwd: string, environment: Readonly<Record<string, string>>, file = ''): number {
  const env = { ...process.env, ...environment };
  const options = { cwd, env, encoding: 'utf8' } as const;
  const times = Array.from({ length: STARTS }, () =>
    Number(execFileSync(process.execPath, ['--input-type=module', '--eval', LOAD_SCRIPT, file], options)),
  );
  return Math.round((times.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? Infinity) / 1_000);
}
