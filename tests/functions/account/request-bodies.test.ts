import { describe, expect, test } from 'vitest';
import { PASSWORD } from '#tests/support/api-client.ts';
import { call } from './stage.ts';

describe('a request that changes something', () => {
  const body = { email: 'a@example.org', password: PASSWORD };

  test.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://sub.example' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: '' }],
  ])('is refused when it comes from another origin: %o', async (headers) => {
    expect(await call('POST', '/api/login', { body, headers })).toMatchObject({
      status: 403,
      body: { type: 'ForeignOrigin' },
    });
  });

  test('is refused when it is a form or plain text', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      const { status } = await call('POST', '/api/login', { body, headers: { 'content-type': type } });
      expect(status).toBe(415);
    }
  });

  test('is refused before hashing, whether it has a megabyte or just 7', async () => {
    const password = 'x'.repeat(1_000_000);
    expect(await call('POST', '/api/login', { body: { ...body, password } })).toMatchObject({ status: 413 });
    expect(
      (await call('POST', '/api/login', { body: { ...body, password: password.repeat(7) } })).status,
    ).toBe(413);
  });

  test('is refused when it is not JSON, or JSON of another shape', async () => {
    for (const odd of [
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '1e400',
      `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    ]) {
      const { status, body: answer } = await call('POST', '/api/login', {
        body: odd,
        headers: { 'content-type': 'application/json' },
      });
      expect([status, answer['type']], odd.slice(0, 20)).toEqual([400, 'InvalidInput']);
    }
  });
});
