import { afterEach, describe, expect, test, vi } from 'vitest';
import { DAY } from '#core/time.ts';
import { open, PICTURE, Sharer, stage, tokenOf, typed } from './sharers.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Headers of the connection and the moment, not of the answer. */
const OF_CONNECTION = new Set(['date', 'connection', 'keep-alive']);

describe('a shared recipe', () => {
  test('is read by everybody who has its link, and reveals nothing about its cook', async () => {
    const cook = await Sharer.signUp();
    const path = await cook.create({ image: PICTURE });
    await cook.ask('PATCH', path, { rating: 5, isFavorite: true });
    const page = await cook.share(path);
    const shown = await open(page);
    expect(shown.status).toBe(200);
    for (const text of [
      'Apple crumble',
      '150 g',
      'Rub the butter into the flour.',
      '<h3 lang="en">Crumble</h3>',
    ])
      expect(shown.text).toContain(text);
    const photo = String(((await cook.ask('GET', path)).body as { imageUrls: string[] }).imageUrls[0]);
    const userId = cook.cookie.split(/[=.]/)[1] ?? '';
    for (const text of ['grandmother', 'Sunday secret', photo, userId, 'rating', '@example.org'])
      expect(shown.text).not.toContain(text);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(shown.headers.get('set-cookie')).toBeNull();
    const picture = await open(`${page}/dish.jpg`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('shows a drawing of the dish if it has no photo, and explains the app', async () => {
    const cook = await Sharer.signUp();
    const page = await cook.share(await cook.create());
    const shown = await open(page);
    expect(shown.text).toContain('src="/shared/sweet.svg"');
    expect(shown.text).not.toContain('dish.jpg');
    expect(shown.text).toContain('Recipes from a photo of your ingredients');
    expect((await open(`${page}?language=de`)).text).toContain('Rezepte aus einem Foto deiner Zutaten');
    expect(shown.headers.get('content-security-policy')).toContain("font-src 'self'");
    const photographed = await cook.share(await cook.create({ image: PICTURE }));
    expect((await open(photographed)).text).not.toContain('/shared/sweet.svg');
  });

  test('answers HEAD as GET, without the page', async () => {
    const cook = await Sharer.signUp();
    const page = await cook.share(await cook.create({ image: PICTURE }));
    for (const path of [page, `${page}/dish.jpg`, `${page}/preview.jpg`, `${page}x`]) {
      const ask = (method: string) => fetch(`${stage.gateway}${path}`, { method });
      const [got, told] = [await ask('GET'), await ask('HEAD')];
      expect(told.status).toBe(got.status);
      expect(await told.text()).toBe('');
      const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => !OF_CONNECTION.has(name));
      expect(headersOf(told)).toEqual(headersOf(got));
    }
    expect((await fetch(`${stage.gateway}/api/openapi.json`, { method: 'HEAD' })).status).toBe(404);
  });

  test('keeps its link when it is shared again, and follows edits', async () => {
    const cook = await Sharer.signUp();
    const path = await cook.create();
    const page = await cook.share(path);
    await cook.ask('PUT', path, { ...typed(), title: 'Pear crumble' }, { 'if-match': '"1"' });
    expect((await open(page)).text).toContain('Pear crumble');
    expect(await cook.share(path, { expiresAt: Date.now() + DAY })).toBe(page);
    expect((await cook.ask('GET', `${path}/share`)).body).toEqual({
      url: `${stage.origin}${page}`,
      expiresAt: expect.any(Number),
    });
  });

  test('scales by links, which keep units and language', async () => {
    const cook = await Sharer.signUp();
    const page = await cook.share(await cook.create());
    const scaled = await open(`${page}?servings=8&units=metric&language=de`);
    expect(scaled.text).toMatch(/300\s?g/);
    expect(scaled.text).toContain('Für 8 Portionen');
    expect(scaled.headers.get('content-language')).toBe('de');
    expect((await open(`${page}?units=us`)).text).toContain('cups</b>');
    const party = await cook.share(await cook.create({ servings: 100 }));
    expect((await open(`${party}?servings=99`)).text).toContain('For 99 servings');
    expect((await open(party)).text).not.toContain('servings=101');
    for (const odd of ['servings=0', 'servings=1e9', 'servings=-1', 'units=stones', 'language=fr', 'x=%00'])
      expect(await open(`${page}?${odd}`)).toMatchObject({ status: 200 });
  });

  test('weighs at most 15 KB when sent, without its pictures', async () => {
    const cook = await Sharer.signUp();
    const ingredients = Array.from(
      { length: 40 },
      (_, index) => `${index + 10} g ingredient number ${index}`,
    );
    const instructions = Array.from(
      { length: 30 },
      (_, index) =>
        `Step ${index} has to be told in many words, so that it takes about as long as real ones do.`,
    );
    const page = await cook.share(await cook.create({ ingredients, instructions }));
    for (const encoding of ['br', 'gzip']) {
      const response = await fetch(`${stage.gateway}${page}`, { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(Number(response.headers.get('content-length'))).toBeLessThan(15 * 1024);
      expect(await response.text()).toContain('ingredient number 39');
    }
  });

  test('shows a first name only if its cook has chosen to and has one', async () => {
    const cook = await Sharer.signUp();
    const path = await cook.create();
    const refused = await cook.ask('POST', `${path}/share`, { showsName: true });
    expect(refused).toMatchObject({ status: 409, body: { type: 'NameNeeded' } });
    await cook.ask('POST', '/api/user/name', { name: 'Ada <b>' });
    const page = await cook.share(path, { showsName: true });
    expect((await open(page)).text).toContain('Ada &lt;b&gt; shared this with you');
    await cook.share(path);
    expect((await open(page)).text).not.toContain('Ada');
  });

  test('keeps every field plain text, whatever was typed', async () => {
    const cook = await Sharer.signUp();
    const evil = `</script><img src=x onerror=alert(1)>"'`;
    const page = await cook.share(
      await cook.create({
        title: evil,
        description: evil,
        ingredients: [`100 g ${evil}`],
        instructions: [evil],
        equipment: [evil],
        servingTip: evil,
        origin: { type: 'imported', url: 'https://example.org/"><script>', site: evil, author: evil },
      }),
    );
    const { text } = await open(page);
    expect(text).not.toContain('<img src=x');
    expect(text.match(/<script/g)).toHaveLength(2);
    expect(text.match(/<\/script>/g)).toHaveLength(2);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Recipe', name: evil });
  });

  test('does not pass on the picture of a page, unless the cook has replaced it', async () => {
    const cook = await Sharer.signUp();
    const origin = { type: 'imported', url: 'https://example.org/crumble', site: 'Example' };
    const path = await cook.create({ image: PICTURE, origin });
    const page = await cook.share(path);
    expect(await open(`${page}/dish.jpg`)).toMatchObject({ status: 404 });
    await cook.ask('PUT', path, { ...typed(), image: PICTURE }, { 'if-match': '"1"' });
    expect(await open(`${page}/dish.jpg`)).toMatchObject({ status: 200 });
  });
});

describe('the end of sharing', () => {
  test('removes page and pictures at once, and sharing again makes another link', async () => {
    const cook = await Sharer.signUp();
    const path = await cook.create({ image: PICTURE });
    const page = await cook.share(path, { image: PICTURE });
    expect(await open(`${page}/preview.jpg`)).toMatchObject({ status: 200 });
    expect(await cook.ask('DELETE', `${path}/share`)).toMatchObject({ status: 204 });
    await expectGone(page);
    expect(JSON.parse((await cook.ask('GET', `${path}/share`)).text)).toBeNull();
    expect(await cook.ask('DELETE', `${path}/share`)).toMatchObject({ status: 204 });
    expect(await cook.share(path)).not.toBe(page);
    await expectGone(page);
  });

  test('follows the server’s clock', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cook = await Sharer.signUp();
    const path = await cook.create({ image: PICTURE });
    const expiresAt = Date.now() + DAY;
    const page = await cook.share(path, { expiresAt });
    vi.setSystemTime(expiresAt - 1);
    expect(await open(page)).toMatchObject({ status: 200 });
    vi.setSystemTime(expiresAt);
    await expectGone(page);
    const reader = await Sharer.signUp();
    const copied = await reader.ask('POST', '/api/recipes/copy', { token: tokenOf(page) });
    expect(copied).toMatchObject({ status: 404, body: { type: 'RecipeNotFound' } });
    expect(await cook.ask('POST', `${path}/share`, { expiresAt })).toMatchObject({ status: 400 });
  });

  test('comes with the deletion of the recipe or of the account', async () => {
    const cook = await Sharer.signUp();
    const [path, other] = [await cook.create({ image: PICTURE }), await cook.create({ image: PICTURE })];
    const [page, otherPage] = [await cook.share(path), await cook.share(other)];
    expect(await cook.ask('DELETE', path)).toMatchObject({ status: 204 });
    await expectGone(page);
    expect(await open(otherPage)).toMatchObject({ status: 200 });
    expect(await cook.ask('DELETE', '/api/user', { password: 'Leek2026leek' })).toMatchObject({
      status: 202,
    });
    await expectGone(otherPage);
  });

  test('leaves nothing behind, even at the same time as sharing, editing and deleting', async () => {
    const cook = await Sharer.signUp();
    for (let run = 0; run < 5; run += 1) {
      const path = await cook.create({ image: PICTURE });
      const page = await cook.share(path);
      await Promise.all([
        cook.ask('POST', `${path}/share`, {}),
        cook.ask('PUT', path, { ...typed(), title: 'Other' }, { 'if-match': '"1"' }),
        cook.ask('DELETE', `${path}/share`),
        cook.ask('DELETE', path),
      ]);
      await expectGone(page);
      expect(await cook.ask('GET', `${path}/share`)).toMatchObject({ status: 404 });
    }
    const exported = JSON.parse((await cook.ask('GET', '/api/user/export')).text);
    expect(exported.filter(({ kind }: { kind: string }) => kind === 'share')).toEqual([]);
  });
});

test('another cook can neither share the recipe nor stop sharing it', async () => {
  const [cook, stranger] = [await Sharer.signUp(), await Sharer.signUp()];
  const path = await cook.create();
  const page = await cook.share(path);
  expect(await stranger.ask('POST', `${path}/share`, {})).toMatchObject({ status: 404 });
  expect(await stranger.ask('GET', `${path}/share`)).toMatchObject({ status: 404 });
  await stranger.ask('DELETE', `${path}/share`);
  expect(await open(page)).toMatchObject({ status: 200 });
});

async function expectGone(page: string): Promise<void> {
  const [gone, never] = [await open(page), await open(`/r/${'x'.repeat(22)}`)];
  expect(gone.status).toBe(404);
  expect(gone.text).toBe(never.text);
  for (const picture of ['dish', 'preview'])
    expect(await open(`${page}/${picture}.jpg`)).toMatchObject({ status: 404 });
}
