import { beforeEach, describe, expect, test } from 'vitest';
import { ModelRefusal, type ModelEvent } from '#local/models/stand-in-model.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { DRAFT, NO_FOOD } from '#tests/support/models.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { startTestStage } from '#tests/support/test-stage.ts';

process.env['AWS_MAX_ATTEMPTS'] = '1';

let answer: () => AsyncGenerator<ModelEvent>;
const stage = await startTestStage({ model: () => answer() });
const { call, signUp } = stage;
const PHOTO = asDataUrl(await plainJpeg());

let cookie: string;
beforeEach(async () => {
  cookie = await signUp(anEmail());
  answer = writing();
});

/** A model that writes the draft, waiting at the gate after so many pieces. */
const writing = (gate: Promise<unknown> = Promise.resolve(), after = 3, text = JSON.stringify(DRAFT)) =>
  async function* (): AsyncGenerator<ModelEvent> {
    const size = Math.ceil(text.length / 6);
    for (let piece = 0; piece * size < text.length; piece += 1) {
      if (piece === after) await gate;
      yield { text: text.slice(piece * size, (piece + 1) * size) };
    }
  };

let keys = 0;
const aKey = () => `a-stream-${(keys += 1)}`;

/** Asks for a stream and reads it event by event. */
async function* events(key = aKey(), headers: Record<string, string> = {}) {
  const response = await fetch(`${stage.gateway}/api/analyze`, {
    method: 'POST',
    headers: {
      origin: stage.origin,
      cookie,
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'idempotency-key': key,
      ...headers,
    },
    body: JSON.stringify({ images: [PHOTO], preferredLanguage: 'en' }),
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString('utf8');
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, event = '', data = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (event) yield { event, data: JSON.parse(data) };
    }
  }
}

const usage = async () => (await call('GET', '/api/user/recipe-usage', { cookie })).body['recipeCount'];

const cancel = (key: string) => call('DELETE', `/api/analyze/${key}`, { cookie });

describe('a recipe that is streamed', () => {
  test('tells what is seen, then the recipe line by line, then all of it with its id', async () => {
    const told = [];
    for await (const each of events()) told.push(each);
    expect(told.map(({ event, data }) => data.part ?? event)).toEqual([
      'begun',
      'ingredients',
      'title',
      'facts',
      'line',
      'line',
      'step',
      'step',
      'recipe',
    ]);
    expect(told[1]?.data).toEqual({ foods: ['tomato'] });
    expect(told.at(-1)?.data).toMatchObject({ id: expect.any(Number), title: 'Tomato soup' });
    expect(await usage()).toBe(1);
  });

  test('reaches the page before the model has finished', async () => {
    let open: (value: unknown) => void = () => undefined;
    answer = writing(new Promise((resolve) => (open = resolve)), 5);
    const told = [];
    for await (const { event, data } of events()) {
      told.push(data.part ?? event);
      // The model waits until the page has its first line: were it the other way round, this would hang.
      if (data.part === 'line') open(undefined);
    }
    expect(told.at(-1)).toBe('recipe');
  });

  test('is refused with a status as long as nothing was told', async () => {
    for (let number = 0; number < 5; number += 1) for await (const _ of events());
    const headers = { accept: 'text/event-stream', 'idempotency-key': aKey() };
    expect(await call('POST', '/api/analyze', { cookie, body: { images: [PHOTO] }, headers })).toMatchObject({
      status: 402,
      body: { type: 'QuotaExceeded' },
    });
    expect(await call('POST', '/api/analyze', { cookie, body: { images: [] }, headers })).toMatchObject({
      status: 400,
    });
  });
});

