import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Installs the browser of the tests unless there is one: `node tests/journeys/support/install-browser.ts`. If it
// cannot, it ends non-zero with advice. A path as an argument replaces the usual ones.

/** The browser of all journeys, and the font for screens. */
const PACKAGES = ['chromium-headless-shell', 'fonts-liberation'];

/** Recommended packages are skipped: they include a print server, and some replace parts of the running system. */
const INSTALL = ['-o', 'DPkg::Lock::Timeout=600', 'install', '-y', '--no-install-recommends', ...PACKAGES];

/** Errors of apt when its package lists are missing or outdated. */
const NEEDS_LISTS =
  /Unable to locate package|has no installation candidate|Unable to fetch some archives, maybe run apt-get update/;

const [, , wanted] = process.argv;
// Playwright takes a second to load, and only finds browsers that it has downloaded itself.
const isThere = wanted === undefined ? (await import('./browser.ts')).findBrowser : () => existsSync(wanted);

if (!isThere()) {
  if (hasLock()) install();
  else runLocked();
}

/**
 * Returns whether this process holds the lock. Without `flock` on the system, nothing else installs packages either.
 */
function hasLock(): boolean {
  return (
    process.env['MUNCHIFY_INSTALLS_BROWSER'] !== undefined ||
    spawnSync('flock', ['--version']).error !== undefined
  );
}

/** Runs this script again under the machine's lock, where it checks again before it installs. */
function runLocked(): void {
  const lock = join(tmpdir(), 'munchify-browser.lock');
  const { status } = spawnSync('flock', [lock, process.execPath, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, MUNCHIFY_INSTALLS_BROWSER: '1' },
  });
  process.exitCode = status ?? 1;
}

function install(): void {
  console.log('Installing a browser for the tests. This takes a minute the first time.');
  const said = spawnSync('apt-get', ['--version']).error ? '' : installByApt();
  if (isThere()) return;
  console.error(said);
  // Without a package manager, or without permission to use it.
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (isThere()) return;
  console.error(
    `The tests need Chromium, and it could not be installed. As root: apt-get update && apt-get install --no-install-recommends ${PACKAGES.join(' ')}. Or say where one is: CHROMIUM_PATH=/path npm test`,
  );
  process.exitCode = 1;
}

/**
 * Installs the packages. Lists are updated only after apt has failed for lack of them: in containers, updating lists
 * deletes the archives of a running installation.
 * @returns the printed output
 */
function installByApt(): string {
  const asRoot = rootBy();
  if (!asRoot) return 'Packages can be installed by root, or by a user whom sudo asks for no password.';
  const apt = (args: readonly string[]) => {
    const [command = '', ...rest] = [
      ...asRoot,
      'env',
      'LC_ALL=C',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      ...args,
    ];
    const { stdout, stderr } = spawnSync(command, rest, { encoding: 'utf8' });
    return `${stdout}\n${stderr}`.trim();
  };
  const first = apt(INSTALL);
  if (!NEEDS_LISTS.test(first)) return first;
  return [first, apt(['update']), apt(INSTALL)].join('\n');
}

/** Returns the command prefix for root; undefined if this user has no such permission. */
function rootBy(): readonly string[] | undefined {
  if (spawnSync('id', ['-u'], { encoding: 'utf8' }).stdout?.trim() === '0') return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}
