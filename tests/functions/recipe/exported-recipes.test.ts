import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileNameOf } from '#core/recipe/formats/file-name.ts';
import { attachment } from '#functions/http/attachment.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { created, CRUMBLE } from './own-recipe.ts';
import { call, cookie, signUp, startAnew } from './stage.ts';

startAnew();

describe('a recipe as a file', () => {
  test.each([
    ['jsonld', 'application/ld+json', 'jsonld', '"name": "Äpfel & Crème"'],
    ['cooklang', 'text/plain; charset=utf-8', 'cook', '== Crumble =='],
    ['text', 'text/plain; charset=utf-8', 'txt', '• 150 g flour'],
  ])('is sent as %s under the name of the dish', async (format, type, ending, part) => {
    const { path } = await created({ ...CRUMBLE, title: 'Äpfel & Crème' });
    const answered = await call('GET', `${path}/export?format=${format}`, { cookie });
    expect(answered).toMatchObject({ status: 200, text: expect.stringContaining(part) });
    expect(answered.headers.get('content-type')).toBe(type);
    expect(answered.headers.get('content-disposition')).toBe(
      `attachment; filename="Apfel _ Creme.${ending}"; filename*=UTF-8''%C3%84pfel%20%26%20Cr%C3%A8me.${ending}`,
    );
  });

  test('is not sent again to a device that has it', async () => {
    const { path } = await created();
    const first = await call('GET', `${path}/export?format=text`, { cookie });
    const etag = first.headers.get('etag') ?? '';
    const again = await call('GET', `${path}/export?format=text`, {
      cookie,
      headers: { 'if-none-match': etag },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('does not exist for another cook', async () => {
    const { path } = await created();
    const stranger = await signUp(anEmail());
    const answered = await call('GET', `${path}/export?format=text`, { cookie: stranger });
    expect(answered).toMatchObject({ status: 404, body: { type: 'RecipeNotFound' } });
    expect(answered.headers.get('content-type')).toContain('application/json');
  });

  test('in an unknown format is refused', async () => {
    const { path } = await created();
    const answered = await call('GET', `${path}/export?format=pdf`, { cookie });
    expect(answered).toMatchObject({ status: 400, body: { type: 'InvalidInput' } });
  });
});

test('a title cannot break out of the header with the file name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      expect(attachment(`${fileNameOf(title)}.txt`)).toMatch(
        /^attachment; filename="[\w .,()-]+"; filename\*=UTF-8''[\w.~%-]+$/,
      );
    }),
  );
});

test('the name of a file has no character that an operating system refuses', () => {
  expect(fileNameOf('Soup: "hot/cold" <1>?')).toBe('Soup hot cold 1');
  expect(fileNameOf('..')).toBe('recipe');
  expect(fileNameOf('🥕'.repeat(100))).toBe('🥕'.repeat(60));
});