describe('a failure of the model', () => {
  const failing = (...steps: (ModelEvent | ModelRefusal)[]) =>
    async function* (): AsyncGenerator<ModelEvent> {
      for (const step of steps) {
        if (step instanceof ModelRefusal) throw step;
        yield step;
      }
    };
  const german = {
    ...DRAFT,
    title: 'Tomatensuppe',
    steps: ['Das Öl in einem Topf erwärmen und die Tomaten zugeben.'],
  };

  test.each([
    ['429', failing(new ModelRefusal(429, 'ThrottlingException')), 'AuthorUnavailable'],
    ['5xx', failing(new ModelRefusal(503, 'ServiceUnavailableException')), 'AuthorUnavailable'],
    ['a cut stream', failing({ text: '{"ingredients":["tomato"],"ti' }, { cut: true }), 'AuthorUnavailable'],
    [
      'an exception in the stream',
      failing({ text: '{' }, { exception: 'throttlingException' }),
      'AuthorUnavailable',
    ],
    ['a refusal', failing({ text: 'I cannot help.' }, { stop: 'content_filtered' }), 'AuthorUnavailable'],
    ['prose', failing({ text: 'I would make soup.' }), 'AuthorUnavailable'],
    ['null', failing({ text: 'null' }), 'AuthorUnavailable'],
    ['truncated JSON', failing({ text: JSON.stringify(DRAFT).slice(0, 300) }), 'AuthorUnavailable'],
    ['the wrong language', failing({ text: JSON.stringify(german) }), 'AuthorUnavailable'],
    [
      'negative weight',
      failing({ text: JSON.stringify(DRAFT).replace('"grams":480', '"grams":-480') }),
      'AuthorUnavailable',
    ],
    ['no food', failing({ text: NO_FOOD }), 'NoFood'],
  ] as const)(
    '%s: told in both languages, nothing charged, and a later try works',
    async (_, model, type) => {
      answer = model;
      const told = { en: '', de: '' };
      const key = aKey();
      for (const language of ['en', 'de'] as const) {
        for await (const { event, data } of events(key, { 'x-preferred-language': language })) {
          if (event === 'error') ({ error: told[language] } = data);
          expect(event).not.toBe('recipe');
          if (event === 'error') expect(data.type).toBe(type);
        }
      }
      expect(told.en).toMatch(
        type === 'NoFood'
          ? /^We couldn't tell what's in your photos\. Tap \+ and tell us\./
          : /^We couldn't write a recipe just now/,
      );
      expect(told.de).toMatch(
        type === 'NoFood'
          ? /^Wir konnten nicht erkennen, was auf deinen Fotos ist/
          : /^Gerade konnten wir kein Rezept schreiben/,
      );
      expect(await usage()).toBe(0);
      answer = writing();
      let last = '';
      for await (const { event } of events(key)) last = event;
      expect(last).toBe('recipe');
      expect(await usage()).toBe(1);
    },
  );

  test('an answer in a fence is read, and one that is mended is told anew', async () => {
    answer = failing({ text: `\`\`\`json\n${JSON.stringify(DRAFT)}\n\`\`\`` });
    const told = [];
    for await (const { event } of events()) told.push(event);
    expect(told.at(-1)).toBe('recipe');
    let first = true;
    answer = () => {
      const model = first ? failing({ text: JSON.stringify(DRAFT).slice(0, 300) }) : writing();
      first = false;
      return model();
    };
    const mended = [];
    for await (const { event } of events()) mended.push(event);
    expect(mended).toContain('again');
    expect(mended.at(-1)).toBe('recipe');
  });
});

describe('cancelling', () => {
  test('while the recipe is being written charges nothing and keeps nothing', async () => {
    let open: (value: unknown) => void = () => undefined;
    answer = writing(new Promise((resolve) => (open = resolve)));
    const key = aKey();
    const told = [];
    for await (const { event, data } of events(key)) {
      told.push(event);
      if (event === 'begun') {
        expect((await cancel(key)).status).toBe(204);
        expect(await usage()).toBe(0);
        open(undefined);
      }
      if (event === 'error') expect(data.type).toBe('RunCancelled');
    }
    expect(told.at(-1)).toBe('error');
    expect(await usage()).toBe(0);
    expect(JSON.parse((await call('GET', '/api/recipes', { cookie })).text)).toEqual([]);
  });

  test('before the request arrived keeps it from beginning', async () => {
    const key = aKey();
    expect((await cancel(key)).status).toBe(204);
    const answered = await call('POST', '/api/analyze', {
      cookie,
      body: { images: [PHOTO] },
      headers: { 'idempotency-key': key },
    });
    expect(answered).toMatchObject({ status: 409, body: { type: 'RunCancelled' } });
    expect(await usage()).toBe(0);
  });

  test('twice is once, and after the recipe was saved it is too late', async () => {
    const key = aKey();
    for await (const _ of events(key));
    expect(await cancel(key)).toMatchObject({ status: 409, body: { type: 'RunSaved' } });
    const other = aKey();
    expect([(await cancel(other)).status, (await cancel(other)).status]).toEqual([204, 204]);
    expect(await usage()).toBe(1);
  });

  test('of another cook’s run touches nothing of it', async () => {
    const key = aKey();
    const other = await signUp(anEmail());
    let open: (value: unknown) => void = () => undefined;
    answer = writing(new Promise((resolve) => (open = resolve)));
    let last = '';
    for await (const { event } of events(key)) {
      if (event === 'begun') {
        expect((await call('DELETE', `/api/analyze/${key}`, { cookie: other })).status).toBe(204);
        open(undefined);
      }
      last = event;
    }
    expect(last).toBe('recipe');
  });

  test('raced against saving: either there is a recipe and it is charged, or neither', async () => {
    for (let race = 0; race < 20; race += 1) {
      const key = aKey();
      const before = Number(await usage());
      const [, cancelled] = await Promise.all([
        (async () => {
          for await (const _ of events(key));
        })().catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, race * 2)).then(() => cancel(key)),
      ]);
      const recipes: unknown[] = JSON.parse((await call('GET', '/api/recipes', { cookie })).text);
      expect(await usage()).toBe(recipes.length);
      expect(recipes.length - before).toBe(cancelled.status === 204 ? 0 : 1);
      if (recipes.length === 5) cookie = await signUp(anEmail());
    }
  });
});
