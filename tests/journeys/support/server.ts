import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '#tests/support/free-port.ts';

/** The product as `npm start` runs it, in a process of its own. */
export type Server = {
  readonly origin: string;
  /** Kills it, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  restart(): Promise<void>;
  /** Ends it and forgets its data. */
  dispose(): Promise<void>;
};

/**
 * A server whose author writes behind a server of its own that speaks Ollama's protocol.
 * @param env what differs from a plain start
 */
export async function startServerWithOllama(env: Record<string, string> = {}): Promise<Server> {
  const ollama = await spawnUntil('tests/journeys/support/ollama.ts', env, /^Ollama is ready at (\S+)$/);
  const author = { MUNCHIFY_AUTHOR_URL: ollama.told, MUNCHIFY_AUTHOR_MODEL: 'munchify.embedded-author' };
  const server = await startServer({ ...env, ...author });
  return {
    ...server,
    async dispose() {
      await server.dispose();
      await end(ollama.child);
    },
  };
}

/** @param env what differs from a plain start */
export async function startServer(env: Record<string, string> = {}): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'munchify-journey-'));
  const port = await freePort();
  let running = await start(data, port, env);
  const { origin } = running;
  return {
    origin,
    kill: () => end(running.child),
    async restart() {
      running = await start(data, port, env);
    },
    async dispose() {
      await end(running.child);
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function start(
  data: string,
  port: number,
  env: Record<string, string>,
): Promise<{ child: ChildProcess; origin: string }> {
  const place = {
    PORT: String(port),
    MUNCHIFY_DATA: data,
    MUNCHIFY_LOG: 'off',
    MUNCHIFY_AUTHOR_PACE: '0',
  };
  const ready = /^Munchify is ready at (\S+)$/;
  const { child, told } = await spawnUntil('local/start.ts', { ...place, ...env }, ready);
  return { child, origin: told };
}

/** Runs a program until it says that it is ready, and where. */
async function spawnUntil(
  file: string,
  env: Record<string, string>,
  ready: RegExp,
): Promise<{ child: ChildProcess; told: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../..', file)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, told] = ready.exec(line) ?? [];
    if (told) return { child, told };
  }
  throw new Error(`${file} ended before it was ready.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
