import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anEmail, apiClient, type ApiClient } from '#tests/support/api-client.ts';

/** Stage in a process of its own. It can be killed, and its work does not delay the bench. */
export type StageApart = {
  readonly call: ApiClient['call'];
  /** Registers, verifies and logs in a new cook. @returns the session's cookie */
  signUp(): Promise<string>;
  /** @returns CPU time used so far, in ms */
  cpu(): Promise<number>;
  /** Ends the process without warning, like a power cut. */
  kill(): Promise<void>;
};

/** @param data folder of the stage */
export async function startStageApart(data: string): Promise<StageApart> {
  const stage = fork(join(import.meta.dirname, 'stage-process.ts'), [data]);
  const [{ origin, gateway }] = await once(stage, 'message');
  return {
    call: apiClient({ origin, gateway, mails: async () => [] }).call,
    async signUp() {
      stage.send(anEmail());
      const [{ cookie }] = await once(stage, 'message');
      return cookie;
    },
    async cpu() {
      stage.send('cpu');
      const [{ cpu }] = await once(stage, 'message');
      return cpu;
    },
    async kill() {
      const exited = once(stage, 'exit');
      stage.kill('SIGKILL');
      await exited;
    },
  };
}

/** Runs a function with such a stage, then removes it. */
export async function withStageApart<Outcome>(
  act: (stage: StageApart) => Promise<Outcome>,
): Promise<Outcome> {
  const data = await mkdtemp(join(tmpdir(), 'munchify-bench-'));
  const stage = await startStageApart(data);
  try {
    return await act(stage);
  } finally {
    await stage.kill();
    await rm(data, { recursive: true, force: true });
  }
}

/**
 * Fetches a cook's recipes, as another visitor.
 * @returns time until the answer, in ms
 */
export async function visitOnce({ call }: StageApart, cookie: string): Promise<number> {
  const begun = performance.now();
  const { status } = await call('GET', '/api/recipes', { cookie });
  if (status !== 200) throw new Error(`The visitor is answered with ${status}.`);
  return performance.now() - begun;
}
