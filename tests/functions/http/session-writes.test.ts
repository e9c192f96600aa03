import { expect, test } from 'vitest';
import { checkLimits } from '#core/limits/limits.ts';
import { attempts, clock, secrets } from '#functions/ports.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { stage } from '#tests/support/stage/shared-stage.ts';
import { beginAnHour } from '#tests/support/whole-hour.ts';

const { call, signUp } = stage;

const GOALS = { calories: 2_000, protein: 80, carbs: 250, fat: 70, fiber: 30 };

test('a device that writes in a loop is told to wait, can still read, and delays nobody else', async () => {
  beginAnHour();
  const [cookie, other] = [await signUp(anEmail()), await signUp(anEmail())];
  const by = cookie.split(/[=.]/)[1] ?? '';
  const ports = { attempts: attempts(), clock: clock(), secrets: secrets() };
  while ((await checkLimits(ports, [{ limit: 'sessionWrite', by }])).ok);
  const change = (session: string) => call('POST', '/api/nutrition/goals', { cookie: session, body: GOALS });
  let status = 0;
  // One in ten is counted.
  for (let time = 0; status !== 429 && time < 500; time += 1) ({ status } = await change(cookie));
  expect(status).toBe(429);
  expect((await call('GET', '/api/nutrition/goals/current', { cookie })).status).toBe(200);
  for (let time = 0; time < 30; time += 1) expect((await change(other)).status).not.toBe(429);
});
