import { describe, expect, test } from 'vitest';
import { anEmail } from '#tests/support/api-client.ts';
import {
  aKey,
  answerWith,
  call,
  cookie,
  signUpAnew,
  events,
  PHOTO,
  signUp,
  usage,
  writing,
} from './stream.ts';

const cancel = (key: string) => call('DELETE', `/api/analyze/${key}`, { cookie });

describe('cancelling', () => {
  test('while the recipe is being written charges nothing and keeps nothing', async () => {
    let open: (value: unknown) => void = () => undefined;
    answerWith(writing(new Promise((resolve) => (open = resolve))));
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

  test('before the request arrives keeps it from starting', async () => {
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

  test('twice counts once, and after the recipe was saved it is too late', async () => {
    const key = aKey();
    for await (const _ of events(key));
    expect(await cancel(key)).toMatchObject({ status: 409, body: { type: 'RunSaved' } });
    const other = aKey();
    expect([(await cancel(other)).status, (await cancel(other)).status]).toEqual([204, 204]);
    expect(await usage()).toBe(1);
  });

  test('A cook cannot cancel another cook’s run', async () => {
    const key = aKey();
    const other = await signUp(anEmail());
    let open: (value: unknown) => void = () => undefined;
    answerWith(writing(new Promise((resolve) => (open = resolve))));
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

  test('at the moment of saving: either there is a recipe and it is charged, or neither', async () => {
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
      if (recipes.length === 5) await signUpAnew();
    }
  });
});
