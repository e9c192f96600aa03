import type { Measured } from '../support/measured.ts';
import { anEmail, type Answered } from '#tests/support/api-client.ts';
import { aCustomer } from '#tests/support/customer.ts';
import { asDataUrl, blankJpeg, noiseJpeg, plainJpeg } from '#tests/support/jpegs.ts';
import { answering, DRAFT, NO_FOOD } from '#tests/support/models.ts';
import { runs } from '../support/runs.ts';
import { withStage, type RunningStage } from '../support/with-stage.ts';

const DAY = 86_400_000;

/** Default budget of a stage. The model is so expensive that this bench exhausts it. */
const DOLLARS_PER_DAY = 10;
const AUTHOR = {
  models: [{ id: 'a-dear-model', answers: 'schema', price: { input: 40, output: 200 } }],
  dollarsPerDay: DOLLARS_PER_DAY,
};

/** Measures the model calls that strangers can cause, and checks that known users still get their recipes. */
export async function modelAttack(): Promise<Measured[]> {
  const attacked: AttackedModel = { calls: 0, answer: RECIPE, onCall: async () => undefined };
  const model = answering(async () => {
    attacked.calls += 1;
    await attacked.onCall();
    return attacked.answer;
  });
  const { now } = Date;
  let days = 0;
  Date.now = () => now() + days * DAY;
  try {
    return await withStage({ model, author: AUTHOR }, async (stage) => {
      const known = await knownUsers(stage);
      const rows: Measured[] = [];
      for (const attack of [blankPictures, noise, cancellations, oneStranger, manyStrangers]) {
        // Each attack runs on a day of its own, with a budget of its own.
        days += 1;
        attacked.calls = 0;
        rows.push(await attack(stage, attacked, known));
      }
      return rows;
    });
  } finally {
    Date.now = now;
  }
}

const [BLANK, NOISE, CANCELLED, WITHOUT_FOOD] = [runs(80), runs(40), runs(60), runs(200)];

/** Model under attack: number of calls, its answer, and a hook that runs before each answer. */
type AttackedModel = { calls: number; answer: string; onCall: () => Promise<void> };

const RECIPE = JSON.stringify(DRAFT);
/** Answer that is sent back once, then refused: two wasted calls. */
const POISON = JSON.stringify({ ...DRAFT, title: 'Soup of lily of the valley' });

/** Creates two users who existed before the attack: one pays, one does not. */
async function knownUsers(stage: RunningStage): Promise<readonly string[]> {
  const paying = await aCustomer(stage);
  await paying.buy('basic_monthly');
  return [await stage.signUp(anEmail()), paying.cookie];
}

const ask = (
  { call }: RunningStage,
  cookie: string,
  photo: string,
  headers: Record<string, string> = {},
): Promise<Answered> => call('POST', '/api/analyze', { cookie, headers, body: { images: [photo] } });

const row = (name: string, measured: number, most: number, before: number): Measured => ({
  name: `attack on the models: ${name}`,
  budget: `≤ ${most} calls, ${before} before`,
  measured: `${measured} calls`,
  holds: measured <= most,
});

async function blankPictures(stage: RunningStage, attacked: AttackedModel): Promise<Measured> {
  attacked.answer = NO_FOOD;
  const cookie = await stage.signUp(anEmail());
  const blue = asDataUrl(await blankJpeg(640, 480, '#2550c8'));
  for (let picture = 0; picture < BLANK; picture += 1) await ask(stage, cookie, blue);
  return row(`${BLANK} plain blue pictures`, attacked.calls, 10, BLANK);
}

async function noise(stage: RunningStage, attacked: AttackedModel): Promise<Measured> {
  const cookie = await stage.signUp(anEmail());
  for (let picture = 0; picture < NOISE; picture += 1)
    await ask(stage, cookie, asDataUrl(await noiseJpeg(640, 480)));
  return row(`${NOISE} pictures of noise`, attacked.calls, 10, NOISE);
}

async function cancellations(stage: RunningStage, attacked: AttackedModel): Promise<Measured> {
  attacked.answer = RECIPE;
  const cookie = await stage.signUp(anEmail());
  const photo = asDataUrl(await plainJpeg(640, 480));
  for (let number = 0; number < CANCELLED; number += 1) {
    const key = `cancelled-number-${number}`;
    const [called, cancelled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    attacked.onCall = () => {
      called.resolve();
      return cancelled.promise;
    };
    const asking = ask(stage, cookie, photo, { 'idempotency-key': key });
    await Promise.race([called.promise, asking]);
    await stage.call('DELETE', `/api/analyze/${key}`, { cookie });
    cancelled.resolve();
    await asking;
  }
  attacked.onCall = async () => undefined;
  return row(`${CANCELLED} analyses, each cancelled while the model writes`, attacked.calls, 10, CANCELLED);
}

async function oneStranger(stage: RunningStage, attacked: AttackedModel): Promise<Measured> {
  attacked.answer = NO_FOOD;
  const cookie = await stage.signUp(anEmail());
  const photo = asDataUrl(await plainJpeg(640, 480));
  for (let number = 0; number < WITHOUT_FOOD; number += 1) await ask(stage, cookie, photo);
  return row(`${WITHOUT_FOOD} photos without food of one stranger`, attacked.calls, 10, WITHOUT_FOOD);
}

/** Creates one account per network and generates until each is refused. Then generates with the known users. */
async function manyStrangers(
  stage: RunningStage,
  attacked: AttackedModel,
  known: readonly string[],
): Promise<Measured> {
  attacked.answer = POISON;
  const photo = asDataUrl(await plainJpeg(640, 480));
  for (let stranger = 0; stranger < STRANGERS; stranger += 1) {
    const cookie = await stage.signUp(anEmail());
    const headers = { 'x-forwarded-for': `203.0.113.${stranger}, 130.176.0.1` };
    let { status } = await ask(stage, cookie, photo, headers);
    for (let time = 1; time < MOST_TRIES && status === 422; time += 1)
      ({ status } = await ask(stage, cookie, photo, headers));
  }
  const { calls } = attacked;
  attacked.answer = RECIPE;
  const isServed: boolean[] = [];
  for (const cookie of known) isServed.push((await ask(stage, cookie, photo)).status === 200);
  return {
    name: `attack on the models: ${STRANGERS} strangers, ${MOST_TRIES} tries each, and $${DOLLARS_PER_DAY} a day`,
    budget: 'a known user and a paying one are served; neither before',
    measured: `${calls} calls; ${isServed.map((each) => (each ? 'served' : 'refused')).join(', ')}`,
    holds: isServed.every(Boolean),
  };
}

const STRANGERS = runs(20);
const MOST_TRIES = 15;
