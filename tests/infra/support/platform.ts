import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** Settings that restrict `sst` to the npm registry, and turn its telemetry off. */
export const OFFLINE = {
  SST_SKIP_DEPENDENCY_CHECK: '1',
  SST_NO_BUN: '1',
  SST_TELEMETRY_DISABLED: '1',
  // Its own engine is fetched from elsewhere: ours stands in.
  SST_PULUMI_PATH: join(import.meta.dirname, 'engine.ts'),
  AWS_ACCESS_KEY_ID: 'nobody',
  AWS_SECRET_ACCESS_KEY: 'nothing',
  AWS_REGION: 'eu-central-1',
};

/**
 * Fetches SST's platform of the installed version into `.sst/` unless it is there: 320 MB, once per machine.
 * @throws an error that says what is missing and why
 */
export function ensurePlatform(): void {
  if (existsSync(join(ROOT, '.sst/provider-lock.json')) && platformVersion() === wantedVersion()) return;
  console.log(`Fetching the platform of sst ${wantedVersion()} from the npm registry, once.`);
  let failure = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { status, error, stdout, stderr } = spawnSync('sst', ['install', '--stage', 'ci'], {
      cwd: ROOT,
      env: { ...process.env, ...OFFLINE },
      encoding: 'utf8',
    });
    if (status === 0) return;
    failure = `${String(error ?? '')}${stdout}${stderr}`;
  }
  throw new Error(
    `The platform of sst ${wantedVersion()} could not be had from the npm registry, and without it nothing can be said about what would be deployed. ${failure}`,
  );
}

/** A registry may break off one of hundreds of downloads. */
const ATTEMPTS = 3;

const wantedVersion = (): string => {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(ROOT, 'node_modules/sst/package.json'), 'utf8'),
  );
  return version;
};

function platformVersion(): string | undefined {
  const file = join(ROOT, '.sst/platform/version');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
