import { describe, expect, test } from 'vitest';
import { anEmail } from '#tests/support/api-client.ts';
import { stage } from '#tests/support/stage/shared-stage.ts';
import { aClient, allow, redeem, tokensOf, useOf } from './program.ts';

const { call, signUp } = stage;
const cookie = await signUp(anEmail());
const anotherClient = await aClient('Another');

describe('a code', () => {
  test.each([
    { code_verifier: 'a'.repeat(43) },
    { code_verifier: '' },
    { redirect_uri: 'https://evil.example/callback' },
    { client_id: anotherClient },
  ])('is useless to others, and stays valid for its own client: %o', async (changes) => {
    const allowed = await allow(cookie);
    expect((await redeem(allowed, changes)).body['error']).toBe('invalid_grant');
    expect((await redeem(allowed)).status).toBe(200);
    for (const { id } of await tokensOf(cookie)) await call('DELETE', `/api/tokens/${id}`, { cookie });
  });

  test('that was granted for reading cannot be redeemed for more', async () => {
    const allowed = await allow(cookie);
    const raised = { ...allowed, code: allowed.code.replace(/^read/, 'write') };
    expect((await redeem(raised)).body['error']).toBe('invalid_grant');
  });

  test('that is redeemed again ends its token, and no other', async () => {
    const owner = await signUp(anEmail());
    const kept = (await redeem(await allow(owner))).body['access_token'];
    const allowed = await allow(owner);
    const token = (await redeem(allowed)).body['access_token'];
    expect(await useOf(token)).toBe(200);
    expect((await redeem(allowed, { code_verifier: 'a'.repeat(43) })).status).toBe(400);
    expect([await useOf(token), await useOf(kept)]).toEqual([401, 200]);
  });

  test('that is redeemed ten times at once makes at most one token, and ends it', async () => {
    const owner = await signUp(anEmail());
    const allowed = await allow(owner);
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(allowed)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await tokensOf(owner)).toEqual([]);
  });

  test('is replaced by a newer one', async () => {
    const owner = await signUp(anEmail());
    const [first, second] = [await allow(owner), await allow(owner)];
    expect((await redeem(first)).body['error']).toBe('invalid_grant');
    expect((await redeem(second)).status).toBe(200);
  });

  test.each([
    [{ grant_type: 'client_credentials' }, 'unsupported_grant_type'],
    [{ grant_type: 'refresh_token' }, 'unsupported_grant_type'],
    [{ code_verifier: undefined }, 'invalid_request'],
    [{ code: undefined }, 'invalid_request'],
    [{ client_id: 'nobody' }, 'invalid_client'],
    [{ resource: 'https://evil.example' }, 'invalid_target'],
    [{ code: 'a'.repeat(20_000) }, 'invalid_request'],
    [{ code: 'read.nonsense' }, 'invalid_grant'],
  ] as const)('is refused with OAuth error codes: %o', async (changes, error) => {
    const answer = await redeem({ code: 'read.none', clientId: await aClient() }, changes);
    expect([answer.status, answer.body['error']]).toEqual([400, error]);
  });
});
