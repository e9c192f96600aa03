import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startOllama } from '#local/models/ollama.ts';
import type { StandInModel } from '#local/models/stand-in-model.ts';
import { freePort } from '#tests/support/free-port.ts';

/** The product as `npm start` runs it, in its own process. */
export type Server = {
  readonly origin: string;
  /** Kills the server, as a power cut would. */
  kill(): Promise<void>;
  /** Restarts the server with its data and port. Does nothing while it runs. */
  restart(): Promise<void>;
  /** Ends it and deletes its data. */
  dispose(): Promise<void>;
};

/** Starts a server whose model is called by Ollama's protocol. */
export async function startServerWithModel(model: StandInModel): Promise<Server> {
  const ollama = await startOllama(model);
  const server = await startServer({
    MUNCHIFY_AUTHOR_URL: ollama.url,
    MUNCHIFY_AUTHOR_MODEL: 'stand-in',
  });
  return {
    ...server,
    async dispose() {
      await server.dispose();
      await ollama.close();
    },
  };
}

/** @param env differences from a plain start */
export async function startServer(env: Record<string, string> = {}): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'munchify-journey-'));
  const port = await freePort();
  let running = await start(data, port, env);
  const { origin } = running;
  return {
    origin,
    kill: () => end(running.child),
    async restart() {
      if (hasEnded(running.child)) running = await start(data, port, env);
    },
    async dispose() {
      await end(running.child);
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Runs `npm start` until it reports that it is ready. @returns its address */
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
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../local/start.ts')], {
    env: { ...process.env, ...place, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, origin] = /^Munchify is ready at (\S+)$/.exec(line) ?? [];
    if (origin) return { child, origin };
  }
  throw new Error('The server ended before it was ready.');
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
