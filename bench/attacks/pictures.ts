import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { HOUR } from '#core/time.ts';
import { startStage } from '#local/stage.ts';
import { anEmail, apiClient, PASSWORD, type ApiClient } from '#tests/support/api-client.ts';
import { heldData } from '#tests/support/held-data.ts';
import type { Measured } from '../support/measured.ts';
import { runs } from '../support/runs.ts';
import { startStageApart } from '../support/stage-apart.ts';
import { writeOnce, WrongAnswer, type PictureCook } from './picture-cook.ts';

const KILLS = runs(30);
const COOKS = 3;

/** Maximum number of answers before a kill. The stage dies while more requests are under way. */
const MOST_ANSWERS = 25;

/** Number of accounts that are deleted while their cooks write. */
const LEAVERS = runs(12);

/**
 * Kills a real stage repeatedly while cooks write recipes with pictures, and deletes accounts while their cooks write.
 * Then compares confirmed recipes with the present ones, and stored pictures with those that recipes list.
 */
export async function pictureAttack(): Promise<Measured[]> {
  const data = await mkdtemp(join(tmpdir(), 'munchify-bench-'));
  const { now } = Date;
  let later = 0;
  Date.now = () => now() + later;
  try {
    const { cooks, answers, wrong } = await writeUnderKills(data);
    const stage = await startStage({ data, port: 0, app: async () => ({ status: 404 }) });
    try {
      const client = apiClient(stage);
      later = HOUR + 60_000;
      await stage.runJobs();
      const rows = [
        row(`wrong answers before ${KILLS} kills`, wrong.length, answers),
        ...(await comparedWith(client.call, cooks, data)),
      ];
      const before = await heldOfCooks(data);
      await leaveWhileWriting(client);
      for (const { cookie } of cooks) await leave(client.call, cookie);
      await stage.runJobs();
      later += HOUR + 60_000;
      await stage.runJobs();
      const after = await heldOfCooks(data);
      return [
        ...rows,
        row('records left when every account is deleted', after.records, before.records),
        row('pictures left when every account is deleted', after.pictures, before.pictures),
      ];
    } finally {
      await stage.close();
    }
  } finally {
    Date.now = now;
    await rm(data, { recursive: true, force: true });
  }
}

const row = (name: string, found: number, of: number): Measured => ({
  name: `attack on pictures: ${name}`,
  budget: 'none',
  measured: `${found} of ${of}`,
  holds: found === 0,
});

/** Counts the records and pictures of the cooks on a stage. */
async function heldOfCooks(data: string): Promise<{ records: number; pictures: number }> {
  const { items, objects } = await heldData(data);
  const records = items.filter((item) => /"pk":"(?:USER#|LEFTOVER|DELETION)/.test(item));
  return { records: records.length, pictures: objects.length };
}

type Written = {
  readonly cooks: readonly PictureCook[];
  readonly answers: number;
  readonly wrong: readonly WrongAnswer[];
};

/** Lets cooks write, and kills the stage at a random moment. */
async function writeUnderKills(data: string): Promise<Written> {
  const cooks: PictureCook[] = [];
  const wrong: WrongAnswer[] = [];
  let answers = 0;
  for (let time = 0; time < KILLS; time += 1) {
    const { call, signUp, kill } = await startStageApart(data);
    while (cooks.length < COOKS) cooks.push({ cookie: await signUp(), told: new Map() });
    let left = Math.ceil(Math.random() * MOST_ANSWERS);
    const enough = Promise.withResolvers<void>();
    const onAnswer = () => {
      answers += 1;
      left -= 1;
      if (left <= 0) enough.resolve();
    };
    const writing = cooks.map((cook) => writeUntilItDies(call, cook, onAnswer));
    // A wrong answer ends the writing early.
    await Promise.race([enough.promise, ...writing]);
    await setTimeout(Math.random() * 30);
    await kill();
    for (const ended of await Promise.all(writing)) if (ended instanceof WrongAnswer) wrong.push(ended);
  }
  for (const { message } of wrong) console.error(message);
  return { cooks, answers, wrong };
}

/** @returns reason of the end */
async function writeUntilItDies(
  call: ApiClient['call'],
  cook: PictureCook,
  onAnswer: () => void,
): Promise<unknown> {
  try {
    for (;;) {
      await writeOnce(call, cook);
      onAnswer();
    }
  } catch (failure) {
    return failure;
  }
}

type Held = { readonly title: string; readonly imageUrls: readonly string[] };

/** Compares confirmed recipes with the present ones, and pictures in the bucket with those that recipes list. */
async function comparedWith(
  call: ApiClient['call'],
  cooks: readonly PictureCook[],
  data: string,
): Promise<Measured[]> {
  let acknowledged = 0;
  let lost = 0;
  const listed: string[] = [];
  for (const { cookie, told } of cooks) {
    for (const [id, was] of told) {
      acknowledged += 1;
      const { status, body } = await call('GET', `/api/recipes/${id}`, { cookie });
      const is = body as Partial<Held>;
      const isAsTold = was
        ? status === 200 && is.title === was.title && is.imageUrls?.length === was.pictures
        : status === 404;
      if (!isAsTold) lost += 1;
    }
    listed.push(...(await picturesOf(call, cookie)));
  }
  const dead = (await Promise.all(listed.map((url) => call('GET', url)))).filter(
    ({ status }) => status !== 200,
  );
  const { objects } = await heldData(data);
  const loose = objects.filter((key) => !listed.includes(`/${key}`));
  return [
    row(`acknowledged changes lost in ${KILLS} kills`, lost, acknowledged),
    row('dead pictures that recipes list', dead.length, listed.length),
    row('pictures that no recipe lists an hour later', loose.length, objects.length),
  ];
}

/** Returns the addresses of all pictures of a cook's recipes. */
async function picturesOf(call: ApiClient['call'], cookie: string): Promise<string[]> {
  const urls: string[] = [];
  for (let since = ''; ;) {
    const { body } = await call('GET', `/api/recipes/changes${since}`, { cookie });
    const page = body as { recipes: readonly Held[]; cursor: string; isLast: boolean };
    urls.push(...page.recipes.flatMap(({ imageUrls }) => imageUrls));
    if (page.isLast) return urls;
    since = `?since=${page.cursor}`;
  }
}

const leave = (call: ApiClient['call'], cookie: string) =>
  call('DELETE', '/api/user', { cookie, body: { password: PASSWORD } });

async function leaveWhileWriting({ call, signUp }: ApiClient): Promise<void> {
  for (let leaver = 0; leaver < LEAVERS; leaver += 1) {
    const cook: PictureCook = { cookie: await signUp(anEmail()), told: new Map() };
    await writeOnce(call, cook);
    const writing = Promise.all([1, 2, 3].map(() => writeUntilItDies(call, cook, () => undefined)));
    await setTimeout(Math.random() * 30);
    await leave(call, cook.cookie);
    await writing;
  }
}
