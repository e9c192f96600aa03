import { afterEach, vi } from 'vitest';
import { HOUR } from '#core/time.ts';
import type { Call } from '#local/aws/intercept.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { answering, DRAFT } from '#tests/support/models.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

/** Holds the next matching call until it is released. */
let brake: { isDue: (call: Call) => boolean; held: () => void; gate: Promise<void> } | undefined;

/** @returns a promise of the held call, and its release */
export function hold(isDue: (call: Call) => boolean): { isHeld: Promise<void>; letGo: () => void } {
  const [held, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  brake = { isDue, held: held.resolve, gate: gate.promise };
  return { isHeld: held.promise, letGo: gate.resolve };
}

async function holdIfDue(asked: Call): Promise<void> {
  if (!brake?.isDue(asked)) return;
  const { held, gate } = brake;
  brake = undefined;
  held();
  await gate;
}

export const stage = await startTestStage({
  model: answering(async () => JSON.stringify(DRAFT)),
  intercept: async (asked) => {
    await holdIfDue(asked);
    return 'answer' as const;
  },
});
export const { call, register: signUp, runJobs } = stage;
const PHOTO = asDataUrl(await plainJpeg());

afterEach(() => {
  vi.useRealTimers();
  brake = undefined;
});

export const analyze = (cookie: string) =>
  call('POST', '/api/analyze', { cookie, body: { images: [PHOTO] } });

/** Cooks once, and creates data of every kind. @returns the addresses of the photos */
export async function liveALittle(cookie: string): Promise<string[]> {
  const { id, imageUrls } = (await analyze(cookie)).body as { id: number; imageUrls: string[] };
  await call('POST', `/api/recipes/${id}/cooked`, { cookie, body: { servings: 1, date: Date.now() } });
  const goals = { dailyCalories: 2000, dailyProtein: 50, dailyCarbs: 250, dailyFat: 70, dailyFiber: 25 };
  await call('POST', '/api/nutrition/goals', { cookie, body: goals });
  const endpoint = 'https://web.push.apple.com/abc';
  const evening = { hour: 19, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } };
  await call('PUT', '/api/ring-devices', { cookie, body: { endpoint, evening } });
  const timer = { version: 1, endsAt: Date.now() + HOUR, message: 'AAAA' };
  await call('PUT', `/api/rings/${'1'.repeat(32)}`, { cookie, body: timer });
  return imageUrls;
}

export const userIn = (cookie: string) => cookie.split(/[=.]/)[1] ?? '';
