import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** Settings that restrict `sst` to the npm registry, and turn its telemetry off. */
export const OFFLINE = {
  SST_SKIP_DEPENDENCY_CHECK: '1',
  SST_NO_BUN: '1',
  SST_TELEMETRY_DISABLED: '1',
  // SST would fetch its own engine from another host: ours replaces it.
  SST_PULUMI_PATH: join(import.meta.dirname, 'engine.ts'),
  AWS_ACCESS_KEY_ID: 'nobody',
  AWS_SECRET_ACCESS_KEY: 'nothing',
  AWS_REGION: 'eu-central-1',
};

const HERE = join(ROOT, '.sst');

/** Parts of `.sst/` that are equal in each checkout. */
const PARTS = ['platform', 'provider-lock.json'];

/**
 * Puts SST's platform of the installed version into `.sst/` unless it is there: 320 MB, fetched once per machine and
 * cached for the user, as the browser is.
 * @throws an error that says what is missing and why
 */
export function ensurePlatform(): void {
  if (existsSync(join(HERE, 'provider-lock.json')) && platformVersion() === wantedVersion()) return;
  const kept = join(CACHE, keyOfPlatform());
  if (existsSync(kept)) {
    copyPlatform(kept, HERE);
    return;
  }
  fetchPlatform();
  // One copy is cached, and moved into place as a whole.
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  const copy = mkdtempSync(join(CACHE, 'copy-'));
  copyPlatform(HERE, copy);
  renameSync(copy, kept);
}

const CACHE = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'munchify-sst');

/** The platform needs the configured providers, and programs for this machine. */
function keyOfPlatform(): string {
  const config = readFileSync(join(ROOT, 'sst.config.ts'));
  const parts = [wantedVersion(), process.platform, process.arch];
  return createHash('sha256').update(parts.join(' ')).update(config).digest('hex');
}

function copyPlatform(from: string, to: string): void {
  for (const part of PARTS) {
    rmSync(join(to, part), { recursive: true, force: true });
    cpSync(join(from, part), join(to, part), { recursive: true, verbatimSymlinks: true });
  }
}

function fetchPlatform(): void {
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

/** A registry may interrupt one of hundreds of downloads. */
const ATTEMPTS = 3;

const wantedVersion = (): string => {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(ROOT, 'node_modules/sst/package.json'), 'utf8'),
  );
  return version;
};

function platformVersion(): string | undefined {
  const file = join(HERE, 'platform/version');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
