import { describe, expect, test } from 'vitest';
import { CRUMBLE, open, PICTURE, Sharer, stage, tokenOf } from './sharers.ts';

describe('a copy of a shared recipe', () => {
  test('has its source and its picture, and stays when the original is deleted', async () => {
    const [cook, reader] = [await Sharer.signUp(), await Sharer.signUp()];
    await cook.ask('POST', '/api/user/name', { name: 'Ada' });
    const path = await cook.create({ image: PICTURE });
    const page = await cook.share(path, { showsName: true });
    const copied = await reader.ask('POST', '/api/recipes/copy', { token: tokenOf(page) });
    expect(copied.status).toBe(201);
    await cook.ask('DELETE', path);
    const { body } = await reader.ask('GET', `/api/recipes/${String(copied.body['id'])}`);
    expect(body).toMatchObject({
      title: CRUMBLE.title,
      ingredients: CRUMBLE.ingredients.filter((line) => !line.endsWith(':')),
      origin: { type: 'imported', url: `${stage.origin}${page}`, site: 'Munchify', author: 'Ada' },
    });
    expect(body).not.toHaveProperty('notes');
    expect(body).not.toHaveProperty('tags');
    const [picture = ''] = body['imageUrls'] as string[];
    expect(await open(picture)).toMatchObject({ status: 200 });
    // The copy belongs to the cook who made it.
    const shared = await reader.share(`/api/recipes/${String(copied.body['id'])}`);
    expect(await open(`${shared}/dish.jpg`)).toMatchObject({ status: 404 });
  });

  test('is made once under its key, and keeps the source that the recipe came from', async () => {
    const [cook, reader] = [await Sharer.signUp(), await Sharer.signUp()];
    const origin = { type: 'imported', url: 'https://example.org/crumble', site: 'Example', author: 'Lena' };
    const page = await cook.share(await cook.create({ origin }));
    const copy = () =>
      reader.ask(
        'POST',
        '/api/recipes/copy',
        { token: tokenOf(page) },
        { 'idempotency-key': 'copy-it-once' },
      );
    const ids = (await Promise.all([copy(), copy(), copy()])).map(({ body }) => body['id']);
    expect(new Set([...ids, (await copy()).body['id']]).size).toBe(1);
    expect((await reader.ask('GET', `/api/recipes/${String(ids[0])}`)).body).toMatchObject({ origin });
  });

  test('can be made under the key of a refused copy', async () => {
    const [cook, reader] = [await Sharer.signUp(), await Sharer.signUp()];
    const key = { 'idempotency-key': 'copy-one-of-two' };
    const copy = (token: string) => reader.ask('POST', '/api/recipes/copy', { token }, key);
    expect((await copy('a'.repeat(22))).status).toBe(404);
    const token = tokenOf(await cook.share(await cook.create()));
    expect((await copy(token)).status).toBe(201);
    expect((await copy(token)).status).toBe(201);
    expect(await copy('a'.repeat(22))).toMatchObject({ status: 422, body: { type: 'KeyReused' } });
  });

  test('A copy by a link that does not exist is refused', async () => {
    const reader = await Sharer.signUp();
    expect(await reader.ask('POST', '/api/recipes/copy', { token: 'a'.repeat(22) })).toMatchObject({
      status: 404,
    });
    expect(await reader.ask('POST', '/api/recipes/copy', { token: '../etc' })).toMatchObject({ status: 400 });
  });
});
