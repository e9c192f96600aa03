import { beforeAll, describe, expect, test } from 'vitest';
import type { UserRecord } from '#core/deletion/user-record.ts';
import { DEFAULT_GOALS } from '#core/goals/goals.ts';
import type { Declaration } from '#core/contract/declaration.ts';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { aProfile, aRecipe, aUserId, NOON } from '#tests/support/examples.ts';
import { aRun, MONTH } from './a-run.ts';

export function deletionContract(open: () => TablePorts): void {
  let ports: TablePorts;
  beforeAll(() => {
    ports = open();
  });

  describe('declarations', () => {
    const aDeclaration = (changes: Partial<Declaration> = {}): Declaration => ({
      id: aUserId(),
      kind: 'cancel',
      state: 'received',
      email: 'cook@example.org',
      contract: 'Basic',
      language: 'de',
      receivedAt: NOON,
      linkHash: 'link',
      ...changes,
    });
    const pendingAmong = async (mine: readonly Declaration[], now: number) => {
      const ids = new Set(mine.map(({ id }) => id));
      const waiting = await ports.declarations.waiting(now);
      return waiting.filter(({ id }) => ids.has(id)).map(({ id }) => id);
    };

    test('Declarations wait over the turn of the month, the oldest first', async () => {
      const december = Date.UTC(2026, 11, 1);
      const late = aDeclaration({ receivedAt: december });
      const early = aDeclaration({ receivedAt: december - 1, reason: 'Too much soup', date: '2026-12-31' });
      const other = aDeclaration({ receivedAt: december + 1, kind: 'withdraw' });
      for (const each of [late, other, early]) await ports.declarations.add(each);
      const waiting = await pendingAmong([late, early, other], december);
      expect(waiting).toEqual([early.id, late.id, other.id]);
      expect(await ports.declarations.find(early)).toEqual(early);
      expect(await ports.declarations.find({ ...early, id: aUserId() })).toBeUndefined();
    });

    test('A to-do that three close at once is closed by one of them; one that is undone stays undone', async () => {
      const declaration = aDeclaration();
      await ports.declarations.add(declaration);
      const settled = await Promise.all([1, 2, 3].map(() => ports.declarations.close(declaration, 'done')));
      expect(settled.filter(Boolean)).toHaveLength(1);
      expect(await pendingAmong([declaration], NOON)).toEqual([]);
      await ports.declarations.undo(declaration);
      expect(await ports.declarations.close(declaration, 'operator')).toBe(false);
      expect((await ports.declarations.find(declaration))?.state).toBe('undone');
    });

    test('a link is renewed while it waits; one whose link was mailed waits no more, and is settled once', async () => {
      const { linkHash: _, ...declaration } = aDeclaration();
      await ports.declarations.add(declaration);
      expect(await ports.declarations.renewLink(declaration, 'former')).toBe(true);
      expect(await ports.declarations.renewLink(declaration, 'newest')).toBe(true);
      expect(await ports.declarations.find(declaration)).toEqual({ ...declaration, linkHash: 'newest' });
      expect(await ports.declarations.close(declaration, 'mailed')).toBe(true);
      expect(await pendingAmong([declaration], NOON)).toEqual([]);
      expect(await ports.declarations.renewLink(declaration, 'late')).toBe(false);
      expect(await ports.declarations.close(declaration, 'done')).toBe(true);
      expect(await ports.declarations.close(declaration, 'operator')).toBe(false);
    });

    test('one that is carried out and not confirmed waits on, can get a link, and is settled once', async () => {
      const declaration = aDeclaration();
      await ports.declarations.add(declaration);
      expect(await ports.declarations.close(declaration, 'unconfirmed')).toBe(true);
      expect(await pendingAmong([declaration], NOON)).toEqual([declaration.id]);
      expect(await ports.declarations.renewLink(declaration, 'newest')).toBe(true);
      expect(await ports.declarations.close(declaration, 'unconfirmed')).toBe(true);
      expect(await ports.declarations.close(declaration, 'done')).toBe(true);
      expect(await ports.declarations.close(declaration, 'unconfirmed')).toBe(false);
      expect(await pendingAmong([declaration], NOON)).toEqual([]);
    });

    test('Declarations are found by their address, newest first, from a moment on', async () => {
      const email = `${aUserId().toLowerCase()}@example.org`;
      const [first, second, third] = [1, 2, 3].map((number) =>
        aDeclaration({ email, receivedAt: NOON + number }),
      ) as [Declaration, Declaration, Declaration];
      for (const each of [second, first, third, aDeclaration()]) await ports.declarations.add(each);
      expect(await ports.declarations.declaredFor(email, NOON)).toEqual([third, second, first]);
      expect(await ports.declarations.declaredFor(email, NOON + 2)).toEqual([third, second]);
      expect(await ports.declarations.declaredFor('nobody@example.org', 0)).toEqual([]);
    });
  });

  describe('deletions', () => {
    const pendingOf = async (userId: string) =>
      (await ports.deletions.pending()).filter((each) => each.userId === userId);

    test('a wish is written down once, erased once, and waits until it is removed', async () => {
      const deletion = {
        userId: aUserId(),
        email: 'cook@example.org',
        language: 'de',
        askedAt: NOON,
      } as const;
      await ports.deletions.add(deletion);
      await ports.deletions.add({ ...deletion, askedAt: NOON + 1 });
      expect(await pendingOf(deletion.userId)).toEqual([deletion]);
      await ports.deletions.markErased(deletion.userId, NOON + 2);
      await ports.deletions.markErased(deletion.userId, NOON + 3);
      expect(await pendingOf(deletion.userId)).toEqual([{ ...deletion, erasedAt: NOON + 2 }]);
      await ports.deletions.remove(deletion.userId);
      await ports.deletions.markErased(deletion.userId, NOON + 4);
      expect(await pendingOf(deletion.userId)).toEqual([]);
    });
  });

  describe('userRecords', () => {
    const liveALittle = async () => {
      const profile = aProfile({ customerId: 'cus_1' });
      const userId = profile.id;
      const run = aRun({ photos: ['a-photo'] });
      await ports.profiles.add(profile);
      await ports.signIns.open({ userId, verified: true, sessions: [] });
      await ports.recipes.add(aRecipe(userId, { imageUrls: ['/photos/another.jpg'] }), run.key);
      await ports.runs.begin(userId, run);
      await ports.usage.reserve(userId, MONTH, { ...run, recipeId: 7 }, 5);
      await ports.goals.add(userId, { ...DEFAULT_GOALS, createdAt: NOON, ops: [] });
      return userId;
    };
    const listed = async (userId: string) => {
      const all: UserRecord[] = [];
      let cursor: string | undefined;
      do {
        const page = await ports.userRecords.list(userId, { limit: 2, cursor });
        expect(page.items.length).toBeLessThanOrEqual(2);
        all.push(...page.items);
        ({ cursor } = page);
      } while (cursor !== undefined);
      return all;
    };
    // A table also has the count of recipes.
    const kindsOf = (all: readonly UserRecord[]) =>
      all.flatMap(({ kind }) => (kind === 'other' ? [] : [kind])).toSorted();

    test('are all that is held of a user, with its photos, by pages, and nothing of another', async () => {
      const userId = await liveALittle();
      const all = await listed(userId);
      expect(kindsOf(all)).toEqual(['goals', 'profile', 'recipe', 'run', 'sign-in', 'usage']);
      expect(all.flatMap(({ photos }) => photos).toSorted()).toEqual(['a-photo', 'another']);
      expect(await listed(aUserId())).toEqual([]);
    });

    test('are gone once they are removed, and what stays can still be found', async () => {
      const [userId, other] = [await liveALittle(), await liveALittle()];
      expect(await ports.userRecords.customerOf(userId)).toBe('cus_1');
      const going = (await listed(userId)).filter(({ kind }) => kind !== 'run');
      await ports.userRecords.remove(userId, going);
      await ports.userRecords.remove(userId, going);
      expect((await listed(userId)).map(({ kind }) => kind)).toEqual(['run']);
      expect(await ports.userRecords.customerOf(userId)).toBeUndefined();
      expect(kindsOf(await listed(other))).toHaveLength(6);
    });
  });
}
