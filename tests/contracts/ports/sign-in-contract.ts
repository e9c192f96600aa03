import { beforeAll, describe, expect, test } from 'vitest';
import type { SignIn } from '#core/account/sign-in.ts';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';

export function signInContract(open: () => TablePorts): void {
  let ports: TablePorts;
  beforeAll(() => {
    ports = open();
  });

  describe('sign-ins', () => {
    const aSignIn = (changes: Partial<SignIn> = {}): SignIn => ({
      userId: aUserId(),
      passwordHash: 'first',
      verified: false,
      verifyLink: { hash: 'link', expiresAt: NOON + 1_000 },
      sessions: [],
      ...changes,
    });
    const aSession = (hash: string) => ({ hash, startedAt: NOON, lastUsedAt: NOON, device: 'a phone' });

    test('the newest registration counts until one is verified by its link; none counts after that', async () => {
      const { signIns } = ports;
      const first = aSignIn();
      const second = {
        ...first,
        passwordHash: 'second',
        verifyLink: { hash: 'newer', expiresAt: NOON + 1_000 },
      };
      expect(await signIns.open(first)).toBe(1);
      expect(await signIns.open(second)).toBe(2);
      expect(await signIns.find(first.userId)).toEqual(second);
      // It is unknown which of the two passwords this would confirm.
      expect(await signIns.verify(first.userId, 'newer', NOON)).toBe(false);
      const link = { hash: 'newest', expiresAt: NOON + 1_000 };
      expect(await signIns.renewVerifyLink(first.userId, link)).toBe(2);
      expect(await signIns.verify(first.userId, 'newest', NOON)).toBe(false);
      expect(await signIns.resetPassword(first.userId, 'newer', 'chosen', NOON)).toBe(false);
      expect(await signIns.resetPassword(first.userId, 'newest', 'chosen', NOON + 1_000)).toBe(false);
      expect(await signIns.resetPassword(first.userId, 'newest', 'chosen', NOON)).toBe(true);
      expect(await signIns.resetPassword(first.userId, 'newest', 'again', NOON)).toBe(false);
      expect(await signIns.open(first)).toBe(0);
      expect(await signIns.find(first.userId)).toEqual({
        userId: first.userId,
        passwordHash: 'chosen',
        verified: true,
        sessions: [],
      });
    });

    test('a registration that is stored twice counts once, unless another came between', async () => {
      const { signIns } = ports;
      const mine = aSignIn({ registeredBy: 'my device' });
      const theirs = { ...mine, registeredBy: 'their device' };
      expect(await signIns.open(mine)).toBe(1);
      expect(await signIns.open({ ...mine, passwordHash: 'second' })).toBe(1);
      expect(await signIns.find(mine.userId)).toEqual({ ...mine, passwordHash: 'second' });
      expect(await signIns.open(theirs)).toBe(2);
      expect(await signIns.open(mine)).toBe(3);
      expect(await signIns.open(mine)).toBe(3);
      const again = aSignIn({ registeredBy: 'my device' });
      await Promise.all([1, 2, 3].map(() => signIns.open(again)));
      expect(await signIns.verify(again.userId, 'link', NOON)).toBe(true);
      expect(await signIns.find(again.userId)).not.toHaveProperty('registeredBy');
      expect(await signIns.open(again)).toBe(0);
    });

    test('a registration that Google’s sign-in replaces leaves neither password nor link', async () => {
      const { signIns } = ports;
      const { userId } = aSignIn();
      await signIns.open(aSignIn({ userId }));
      await signIns.renewResetLink(userId, { hash: 'reset', expiresAt: NOON + 5 });
      const google: SignIn = { userId, verified: true, googleSubject: '2', sessions: [] };
      expect(await signIns.open(google)).toBe(2);
      expect(await signIns.find(userId)).toEqual(google);
    });

    test('only the newest link verifies, once and in time', async () => {
      const { signIns } = ports;
      const { userId } = aSignIn();
      await signIns.open(aSignIn({ userId }));
      expect(await signIns.verify(userId, 'another', NOON)).toBe(false);
      expect(await signIns.verify(userId, 'link', NOON + 1_000)).toBe(false);
      expect(await signIns.renewVerifyLink(userId, { hash: 'new', expiresAt: NOON + 5_000 })).toBe(1);
      expect(await signIns.verify(userId, 'link', NOON)).toBe(false);
      const pressed = await Promise.all([1, 2, 3].map(() => signIns.verify(userId, 'new', NOON)));
      expect(pressed.filter(Boolean)).toHaveLength(1);
      expect(await signIns.find(userId)).toMatchObject({ verified: true });
      expect((await signIns.find(userId))?.verifyLink).toBeUndefined();
      expect(await signIns.renewVerifyLink(userId, { hash: 'late', expiresAt: NOON })).toBe(0);
    });

    test('a password is changed once, only if it is still the checked one, and one session stays', async () => {
      const { signIns } = ports;
      const signIn = aSignIn();
      const { userId } = signIn;
      await signIns.open(signIn);
      for (const hash of ['kept', 'other']) await signIns.addSession(signIn, aSession(hash), undefined);
      const checked = await signIns.find(userId);
      if (!checked) throw new Error('The sign-in is gone.');
      expect(await signIns.changePassword(checked, 'new', aSession('unknown'))).toBe(false);
      expect(
        await signIns.changePassword({ ...checked, passwordHash: 'wrong' }, 'new', aSession('kept')),
      ).toBe(false);
      expect(await signIns.changePassword(checked, 'new', aSession('kept'))).toBe(true);
      expect(await signIns.changePassword(checked, 'newer', aSession('kept'))).toBe(false);
      expect(await signIns.find(userId)).toMatchObject({ passwordHash: 'new', sessions: [{ hash: 'kept' }] });
    });

    test('A reset link that is used three times at once works once, and ends all older sessions and links', async () => {
      const { signIns } = ports;
      const signIn = aSignIn();
      await signIns.open(signIn);
      await signIns.addSession(signIn, aSession('one'), undefined);
      const { userId } = signIn;
      expect(await signIns.renewResetLink(aUserId(), { hash: 'r', expiresAt: NOON + 5 })).toBe(false);
      expect(await signIns.renewResetLink(userId, { hash: 'former', expiresAt: NOON + 5 })).toBe(true);
      expect(await signIns.renewResetLink(userId, { hash: 'reset', expiresAt: NOON + 5 })).toBe(true);
      expect(await signIns.resetPassword(userId, 'former', 'new', NOON)).toBe(false);
      expect(await signIns.resetPassword(userId, 'reset', 'new', NOON + 5)).toBe(false);
      const used = await Promise.all(
        ['new', 'new', 'new'].map((password) => signIns.resetPassword(userId, 'reset', password, NOON)),
      );
      expect(used.filter(Boolean)).toHaveLength(1);
      expect(await signIns.find(userId)).toEqual({
        userId,
        passwordHash: 'new',
        verified: true,
        sessions: [],
      });
    });

    test('A login link that is used three times at once works once; an unverified or closed account has no login link', async () => {
      const { signIns } = ports;
      const signIn = aSignIn();
      const { userId } = signIn;
      await signIns.open(signIn);
      const link = { hash: 'in', expiresAt: NOON + 5 };
      expect(await signIns.renewLogInLink(aUserId(), link)).toBe(false);
      expect(await signIns.renewLogInLink(userId, link)).toBe(false);
      await signIns.verify(userId, 'link', NOON);
      expect(await signIns.renewLogInLink(userId, { hash: 'former', expiresAt: NOON + 5 })).toBe(true);
      expect(await signIns.renewLogInLink(userId, link)).toBe(true);
      expect((await signIns.find(userId))?.logInLink).toEqual(link);
      expect(await signIns.useLogInLink(userId, 'former', NOON)).toBe(false);
      expect(await signIns.useLogInLink(userId, 'in', NOON + 5)).toBe(false);
      const used = await Promise.all([1, 2, 3].map(() => signIns.useLogInLink(userId, 'in', NOON)));
      expect(used.filter(Boolean)).toHaveLength(1);
      await signIns.renewLogInLink(userId, link);
      await signIns.close(userId);
      expect(await signIns.useLogInLink(userId, 'in', NOON)).toBe(false);
      expect(await signIns.renewLogInLink(userId, link)).toBe(false);
    });

    test('a session is added only while the password is the checked one', async () => {
      const { signIns } = ports;
      const signIn = aSignIn();
      await signIns.open(signIn);
      expect(await signIns.addSession({ ...signIn, passwordHash: 'older' }, aSession('no'), undefined)).toBe(
        false,
      );
      expect(await signIns.addSession(signIn, aSession('one'), undefined)).toBe(true);
      expect(await signIns.addSession(signIn, aSession('two'), 'one')).toBe(true);
      expect(await signIns.addSession(signIn, aSession('three'), 'one')).toBe(false);
      expect((await signIns.find(signIn.userId))?.sessions).toEqual([aSession('two')]);
    });

    test('Only twenty of thirty sessions that are added at once are kept', async () => {
      const { signIns } = ports;
      const signIn = aSignIn();
      await signIns.open(signIn);
      const added = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          signIns.addSession(signIn, aSession(`session ${index}`), undefined),
        ),
      );
      expect(added.filter(Boolean)).toHaveLength(20);
      expect((await signIns.find(signIn.userId))?.sessions).toHaveLength(20);
    });

    test('Google is linked only if the password is unchanged; sessions need no password', async () => {
      const { signIns } = ports;
      const signIn = aSignIn();
      await signIns.open(signIn);
      expect(await signIns.linkGoogle({ ...signIn, passwordHash: 'older' }, '1')).toBe(false);
      expect(await signIns.linkGoogle(signIn, '1')).toBe(true);
      expect((await signIns.find(signIn.userId))?.googleSubject).toBe('1');
      const { userId } = aSignIn();
      const google: SignIn = { userId, verified: true, googleSubject: '2', sessions: [] };
      expect(await signIns.addSession(google, aSession('none'), undefined)).toBe(false);
      await signIns.open(google);
      expect(await signIns.addSession(google, aSession('one'), undefined)).toBe(true);
      expect(await signIns.addSession({ ...google, passwordHash: 'p' }, aSession('two'), undefined)).toBe(
        false,
      );
      expect(await signIns.find(userId)).toEqual({ ...google, sessions: [aSession('one')] });
    });

    test('a closed account admits nobody and stores nothing new, until it is removed', async () => {
      const { signIns, signInEraser } = ports;
      const signIn = aSignIn({ verified: true });
      const { userId } = signIn;
      await signIns.open(signIn);
      await signIns.addSession(signIn, aSession('one'), undefined);
      await signIns.renewResetLink(userId, { hash: 'reset', expiresAt: NOON + 5 });
      await signIns.close(userId);
      await signIns.close(userId);
      const closed: SignIn = { userId, verified: true, sessions: [], closed: true };
      expect(await signIns.find(userId)).toEqual(closed);
      expect(await signIns.open(signIn)).toBe(0);
      expect(await signIns.resetPassword(userId, 'reset', 'new', NOON)).toBe(false);
      expect(await signIns.renewResetLink(userId, { hash: 'r', expiresAt: NOON + 5 })).toBe(false);
      expect(await signIns.addSession(closed, aSession('two'), undefined)).toBe(false);
      expect(await signIns.linkGoogle(closed, '1')).toBe(false);
      expect(await signIns.find(userId)).toEqual(closed);
      await signInEraser.remove(userId);
      await signInEraser.remove(userId);
      await signIns.close(userId);
      expect(await signIns.find(userId)).toBeUndefined();
    });

    test('a session is touched and ended; an ended session stays ended', async () => {
      const { signIns } = ports;
      const signIn = aSignIn();
      await signIns.open(signIn);
      await signIns.addSession(signIn, aSession('one'), undefined);
      await signIns.touchSession(signIn.userId, 'one', NOON + 5);
      expect((await signIns.find(signIn.userId))?.sessions).toEqual([
        { ...aSession('one'), lastUsedAt: NOON + 5 },
      ]);
      await signIns.endSession(signIn.userId, 'one');
      await signIns.endSession(signIn.userId, 'one');
      await signIns.touchSession(signIn.userId, 'one', NOON + 6);
      expect((await signIns.find(signIn.userId))?.sessions).toEqual([]);
    });
  });
}
