import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const SCRIPT = resolve('tests/journeys/support/install-browser.ts');

/**
 * Imitates apt in a container: without lists it knows no package, and updating lists deletes the archives of a running
 * installation.
 */
const APT = `#!/bin/sh
cd "$MACHINE"
[ "$1" = --version ] && exit 0
echo "$*" >> calls
case "$*" in
  update)
    rm -rf archives; touch lists;;
  *install*)
    [ -e lists ] || { echo "E: Unable to locate package chromium-headless-shell" >&2; exit 100; }
    mkdir archives || { echo "E: Could not get lock" >&2; exit 100; }
    for i in 1 2 3 4 5 6 7 8; do sleep 0.05; [ -e archives ] || { echo "cannot access archive" >&2; exit 100; }; done
    [ -e broken ] && { echo "dpkg: error processing package" >&2; exit 100; }
    rm -r archives; touch browser;;
esac
`;

const scripts = (user: string, sudo: number) => ({
  'apt-get': APT,
  id: `#!/bin/sh\necho ${user}\n`,
  sudo: `#!/bin/sh\n[ ${sudo} = 0 ] || exit 1\n[ "$1" = -n ] && shift\nexec "$@"\n`,
  npx: '#!/bin/sh\nexit 1\n',
});

const made: string[] = [];

/** A machine with its own package manager, user, and folder for locks. */
async function aMachine({ user = '0', sudo = 1, isBroken = false } = {}): Promise<string> {
  const machine = await mkdtemp(join(tmpdir(), 'munchify-machine-'));
  made.push(machine);
  await mkdir(join(machine, 'bin'));
  for (const [name, script] of Object.entries(scripts(user, sudo))) {
    await writeFile(join(machine, 'bin', name), script);
    await chmod(join(machine, 'bin', name), 0o755);
  }
  if (isBroken) await writeFile(join(machine, 'broken'), '');
  return machine;
}

afterEach(async () => {
  for (const machine of made.splice(0)) await rm(machine, { recursive: true, force: true });
});

/** Runs the installer. @returns its status and output */
function installOn(machine: string): Promise<{ status: number | null; said: string }> {
  return new Promise((resolved, rejected) => {
    const child = spawn(process.execPath, [SCRIPT, join(machine, 'browser')], {
      env: {
        ...process.env,
        MACHINE: machine,
        TMPDIR: machine,
        PATH: [join(machine, 'bin'), process.env['PATH']].join(delimiter),
      },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += String(chunk)));
    child.on('error', rejected).on('close', (status) => resolved({ status, said }));
  });
}

const callsOn = async (machine: string) =>
  (await readFile(join(machine, 'calls'), 'utf8')).trim().split('\n');

test.runIf(process.platform === 'linux')(
  'three that need the browser at once install it once, and update package lists only if apt needs them',
  async () => {
    const machine = await aMachine();
    const ended = await Promise.all([1, 2, 3].map(() => installOn(machine)));
    expect(ended.map(({ status }) => status)).toEqual([0, 0, 0]);
    expect(await callsOn(machine)).toEqual([
      expect.stringContaining('install -y --no-install-recommends chromium-headless-shell fonts-liberation'),
      'update',
      expect.stringContaining('install'),
    ]);
    expect((await installOn(machine)).said).toBe('');
  },
);

test.runIf(process.platform === 'linux')(
  'An installation that fails shows apt’s error and the remedy, and is not repeated again and again',
  async () => {
    const machine = await aMachine({ isBroken: true });
    await writeFile(join(machine, 'lists'), '');
    const { status, said } = await installOn(machine);
    expect(status).toBe(1);
    expect(said).toContain('dpkg: error processing package');
    expect(said).toMatch(/As root: apt-get .*CHROMIUM_PATH/);
    expect(await callsOn(machine)).toHaveLength(1);
  },
);

test.runIf(process.platform === 'linux')('a user with sudo without a password installs it, too', async () => {
  const machine = await aMachine({ user: '1000', sudo: 0 });
  expect((await installOn(machine)).status).toBe(0);
});

test.runIf(process.platform === 'linux')(
  'a user who may not install packages gets an explanation',
  async () => {
    const machine = await aMachine({ user: '1000' });
    const { status, said } = await installOn(machine);
    expect(status).toBe(1);
    expect(said).toContain('sudo asks for no password');
  },
);
