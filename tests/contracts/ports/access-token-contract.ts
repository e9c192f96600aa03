import { beforeAll, describe, expect, test } from 'vitest';
import type { SignIn } from '#core/account/sign-in.ts';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';

export function accessTokenContract(open: () => TablePorts): void {
  let ports: TablePorts;
  beforeAll(() => {
    ports = open();
  });

  describe('access tokens', () => {
    const aSignIn = (changes: Partial<SignIn> = {}): SignIn => ({
      userId: aUserId(),
      passwordHash: 'first',
      verified: true,
      sessions: [],
      ...changes,
    });
    const aSession = (hash: string) => ({ hash, startedAt: NOON, lastUsedAt: NOON, device: 'a phone' });

    test('Only ten of fourteen access tokens that are added at once are stored; each notes its use and ends separately', async () => {
      const { signIns } = ports;
      const signIn = aSignIn();
      const { userId } = signIn;
      await signIns.open(signIn);
      const aToken = (id: string) =>
        ({ id, name: id, scope: 'read', createdAt: NOON, hash: `h${id}` }) as const;
      expect(await signIns.addToken(userId, 'mine', aToken('too-early'))).toBe(false);
      await signIns.addSession(signIn, aSession('mine'), undefined);
      expect(await signIns.addToken(userId, 'another', aToken('no'))).toBe(false);
      const added = await Promise.all(
        Array.from({ length: 14 }, (_, index) => signIns.addToken(userId, 'mine', aToken(`t${index}`))),
      );
      expect(added.filter(Boolean)).toHaveLength(10);
      const held = (await signIns.find(userId))?.tokens ?? [];
      expect(held).toHaveLength(10);
      const [first, second] = held;
      await signIns.touchToken(userId, first?.id ?? '', NOON + 5);
      await signIns.endToken(userId, second?.id ?? '');
      await signIns.endToken(userId, second?.id ?? '');
      await signIns.touchToken(userId, second?.id ?? '', NOON + 5);
      const left = (await signIns.find(userId))?.tokens ?? [];
      expect(left).toHaveLength(9);
      expect(left).toContainEqual({ ...first, lastUsedAt: NOON + 5 });
      expect(await signIns.addToken(userId, 'mine', aToken('again'))).toBe(true);
      // A repeated request replaces its token, even if there is no room for another.
      expect(await signIns.addToken(userId, 'mine', { ...aToken('again'), hash: 'new' })).toBe(true);
      expect(await signIns.addToken(userId, 'mine', aToken('more'))).toBe(false);
    });

    test('access tokens end with a new password and with the account, and no token is added afterwards', async () => {
      const { signIns } = ports;
      for (const end of ['reset', 'close'] as const) {
        const signIn = aSignIn({ resetLink: { hash: 'reset', expiresAt: NOON + 5 } });
        const { userId } = signIn;
        await signIns.open(signIn);
        await signIns.addSession(signIn, aSession('mine'), undefined);
        const token = { id: 'one', name: 'One', scope: 'write', createdAt: NOON, hash: 'h' } as const;
        expect(await signIns.addToken(userId, 'mine', token)).toBe(true);
        if (end === 'reset') await signIns.resetPassword(userId, 'reset', 'new', NOON);
        else await signIns.close(userId);
        expect((await signIns.find(userId))?.tokens ?? []).toEqual([]);
        expect(await signIns.addToken(userId, 'mine', token)).toBe(false);
      }
    });

    test('a code that is redeemed eight times at once makes one token; an expired, replaced or foreign code makes none', async () => {
      const { signIns } = ports;
      const signIn = aSignIn();
      const { userId } = signIn;
      await signIns.open(signIn);
      const code = { hash: 'code', expiresAt: NOON + 1_000 };
      const aToken = (id: string) =>
        ({ id, name: 'Assistant', scope: 'read', createdAt: NOON, hash: `h${id}` }) as const;
      expect(await signIns.renewCode(userId, 'mine', code)).toBe(false);
      await signIns.addSession(signIn, aSession('mine'), undefined);
      expect(await signIns.renewCode(userId, 'another', code)).toBe(false);
      expect(await signIns.useCode(userId, 'code', aToken('none'), NOON)).toBe(false);
      for (const hash of ['former', 'code'])
        expect(await signIns.renewCode(userId, 'mine', { ...code, hash })).toBe(true);
      expect(await signIns.useCode(userId, 'former', aToken('none'), NOON)).toBe(false);
      expect(await signIns.useCode(userId, 'code', aToken('none'), NOON + 1_000)).toBe(false);
      const redeemed = await Promise.all(
        Array.from({ length: 8 }, (_, at) => signIns.useCode(userId, 'code', aToken(`t${at}`), NOON)),
      );
      expect(redeemed.filter(Boolean)).toHaveLength(1);
      const { tokens = [], oauthCode } = (await signIns.find(userId)) ?? {};
      expect([tokens.length, oauthCode]).toEqual([1, undefined]);
      // The next one finds tokens already there.
      expect(await signIns.renewCode(userId, 'mine', code)).toBe(true);
      expect(await signIns.useCode(userId, 'code', aToken('second'), NOON)).toBe(true);
      expect(await signIns.useCode(userId, 'code', aToken('third'), NOON)).toBe(false);
      expect((await signIns.find(userId))?.tokens).toHaveLength(2);
    });

    test('a code for an eleventh token is refused; a code ends with a new password and with the account', async () => {
      const { signIns } = ports;
      const code = { hash: 'code', expiresAt: NOON + 1_000 };
      const aToken = (id: string) => ({ id, name: id, scope: 'read', createdAt: NOON, hash: id }) as const;
      for (const end of ['full', 'reset', 'change', 'close'] as const) {
        const signIn = aSignIn({ resetLink: { hash: 'reset', expiresAt: NOON + 5 } });
        const { userId } = signIn;
        await signIns.open(signIn);
        await signIns.addSession(signIn, aSession('mine'), undefined);
        expect(await signIns.renewCode(userId, 'mine', code)).toBe(true);
        if (end === 'full')
          for (let at = 0; at < 10; at += 1) await signIns.addToken(userId, 'mine', aToken(`t${at}`));
        if (end === 'reset') await signIns.resetPassword(userId, 'reset', 'new', NOON);
        if (end === 'change') await signIns.changePassword(signIn, 'new', aSession('mine'));
        if (end === 'close') await signIns.close(userId);
        expect(await signIns.useCode(userId, 'code', aToken('late'), NOON), end).toBe(false);
        if (end === 'full') expect(await signIns.renewCode(userId, 'mine', code)).toBe(false);
      }
    });
  });
}
