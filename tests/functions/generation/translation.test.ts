import { beforeEach, expect, test, vi } from 'vitest';
import type { ModelRequest } from '#local/models/stand-in-model.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { answering, DRAFT, GERMAN } from '#tests/support/models.ts';
import { answerBy, stage } from '#tests/support/stage/shared-stage.ts';

const model = vi.fn(async ({ texts }: ModelRequest) =>
  JSON.stringify(texts[0]?.startsWith('Recipe:') ? GERMAN : DRAFT),
);
const { call, signUp } = stage;
answerBy(answering(model));
const PHOTO = asDataUrl(await plainJpeg());

let cookie: string;
let path: string;
beforeEach(async () => {
  cookie = await signUp(anEmail());
  const { body } = await call('POST', '/api/analyze', { cookie, body: { images: [PHOTO] } });
  path = `/api/recipes/${body['id']}`;
  model.mockClear();
});

test('a recipe is translated once, the translation is stored with it, and costs no recipe of the month', async () => {
  const translate = () => call('POST', `${path}/translation`, { cookie, body: { language: 'de' } });
  const translated = await translate();
  expect(translated).toMatchObject({
    status: 200,
    body: { title: 'Tomato soup', translation: { language: 'de', title: 'Tomatensuppe' } },
  });
  expect((await translate()).text).toBe(translated.text);
  expect((await call('GET', path, { cookie })).text).toBe(translated.text);
  expect(model).toHaveBeenCalledTimes(1);
  expect((await call('GET', '/api/user/recipe-usage', { cookie })).body['recipeCount']).toBe(1);
});

test('the language is that of the request header if the body names none', async () => {
  const german = { 'x-preferred-language': 'de' };
  expect(await call('POST', `${path}/translation`, { cookie, headers: german, body: {} })).toMatchObject({
    body: { translation: { language: 'de' } },
  });
});

test('A translation is refused for another cook’s recipe, without login, and into Klingon', async () => {
  const other = await signUp(anEmail());
  const body = { language: 'de' };
  expect((await call('POST', `${path}/translation`, { cookie: other, body })).status).toBe(404);
  expect((await call('POST', `${path}/translation`, { body })).status).toBe(401);
  expect((await call('POST', `${path}/translation`, { cookie, body: { language: 'tlh' } })).status).toBe(400);
  expect(model).not.toHaveBeenCalled();
});
