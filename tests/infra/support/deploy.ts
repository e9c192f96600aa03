import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startFakeAws } from './fake-aws.ts';
import type { Graph } from './graph.ts';
import { OFFLINE } from './platform.ts';

const ROOT = join(import.meta.dirname, '../../..');

const CACHE = join(ROOT, '.cache/infra');

/** File with the resources that the last deployment of a stage requested. */
export const graphFileOf = (stage: string): string => join(CACHE, `${stage}.json`);

export type Deployed = {
  readonly status: number | null;
  readonly output: string;
  /** Requested resources; undefined if the deployment failed before. */
  readonly graph: Graph | undefined;
};

/**
 * Deploys a stage with the real `sst deploy` to a simulated AWS.
 * @param told secrets of the stage
 */
export async function deploy(stage: string, told: Readonly<Record<string, string>>): Promise<Deployed> {
  const graphFile = graphFileOf(stage);
  await mkdir(CACHE, { recursive: true });
  await rm(graphFile, { force: true });
  const aws = await startFakeAws(stage);
  try {
    const secrets = Object.entries(told).map(([name, value]) => [`SST_SECRET_${name}`, value]);
    const { status, output } = await run(['deploy', '--stage', stage], {
      ...OFFLINE,
      ...Object.fromEntries(secrets),
      AWS_ENDPOINT_URL: aws.url,
      MUNCHIFY_GRAPH: graphFile,
    });
    const graph = await readFile(graphFile, 'utf8').then(
      (json): Graph => JSON.parse(json),
      () => undefined,
    );
    return { status, output, graph };
  } finally {
    await aws.close();
  }
}

/**
 * Removes variables that mark a test run, because the build is for production, and the addresses of local stand-ins.
 */
const OF_OTHERS = /^(NODE_ENV$|AWS_ENDPOINT_URL|SST_RESOURCE_)/;

function run(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const ours = Object.entries(process.env).filter(([name]) => !OF_OTHERS.test(name));
    const child = spawn('sst', args, { cwd: ROOT, env: { ...Object.fromEntries(ours), ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject).on('close', (status) => resolve({ status, output }));
  });
}
