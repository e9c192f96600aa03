import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { HOUR, SECOND } from '#core/time.ts';
import { anEmail, apiClient } from '#tests/support/api-client.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startPushService, type StandInSubscription } from '#tests/support/push/stand-in.ts';

/** Each cook has two devices, and the maximum number of timers. */
const COOKS = 5;
const TIMERS_OF_DEVICE = 20;

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

let running = start();
/** Numbers of messages that had arrived when a stage ended. */
const ends: number[] = [];

/** Kills the stage and starts it again. Requests from now on wait for it. */
function kill(): void {
  running = running.then(async (child) => {
    child.kill('SIGKILL');
    await once(child, 'exit');
    ends.push(service.received.length);
    return start();
  });
}

const gateway = `http://127.0.0.1:${port}`;
const { call, logIn, signUp } = apiClient({
  origin: `http://localhost:${port}`,
  gateway,
  mails: async (to = '') => (await fetch(`${gateway}/local/mail.json?to=${encodeURIComponent(to)}`)).json(),
});

type Device = { readonly cookie: string; readonly phone: StandInSubscription };

async function ringsOn(cookie: string): Promise<Device> {
  const phone = service.subscribe();
  await call('PUT', '/api/ring-devices', { cookie, body: { endpoint: phone.endpoint } });
  return { cookie, phone };
}

/** Sends a change until it is answered, as the outbox does. */
async function tell(device: Device, id: string, body: object): Promise<void> {
  await running;
  try {
    const { status } = await call('PUT', `/api/rings/${id}`, { cookie: device.cookie, body });
    expect(status).toBe(204);
  } catch (failure) {
    // The connection was lost.
    if (!(failure instanceof TypeError)) throw failure;
    await tell(device, id, body);
  }
}

const soon = () => Date.now() + SECOND;
const later = () => Date.now() + HOUR;

type Say = (body: object) => Promise<void>;

/** Scenarios of a timer. Each sends its changes to the server, and returns whether the timer has to ring. */
const WAYS = [
  async (say: Say, message: string) => {
    await say({ version: 1, endsAt: soon(), message });
    return true;
  },
  async (say: Say, message: string) => {
    const first = { version: 1, endsAt: later(), message };
    await say(first);
    await say({ version: 2, endsAt: soon(), message });
    // It took longer to arrive.
    await say(first);
    return true;
  },
  async (say: Say, message: string) => {
    await say({ version: 1, endsAt: later(), message });
    const paused = { version: 2 };
    await say(paused);
    const resumed = { version: 3, endsAt: soon(), message };
    await say(resumed);
    // Its answer was lost.
    await say(resumed);
    return true;
  },
  async (say: Say, message: string) => {
    const endsAt = Date.now() + 4 * SECOND;
    await say({ version: 1, endsAt, message });
    await say({ version: 2 });
    // A timer that was stopped too late may have rung.
    return Date.now() < endsAt ? false : undefined;
  },
] as const;

test('timers of a killed stage ring once each, and none rings after it was stopped', async () => {
  await running;
  const devices: Device[] = [];
  for (let cook = 0; cook < COOKS; cook += 1) {
    const email = anEmail();
    devices.push(await ringsOn(await signUp(email)), await ringsOn(await logIn(email)));
  }
  const all = COOKS * 2 * TIMERS_OF_DEVICE;
  let told = 0;
  const hasToRing = new Map<string, boolean | undefined>();
  const tellTimers = async (device: Device, at: number) => {
    for (let number = 0; number < TIMERS_OF_DEVICE; number += 1) {
      const name = `${at}.${number}`;
      const id = `timer-${String(at).padStart(10, '0')}-${String(number).padStart(10, '0')}`;
      const way = WAYS[number % WAYS.length] ?? WAYS[0];
      const say = (body: object) => tell(device, id, body);
      hasToRing.set(name, await way(say, await device.phone.encrypt(name)));
      told += 1;
      // In the middle of all changes, and once more while many ends are announced.
      if (told === Math.floor(all / 3) || told === Math.floor((2 * all) / 3)) kill();
    }
  };
  await Promise.all(devices.map(tellTimers));
  const ringing = [...hasToRing].filter(([, rings]) => rings).map(([name]) => name);
  await allRung(ringing);
  // Timers that were stopped would have rung by now.
  const [device] = devices;
  if (!device) throw new Error('There is no device.');
  const bell = { version: 1, endsAt: Date.now() + 5 * SECOND, message: await device.phone.encrypt('bell') };
  await tell(device, `bell-${'0'.repeat(20)}`, bell);
  await allRung(['bell']);
  const stopped = [...hasToRing].filter(([, rings]) => rings === false).map(([name]) => name);
  expect(stopped).not.toEqual([]);
  expect(service.received.map(({ text }) => text).filter((text) => stopped.includes(text))).toEqual([]);
  expect(ends).toHaveLength(2);
  // A message that was being sent when the stage ended is sent again under its topic, which replaces it on the device.
  for (const [from, to] of [0, ...ends].map((end, at) => [end, ends[at]]))
    expect(repeatedIn(service.received.slice(from, to).map(({ text }) => text))).toEqual([]);
});

/** Resolves when all of these have arrived. */
async function allRung(names: readonly string[]): Promise<void> {
  const isMissing = (name: string) => service.received.every(({ text }) => text !== name);
  while (names.some(isMissing)) await service.arrived(service.received.length + 1);
}

const repeatedIn = (texts: readonly string[]): string[] =>
  texts.filter((text, at) => texts.indexOf(text) !== at);
