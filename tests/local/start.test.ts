import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { IS_LONG } from '#tests/long.ts';
import { freePort } from '#tests/support/free-port.ts';

const data = await mkdtemp(join(tmpdir(), 'munchify-start-'));
const port = await freePort();
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rm(data, { recursive: true, force: true }));

/** Runs a command with the settings of these tests, or others. */
function run([program = '', ...words]: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(program, words, {
    env: { ...process.env, PORT: String(port), MUNCHIFY_DATA: data, npm_config_loglevel: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

const START = [process.execPath, 'local/start.ts'];

const { scripts }: { scripts: Record<string, string> } = JSON.parse(await readFile('package.json', 'utf8'));

/** The last command of a script, run by npm: without the install and build steps before it. */
const byNpm = (script: string) => ['npm', 'exec', '--call', scripts[script]?.split(' && ').at(-1) ?? ''];

async function ready(child: ReturnType<typeof run>): Promise<string> {
  for await (const line of createInterface({ input: child.stdout })) {
    const [, origin] = /^Munchify is ready at (\S+)$/.exec(line) ?? [];
    if (origin) return origin;
  }
  throw new Error('It ended before it was ready.');
}

/** Returns the exit code and output of a start that was refused. */
async function refused(child: ReturnType<typeof run>) {
  const said = text(child.stderr);
  const [code] = await once(child, 'exit');
  return { code, said: await said };
}

const answers = async (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

describe('the stage on a laptop', () => {
  test.each(IS_LONG ? (['SIGTERM', 'SIGKILL'] as const) : (['SIGKILL'] as const))(
    'that npm has started refuses a second start on its data, and ends with npm after a %s',
    async (signal) => {
      const npm = run(byNpm('start'));
      await ready(npm);
      const second = await refused(run(START, { PORT: String(await freePort()) }));
      expect(second.code).toBe(1);
      expect(second.said).toMatch(
        new RegExp(`^Another Munchify \\(process \\d+\\) is working in ${data}\\. [^\\n]+\\n$`),
      );
      const taken = await refused(run(START, { MUNCHIFY_DATA: join(data, 'other') }));
      expect(taken.code).toBe(1);
      expect(taken.said).toMatch(new RegExp(`^Port ${port} is taken\\. [^\\n]+\\n$`));
      npm.kill(signal);
      await once(npm, 'exit');
      await vi.waitFor(async () => expect(await answers()).toBe(false), { timeout: 30_000 });
    },
  );

  test('starts after a kill, answers only once it is ready, and closes everything on repeated signals', async () => {
    const killed = run(START);
    await ready(killed);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    // Data that the killed one left.
    expect(await readdir(data)).toContain('process.pid');

    const child = run(START);
    const isReady = ready(child);
    const statuses: number[] = [];
    const asking = new AbortController();
    void isReady.finally(() => asking.abort());
    while (!asking.signal.aborted) {
      const logIn = fetch(`http://127.0.0.1:${port}/api/login`, {
        method: 'POST',
        headers: { origin: `http://localhost:${port}`, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@example.org', password: 'Leek2026leek' }),
      });
      await logIn.then(
        ({ status }) => statuses.push(status),
        () => setTimeout(5),
      );
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const { status } = await fetch(`${await isReady}/api/user`);
    expect(status).toBe(401);

    child.kill('SIGINT');
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await readdir(data)).not.toContain('process.pid');
  });

  test.runIf(IS_LONG)('in development serves the sources and the API, and starts once', async () => {
    const npm = run(byNpm('dev'));
    const output = text(npm.stdout);
    await vi.waitFor(async () => expect(await answers()).toBe(true), { timeout: 60_000, interval: 200 });
    const types = [
      '/',
      '/main.tsx',
      '/requests/api.ts',
      '/requests/api-events.ts',
      '/api/user',
      '/local/mail',
    ].map(async (path) => {
      const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
      return headers.get('content-type')?.split(';')[0];
    });
    expect(await Promise.all(types)).toEqual([
      'text/html',
      'text/javascript',
      'text/javascript',
      'text/javascript',
      'application/json',
      'text/html',
    ]);
    npm.kill('SIGTERM');
    await vi.waitFor(async () => expect(await answers()).toBe(false), { timeout: 30_000 });
    expect((await output).match(/^Munchify is ready/gm)).toHaveLength(1);
  });

  test.each(['abc', '0'])('does not start on a port called %s', async (PORT) => {
    const { code, said } = await refused(run(START, { PORT }));
    expect(code).toBe(1);
    expect(said).toMatch(/^PORT is [^\n]+\n$/);
  });
});
