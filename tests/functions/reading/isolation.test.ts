import { mkdtemp, rm, watch, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { anEmail } from '#tests/support/api-client.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

const folder = await mkdtemp(join(tmpdir(), 'munchify-hostile-'));
process.env['HOSTILE_READER_FOLDER'] = folder;
afterAll(() => rm(folder, { recursive: true }));

const { call, signUp } = await startTestStage({
  reader: new URL('../../support/threads/hostile-reader.worker.ts', import.meta.url),
});
const cookie = await signUp(anEmail());
const other = await signUp(anEmail());

const read = (body: object, language = 'en') =>
  call('POST', '/api/recipes/read', { cookie, body, headers: { 'x-preferred-language': language } });

async function isBusy(): Promise<void> {
  for await (const { filename } of watch(folder)) if (filename === 'busy') return;
}

test('another visitor is answered while a hostile page is still being read', async () => {
  const busy = isBusy();
  let isRead = false;
  const reading = read({ html: '<p>' }).finally(() => {
    isRead = true;
  });
  await busy;
  expect((await call('GET', '/api/recipes', { cookie: other })).status).toBe(200);
  expect(isRead).toBe(false);
  await writeFile(`${folder}/free`, '');
  expect(await reading).toMatchObject({ status: 422, body: { type: 'NoRecipe' } });
});

describe('A cook who submits text that kills its reader', () => {
  test.each([{ html: 'deadly' }, { text: 'deadly' }])(
    'is advised to copy only the recipe: %o',
    async (body) => {
      const errors = vi.spyOn(console, 'error').mockReturnValue();
      const english = await read(body);
      expect(english).toMatchObject({ status: 422, body: { type: 'TooMuchToRead' } });
      expect(english.body['error']).toMatch(/Copy just the recipe itself/);
      expect((await read(body, 'de')).body['error']).toMatch(/Kopier nur das Rezept/);
      expect(errors).toHaveBeenCalled();
    },
  );

  test('by a page address is advised to paste the text instead', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    const answered = await read({ url: 'https://deadly.example/' });
    expect(answered).toMatchObject({ status: 422, body: { type: 'PageUnreachable', reason: 'timeout' } });
    expect(errors).toHaveBeenCalled();
  });
});
