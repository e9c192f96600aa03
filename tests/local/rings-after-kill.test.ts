import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { SECOND } from '#core/time.ts';
import { anEmail, apiClient } from '#tests/support/api-client.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startPushService } from '#tests/support/push/stand-in.ts';

const service = await startPushService();
const data = await mkdtemp(join(tmpdir(), 'munchify-rings-'));
const port = await freePort();
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await service.close();
  await rm(data, { recursive: true, force: true });
});

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['local/start.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      MUNCHIFY_DATA: data,
      MUNCHIFY_PUSH_SERVICES: service.url,
      MUNCHIFY_LOG: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('Munchify is ready at ')) return child;
  throw new Error('It ended before it was ready.');
}

/** The mails that the stage has written. */
async function mails() {
  const dir = join(data, 'mails');
  const texts = await Promise.all((await readdir(dir)).map((name) => readFile(join(dir, name), 'utf8')));
  return texts.map((text) => JSON.parse(text));
}

test('timers of a stage that is killed ring once it is started again, each of them once', async () => {
  const gateway = `http://127.0.0.1:${port}`;
  const { call, signUp } = apiClient({ origin: `http://localhost:${port}`, gateway, mails });
  const first = await start();
  const cookie = await signUp(anEmail());
  const phone = service.subscribe();
  await call('PUT', '/api/ring-devices', { cookie, body: { endpoint: phone.endpoint } });
  const names = ['soup', 'rice', 'roast'];
  const endsAt = Date.now() + SECOND;
  for (const [index, name] of names.entries()) {
    const body = { version: 1, endsAt, message: await phone.encrypt(name) };
    const { status } = await call('PUT', `/api/rings/timer-${String(index).padStart(20, '0')}`, {
      cookie,
      body,
    });
    expect(status).toBe(204);
  }
  first.kill('SIGKILL');
  await once(first, 'exit');
  await start();
  await service.arrived(names.length);
  expect(service.received.map(({ text }) => text).toSorted()).toEqual(names.toSorted());
});
