import { describe, expect, test } from 'vitest';
import { READINGS_PER_DAY } from '#core/limits/limits.ts';
import { fetchPicture, readRecipe, type Source } from '#core/reading/read-recipe.ts';
import { ok } from '#core/result.ts';
import { DAY, HOUR } from '#core/time.ts';
import { fakePorts, PAGE } from '#tests/fakes/ports.ts';

const cook = { userId: 'ada', tier: 'free', language: 'en' } as const;

const page: Source = { url: PAGE.url ?? '' };

function kitchen() {
  const ports = fakePorts();
  const asked: string[] = [];
  const { pages } = ports;
  ports.pages = {
    ...pages,
    recipe: (url, language) => (asked.push(url), pages.recipe(url, language)),
    picture: (url, language) => (asked.push(url), pages.picture(url, language)),
  };
  return { ports, asked };
}

const GERMAN = `Lauchsuppe
Für 2 Personen
Zutaten
300 g Lauch
100 ml Sahne
Zubereitung
Den Lauch in Ringe schneiden und 20 Minuten mit der Sahne kochen.`;

describe('a cook has a recipe read', () => {
  test('from a page, and its picture can be fetched for an hour', async () => {
    const { ports, asked } = kitchen();
    const read = await readRecipe(ports, cook, page);
    expect(read).toMatchObject({ ok: true, value: { recipe: { title: 'Leek soup', servings: 4 } } });
    const imageToken = read.ok ? (read.value.imageToken ?? '') : '';
    ports.now += HOUR - 1;
    expect(await fetchPicture(ports, cook, imageToken)).toMatchObject({ ok: true });
    expect(asked).toEqual([PAGE.url, PAGE.image]);
    ports.now += 1;
    const late = await fetchPicture(ports, cook, imageToken);
    expect(late).toEqual({ ok: false, error: { type: 'PageUnreachable', reason: 'not-allowed' } });
    expect(asked).toHaveLength(2);
  });

  test('from a text or from the HTML of a page, without a request to the page', async () => {
    const { ports, asked } = kitchen();
    expect(await readRecipe(ports, cook, { text: GERMAN })).toMatchObject({
      value: { recipe: { title: 'Lauchsuppe', servings: 2, language: 'de', origin: { type: 'imported' } } },
    });
    const html = `<h1>Lauchsuppe</h1>${GERMAN.split('\n')
      .map((line) => `<p>${line}</p>`)
      .join('')}`;
    const url = 'https://kitchen.example/lauchsuppe';
    expect(await readRecipe(ports, cook, { html, url })).toMatchObject({
      value: { recipe: { title: 'Lauchsuppe', origin: { url } } },
    });
    expect(asked).toEqual([]);
  });

  test('and sees which avoided foods it has', async () => {
    const { ports } = kitchen();
    ports.profiles = { ...ports.profiles, avoided: async () => ({ allergens: ['milk'], words: [] }) };
    expect(await readRecipe(ports, cook, page)).toMatchObject({
      value: { contains: [{ word: 'cream', reason: 'milk' }] },
    });
  });

  test('and is told if the page has none', async () => {
    const { ports } = kitchen();
    const none = { ok: false, error: { type: 'NoRecipe' } };
    expect(await readRecipe(ports, cook, { text: 'We met at noon and had a walk.' })).toEqual(none);
    expect(await readRecipe(ports, cook, { url: 'https://kitchen.example/about' })).toEqual(none);
    ports.pages.recipe = async () => ok({ ...PAGE, ingredients: [{ text: 'For the soup:' }] });
    expect(await readRecipe(ports, cook, page)).toEqual(none);
  });

  test('for themselves only: the token of another cook does not open the picture', async () => {
    const { ports, asked } = kitchen();
    const read = await readRecipe(ports, cook, page);
    const imageToken = read.ok ? (read.value.imageToken ?? '') : '';
    expect(await fetchPicture(ports, { ...cook, userId: 'bob' }, imageToken)).toMatchObject({ ok: false });
    expect(asked).toEqual([PAGE.url]);
  });
});

test.each(['free', 'basic', 'pro'] as const)(
  'a cook of plan %s may read recipes up to a daily limit, and again the next day',
  async (tier) => {
    const { ports, asked } = kitchen();
    const read = () => readRecipe(ports, { ...cook, tier }, page);
    ports.now -= ports.now % DAY;
    ports.now += 20 * HOUR;
    for (let reading = 0; reading < READINGS_PER_DAY[tier]; reading += 1)
      expect(await read()).toMatchObject({ ok: true });
    expect(await read()).toEqual({
      ok: false,
      error: { type: 'ReadingsUsed', limit: READINGS_PER_DAY[tier], retryAfterSeconds: 4 * 3_600 },
    });
    expect(asked).toHaveLength(READINGS_PER_DAY[tier]);
    ports.now += 4 * HOUR;
    expect(await read()).toMatchObject({ ok: true });
  },
  20_000,
);
