import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { UserRecord } from '#core/account/deletion/user-record.ts';
import type { SignIn } from '#core/account/sign-in.ts';
import type { GenerationRun } from '#core/generation/run/run.ts';
import { NO_PROGRESS, type BadgeProgress } from '#core/badge/progress.ts';
import type { CookMark } from '#core/cooking/cook-mark.ts';
import { DEFAULT_GOALS } from '#core/goals/goals.ts';
import { NO_NUTRITION } from '#core/nutrition/nutrition.ts';
import type { Translation } from '#core/recipe/recipe.ts';
import type { Declaration } from '#core/contract/declaration.ts';
import type { TablePorts } from '#tests/fakes/ports.ts';
import { aProfile, aRecipe, aSubscription, aUserId, NOON } from '#tests/support/examples.ts';

const MONTH = '2026-11';
const RUN = 'the-run-that-brought-it';

const aRun = (changes: Partial<GenerationRun> = {}): GenerationRun => ({
  key: aUserId(),
  state: 'running',
  attempt: aUserId(),
  recipeId: 7,
  photos: ['a-photo'],
  bodyHash: 'body',
  month: MONTH,
  expiresAt: NOON,
  ...changes,
});

/** What every keeper of items promises, whatever it is made of. */
export function tablePortsContract(name: string, open: () => TablePorts | Promise<TablePorts>): void {
  describe(name, () => {
    let ports: TablePorts;
    beforeAll(async () => {
      ports = await open();
      // An engine in Java takes its time to start.
    }, 60_000);

    describe('e-mail claims', () => {
      test('an address belongs to who came first, also when forty come at once', async () => {
        const email = `${aUserId()}@example.org`;
        const holders = await Promise.all(
          Array.from({ length: 40 }, () => ports.emailOwners.claim(email, aUserId())),
        );
        expect(new Set(holders).size).toBe(1);
        expect(await ports.emailOwners.find(email)).toBe(holders[0]);
      });

      test('an address is released by who has it, and by nobody else', async () => {
        const email = `${aUserId()}@example.org`;
        const holder = await ports.emailOwners.claim(email, aUserId());
        await ports.emailOwners.release(email, aUserId());
        expect(await ports.emailOwners.find(email)).toBe(holder);
        await ports.emailOwners.release(email, holder);
        expect(await ports.emailOwners.find(email)).toBeUndefined();
      });

      test('an address that nobody claimed belongs to nobody', async () => {
        expect(await ports.emailOwners.find('nobody@example.org')).toBeUndefined();
      });
    });

    describe('profiles', () => {
      test('a profile is added once, and the second one changes nothing', async () => {
        const profile = aProfile();
        await ports.profiles.add(profile);
        await ports.profiles.add({ ...profile, email: 'other@example.org' });
        expect(await ports.profiles.get(profile.id)).toEqual(profile);
      });

      test('a user becomes one customer, also when ten make them one at once', async () => {
        const id = aUserId();
        await ports.profiles.add(aProfile({ id }));
        const holders = await Promise.all(
          Array.from({ length: 10 }, (_, index) => ports.profiles.claimCustomer(id, `cus_${index}`)),
        );
        expect(new Set(holders).size).toBe(1);
        expect((await ports.profiles.get(id)).customerId).toBe(holders[0]);
      });

      test('what a user does not eat is kept with them, and is nothing where nobody said so', async () => {
        const id = aUserId();
        expect(await ports.profiles.avoided(id)).toEqual({ allergens: [], words: [] });
        await ports.profiles.add(aProfile({ id }));
        await ports.profiles.setAvoid(id, { allergens: ['milk'], words: ['Koriander'] });
        expect(await ports.profiles.avoided(id)).toEqual({ allergens: ['milk'], words: ['Koriander'] });
      });

      test('a user without a profile is a bug and throws', async () => {
        await expect(ports.profiles.get(aUserId())).rejects.toThrow();
      });
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

      test('the newest registration counts until one is verified by its only link, and none after', async () => {
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
        // Whose of the two passwords that would confirm, nobody knows.
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

      test('a registration that is stored again is one, until another comes between', async () => {
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

      test('a registration that Google’s replaces leaves neither password nor link', async () => {
        const { signIns } = ports;
        const { userId } = aSignIn();
        await signIns.open(aSignIn({ userId }));
        await signIns.renewResetLink(userId, { hash: 'reset', expiresAt: NOON + 5 });
        const google: SignIn = { userId, verified: true, googleSubject: '2', sessions: [] };
        expect(await signIns.open(google)).toBe(2);
        expect(await signIns.find(userId)).toEqual(google);
      });

      test('a link verifies once, in time, and only as the newest', async () => {
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

      test('of three who use one reset link at once one does, and nothing of before opens any more', async () => {
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

      test('of three who use one login link at once one does; there is none for who is not verified or closed', async () => {
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

      test('a session is added while the password is the one that was checked', async () => {
        const { signIns } = ports;
        const signIn = aSignIn();
        await signIns.open(signIn);
        expect(
          await signIns.addSession({ ...signIn, passwordHash: 'older' }, aSession('no'), undefined),
        ).toBe(false);
        expect(await signIns.addSession(signIn, aSession('one'), undefined)).toBe(true);
        expect(await signIns.addSession(signIn, aSession('two'), 'one')).toBe(true);
        expect(await signIns.addSession(signIn, aSession('three'), 'one')).toBe(false);
        expect((await signIns.find(signIn.userId))?.sessions).toEqual([aSession('two')]);
      });

      test('of thirty sessions that are added at once, twenty are', async () => {
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

      test('Google is let in while the password is the one that was read, and without one there are sessions, too', async () => {
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

      test('an account that is closed lets nobody in and nothing be added, until it is removed', async () => {
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

      test('a session is touched and ended; one that is gone stays gone', async () => {
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

    describe('attempts', () => {
      const aCounter = (changes: object = {}) => ({
        limit: 'logIn',
        hash: aUserId(),
        startsAt: NOON,
        endsAt: NOON + 1_000,
        ...changes,
      });

      test('of thirty at once as many are counted as may be, and one more for each that is given back', async () => {
        const { attempts } = ports;
        const counter = aCounter();
        const taken = await Promise.all(Array.from({ length: 30 }, () => attempts.take(counter, 20)));
        expect(taken.filter(Boolean).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: 20 }, (_, index) => index + 1),
        );
        await attempts.refund(counter);
        expect([await attempts.take(counter, 20), await attempts.take(counter, 20)]).toEqual([20, 0]);
        expect([await attempts.take(counter, 22), await attempts.take(counter, 22)]).toEqual([21, 22]);
      });

      test('are counted apart by what they are, by whose they are and by window', async () => {
        const { attempts } = ports;
        const counter = aCounter();
        expect(await attempts.take(counter, 1)).toBe(1);
        for (const other of [{ limit: 'register' }, { hash: aUserId() }, { startsAt: NOON + 1_000 }]) {
          expect(await attempts.take({ ...counter, ...other }, 1)).toBe(1);
        }
        await attempts.refund(aCounter());
        expect(await attempts.take(counter, 1)).toBe(0);
      });
    });

    describe('recipes', () => {
      test('a recipe comes back as it was saved, and only to its owner', async () => {
        const recipe = aRecipe(aUserId());
        await ports.recipes.add(recipe, RUN);
        expect(await ports.recipes.find(recipe.userId, recipe.id)).toEqual(recipe);
        expect(await ports.recipes.find(aUserId(), recipe.id)).toBeUndefined();
      });

      test('a recipe that stands is not written over, and says whose it is', async () => {
        const recipe = aRecipe(aUserId());
        const { userId, id: recipeId } = recipe;
        expect(await ports.recipes.add(recipe, RUN)).toBe(true);
        expect(await ports.recipes.add({ ...recipe, title: 'Another' }, RUN)).toBe(true);
        expect(await ports.recipes.add({ ...recipe, title: 'Another' }, 'another-run')).toBe(false);
        expect((await ports.recipes.find(userId, recipeId))?.title).toBe(recipe.title);
        expect(await ports.recipes.findByRun(userId, { key: RUN, recipeId })).toEqual(recipe);
        expect(await ports.recipes.findByRun(userId, { key: 'another-run', recipeId })).toBeUndefined();
        expect(await ports.recipes.runOf(userId, recipeId)).toBe(RUN);
        expect(await ports.recipes.runOf(aUserId(), recipeId)).toBeUndefined();
        expect(await ports.recipes.findByRun(aUserId(), { key: RUN, recipeId })).toBeUndefined();
      });

      test('a recipe is removed, and one that is gone stays gone', async () => {
        const recipe = aRecipe(aUserId());
        await ports.recipes.add(recipe, RUN);
        await ports.recipes.remove(recipe.userId, recipe.id);
        await ports.recipes.remove(recipe.userId, recipe.id);
        expect(await ports.recipes.find(recipe.userId, recipe.id)).toBeUndefined();
        expect((await ports.recipes.list(recipe.userId, { limit: 5 })).items).toEqual([]);
      });

      test('the list is newest first, by pages, and shows cards', async () => {
        const userId = aUserId();
        const recipes = [3, 1, 2, 5, 4].map((id) =>
          aRecipe(userId, { id: 60_000_000_000_000 + id, title: `No. ${id}` }),
        );
        for (const recipe of recipes) await ports.recipes.add(recipe, RUN);
        const first = await ports.recipes.list(userId, { limit: 3 });
        expect(first.items.map(({ title }) => title)).toEqual(['No. 5', 'No. 4', 'No. 3']);
        const second = await ports.recipes.list(userId, { limit: 3, cursor: first.cursor });
        expect(second.items.map(({ title }) => title)).toEqual(['No. 2', 'No. 1']);
        expect(second.cursor).toBeUndefined();
        expect(first.items[0]).toEqual({
          id: 60_000_000_000_005,
          title: 'No. 5',
          imageUrls: recipes[3]?.imageUrls,
          prepTime: 30,
          difficulty: 'easy',
          calories: 108,
        });
      });
    });

    describe('a translation', () => {
      const translation: Translation = {
        language: 'de',
        title: 'Tomatensuppe',
        cuisine: 'Europäisch',
        lines: [{ name: 'Tomaten' }, { name: 'Olivenöl' }, { name: 'Feenstaub', note: 'fein' }],
        steps: [{ text: '5 Minuten warten.', timers: [{ start: 0, end: 9, seconds: 300 }] }],
        model: 'm',
      };

      test('is kept with its recipe, once', async () => {
        const recipe = aRecipe(aUserId());
        await ports.recipes.add(recipe, RUN);
        expect(await ports.recipes.addTranslation(recipe.userId, recipe.id, translation)).toBe(true);
        const another = { ...translation, title: 'Suppe' };
        expect(await ports.recipes.addTranslation(recipe.userId, recipe.id, another)).toBe(false);
        expect(await ports.recipes.find(recipe.userId, recipe.id)).toEqual({ ...recipe, translation });
      });

      test('of a recipe that is gone makes none', async () => {
        const recipe = aRecipe(aUserId());
        expect(await ports.recipes.addTranslation(recipe.userId, recipe.id, translation)).toBe(false);
        expect(await ports.recipes.find(recipe.userId, recipe.id)).toBeUndefined();
      });
    });

    describe('variations', () => {
      test('are listed with their parent, newest first, by pages, and with nobody else', async () => {
        const userId = aUserId();
        const parent = aRecipe(userId, { id: 50 });
        const children = [51, 53, 52].map((id) =>
          aRecipe(userId, { id, parentRecipeId: 50, title: `No. ${id}` }),
        );
        const others = [
          aRecipe(userId, { id: 54, parentRecipeId: 5 }),
          aRecipe(userId, { id: 55 }),
          aRecipe(aUserId(), { id: 56, parentRecipeId: 50 }),
        ];
        for (const recipe of [parent, ...children, ...others]) await ports.recipes.add(recipe, RUN);
        expect(await ports.recipes.find(userId, 51)).toEqual(children[0]);
        const first = await ports.recipes.variations(userId, 50, { limit: 2 });
        expect(first.items).toEqual([
          { id: 53, title: 'No. 53', imageUrls: children[1]?.imageUrls },
          { id: 52, title: 'No. 52', imageUrls: children[2]?.imageUrls },
        ]);
        const second = await ports.recipes.variations(userId, 50, { limit: 2, cursor: first.cursor });
        expect(second.items.map(({ id }) => id)).toEqual([51]);
        expect(second.cursor).toBeUndefined();
        await ports.recipes.remove(userId, 53);
        expect((await ports.recipes.variations(userId, 50, { limit: 5 })).items).toHaveLength(2);
        expect((await ports.recipes.variations(userId, 51, { limit: 5 })).items).toEqual([]);
      });
    });

    describe('cook marks', () => {
      const DAY = '2026-11-20';
      const aMark = (recipeId: number, changes: Partial<CookMark> = {}): CookMark => ({
        recipeId,
        day: DAY,
        eaten: { title: 'Soup', servings: 1.5, nutrition: aRecipe(aUserId()).nutrition, at: NOON },
        ops: ['an-operation'],
        version: 1,
        ...changes,
      });

      test('a mark comes back as it was put, standing or taken back, and only to its owner', async () => {
        const userId = aUserId();
        const standing = aMark(7);
        const removed = aMark(8, { eaten: undefined });
        for (const mark of [standing, removed]) {
          expect(await ports.cookMarks.replace(userId, undefined, mark)).toBe(true);
          expect(await ports.cookMarks.find(userId, mark)).toEqual(mark);
          expect(await ports.cookMarks.find(aUserId(), mark)).toBeUndefined();
        }
      });

      test('those of some days come by day, standing or taken back', async () => {
        const userId = aUserId();
        const days = ['2026-11-30', '2026-12-01', DAY, '2026-11-19'];
        const marks = days.map((day, index) =>
          aMark(index, { day, ...(index === 1 && { eaten: undefined }) }),
        );
        for (const mark of marks) await ports.cookMarks.replace(userId, undefined, mark);
        const daysOf = async (from: string, to: string, user = userId) =>
          (await ports.cookMarks.between(user, { from, to })).map(({ day }) => day);
        expect(await daysOf(DAY, DAY)).toEqual([DAY]);
        expect(await daysOf(DAY, '2026-12-01')).toEqual([DAY, '2026-11-30', '2026-12-01']);
        expect(await daysOf('2026-11-21', '2026-11-29')).toEqual([]);
        expect(await daysOf('2026-11-01', '2026-12-31', aUserId())).toEqual([]);
        expect(await ports.cookMarks.between(userId, { from: '2026-12-01', to: '2026-12-01' })).toEqual([
          marks[1],
        ]);
      });

      test('of twenty who change what they have read, one does', async () => {
        const userId = aUserId();
        for (const held of [undefined, aMark(7)]) {
          const version = (held?.version ?? 0) + 1;
          const replaced = await Promise.all(
            Array.from({ length: 20 }, (_, index) =>
              ports.cookMarks.replace(userId, held, aMark(7, { version, ops: [`operation ${index}`] })),
            ),
          );
          expect(replaced.filter(Boolean)).toHaveLength(1);
        }
      });

      test('a recipe was last cooked at its newest mark that stands', async () => {
        const userId = aUserId();
        const { lastCooked } = ports.cookMarks;
        const put = (held: CookMark | undefined, mark: CookMark) =>
          ports.cookMarks.replace(userId, held, mark);
        const cookedAt = (recipeId: number, day: string, at: number) =>
          aMark(recipeId, { day, eaten: { title: 'Soup', servings: 1, nutrition: NO_NUTRITION, at } });
        expect(await lastCooked(userId, 7)).toBeUndefined();
        const newer = cookedAt(7, '2026-11-20', NOON);
        await put(undefined, newer);
        await put(undefined, cookedAt(7, '2026-11-02', 999));
        await put(undefined, cookedAt(70, '2026-11-20', NOON + 5));
        expect(await lastCooked(userId, 7)).toBe(NOON);
        await put(newer, { ...newer, eaten: undefined, version: 2 });
        expect(await lastCooked(userId, 7)).toBe(999);
        expect(await lastCooked(aUserId(), 7)).toBeUndefined();
      });
    });

    describe('goals', () => {
      const goalsAt = (createdAt: number, op = 'some-wish') => ({ ...DEFAULT_GOALS, createdAt, ops: [op] });

      test('come newest first, until a moment, and only to their owner', async () => {
        const userId = aUserId();
        for (const at of [NOON, 999, NOON + 1]) await ports.goals.add(userId, goalsAt(at));
        const momentsOf = async (asked: { until?: number; limit: number }, user = userId) =>
          (await ports.goals.latest(user, asked)).map(({ createdAt }) => createdAt);
        expect(await momentsOf({ limit: 9 })).toEqual([NOON + 1, NOON, 999]);
        expect(await momentsOf({ limit: 2 })).toEqual([NOON + 1, NOON]);
        expect(await momentsOf({ until: NOON, limit: 9 })).toEqual([NOON, 999]);
        expect(await momentsOf({ until: 998, limit: 9 })).toEqual([]);
        expect(await momentsOf({ limit: 9 }, aUserId())).toEqual([]);
        expect((await ports.goals.latest(userId, { limit: 1 }))[0]).toEqual(goalsAt(NOON + 1));
      });

      test('of one moment are those of who came first, also when ten come at once', async () => {
        const userId = aUserId();
        const standing = await Promise.all(
          Array.from({ length: 10 }, (_, index) => ports.goals.add(userId, goalsAt(NOON, `wish ${index}`))),
        );
        expect(new Set(standing.map(({ ops }) => ops[0])).size).toBe(1);
        expect(await ports.goals.latest(userId, { limit: 9 })).toEqual([standing[0]]);
      });
    });

    describe('badge progress', () => {
      const progressOf = (version: number, recipes: readonly string[] = []): BadgeProgress => ({
        badges: {
          ...NO_PROGRESS.badges,
          FIRST_RECIPE: { counted: [], earnedAt: NOON },
          RECIPE_MASTER: { counted: recipes },
        },
        version,
      });

      test('comes back as it was put, and only to its owner', async () => {
        const userId = aUserId();
        expect(await ports.badgeProgress.find(userId)).toBeUndefined();
        const progress = progressOf(1, ['7', '8']);
        expect(await ports.badgeProgress.replace(userId, undefined, progress)).toBe(true);
        expect(await ports.badgeProgress.find(userId)).toEqual(progress);
        expect(await ports.badgeProgress.find(aUserId())).toBeUndefined();
      });

      test('of twenty who change what they have read, one does', async () => {
        const userId = aUserId();
        for (const held of [undefined, progressOf(1)]) {
          const version = (held?.version ?? 0) + 1;
          const replaced = await Promise.all(
            Array.from({ length: 20 }, () => ports.badgeProgress.replace(userId, held, progressOf(version))),
          );
          expect(replaced.filter(Boolean)).toHaveLength(1);
        }
      });
    });

    describe('runs', () => {
      test('of many who begin under one key, one does and the others meet it', async () => {
        const userId = aUserId();
        const key = aUserId();
        const held = await Promise.all(
          Array.from({ length: 10 }, () => ports.runs.begin(userId, aRun({ key }))),
        );
        expect(new Set(held.map(({ attempt }) => attempt)).size).toBe(1);
        expect(await ports.runs.find(userId, key)).toEqual(held[0]);
        expect(await ports.runs.find(aUserId(), key)).toBeUndefined();
      });

      test('a run is taken up by one of those who saw it', async () => {
        const userId = aUserId();
        const held = await ports.runs.begin(userId, aRun());
        const taken = await Promise.all(
          [1, 2, 3].map((id) => ports.runs.restart(userId, held, { ...held, attempt: `attempt ${id}` })),
        );
        expect(taken.filter(Boolean)).toHaveLength(1);
      });

      test('only its own attempt ends a run', async () => {
        const userId = aUserId();
        const run = await ports.runs.begin(userId, aRun());
        await ports.runs.end(userId, { ...run, attempt: 'another' }, 'failed');
        expect((await ports.runs.find(userId, run.key))?.state).toBe('running');
        await ports.runs.end(userId, run, 'done');
        expect((await ports.runs.find(userId, run.key))?.state).toBe('done');
      });
    });

    describe('a run that is cancelled', () => {
      test('stays cancelled, whoever ends it', async () => {
        const userId = aUserId();
        const run = await ports.runs.begin(userId, aRun());
        expect(await ports.runs.cancel(userId, run)).toBe(true);
        expect(await ports.runs.cancel(userId, run)).toBe(true);
        expect(await ports.runs.startSaving(userId, run)).toBe(false);
        await ports.runs.end(userId, run, 'failed');
        expect((await ports.runs.find(userId, run.key))?.state).toBe('cancelled');
      });

      test('was not saving yet: of the two, one comes first', async () => {
        const userId = aUserId();
        const run = await ports.runs.begin(userId, aRun());
        const [isSaving, isCancelled] = await Promise.all([
          ports.runs.startSaving(userId, run),
          ports.runs.cancel(userId, run),
        ]);
        expect([isSaving, isCancelled].filter(Boolean)).toHaveLength(1);
        expect((await ports.runs.find(userId, run.key))?.state).toBe(isSaving ? 'saving' : 'cancelled');
        expect(await ports.runs.startSaving(userId, run)).toBe(isSaving);
      });

      test('is not saved by an attempt that another has taken over', async () => {
        const userId = aUserId();
        const run = await ports.runs.begin(userId, aRun());
        await ports.runs.restart(userId, run, { ...run, attempt: 'the next' });
        expect(await ports.runs.startSaving(userId, run)).toBe(false);
        expect(await ports.runs.cancel(userId, run)).toBe(false);
      });
    });

    describe('usage', () => {
      const aLease = (key: string = aUserId()) => ({ key, recipeId: 7, expiresAt: NOON });

      test('of sixty who reserve at once, the limit gets through and not one more', async () => {
        const userId = aUserId();
        const taken = await Promise.all(
          Array.from({ length: 60 }, () => ports.usage.reserve(userId, MONTH, aLease(), 20)),
        );
        expect(taken.filter(Boolean)).toHaveLength(20);
        const usage = await ports.usage.find(userId, MONTH);
        expect(usage.taken).toBe(20);
        expect(usage.leases).toHaveLength(20);
      });

      test('one key takes one recipe', async () => {
        const userId = aUserId();
        const lease = aLease();
        expect(await ports.usage.reserve(userId, MONTH, lease, 5)).toBe(true);
        expect(await ports.usage.reserve(userId, MONTH, lease, 5)).toBe(false);
        expect((await ports.usage.find(userId, MONTH)).taken).toBe(1);
      });

      test('what is paid for stays taken, once', async () => {
        const userId = aUserId();
        const lease = aLease();
        await ports.usage.reserve(userId, MONTH, lease, 5);
        expect(await ports.usage.commit(userId, MONTH, lease)).toBe(true);
        expect(await ports.usage.commit(userId, MONTH, lease)).toBe(false);
        expect(await ports.usage.release(userId, MONTH, lease)).toBe(false);
        expect(await ports.usage.find(userId, MONTH)).toEqual({ month: MONTH, taken: 1, leases: [] });
      });

      test('what is given back is given back once', async () => {
        const userId = aUserId();
        const lease = aLease();
        await ports.usage.reserve(userId, MONTH, lease, 5);
        const given = await Promise.all([1, 2, 3].map(() => ports.usage.release(userId, MONTH, lease)));
        expect(given.filter(Boolean)).toHaveLength(1);
        expect(await ports.usage.find(userId, MONTH)).toEqual({ month: MONTH, taken: 0, leases: [] });
      });

      test('a lease that was prolonged is not given back by who saw the old one', async () => {
        const userId = aUserId();
        const lease = aLease();
        await ports.usage.reserve(userId, MONTH, lease, 5);
        expect(await ports.usage.renew(userId, MONTH, { ...lease, expiresAt: NOON + 9 })).toBe(true);
        expect(await ports.usage.release(userId, MONTH, lease)).toBe(false);
      });

      test('a lease follows its run to another recipe, and one that has ended does not come back', async () => {
        const userId = aUserId();
        const lease = aLease();
        const moved = { ...lease, recipeId: 8 };
        await ports.usage.reserve(userId, MONTH, lease, 5);
        expect(await ports.usage.renew(userId, MONTH, moved)).toBe(true);
        expect(await ports.usage.commit(userId, MONTH, lease)).toBe(false);
        expect(await ports.usage.commit(userId, MONTH, moved)).toBe(true);
        expect(await ports.usage.renew(userId, MONTH, moved)).toBe(false);
      });

      test('a month that nothing was used in is empty', async () => {
        expect(await ports.usage.find(aUserId(), MONTH)).toEqual({ month: MONTH, taken: 0, leases: [] });
      });
    });

    describe('the budget of a day', () => {
      const tokens = { input: 1_000, output: 500 };
      /** Nobody else's. */
      const aDay = () =>
        new Date(Date.UTC(2030, 0, 1) + randomInt(1_000_000) * 86_400_000).toISOString().slice(0, 10);

      test('of thirty who set something aside at once, those get through whom it pays for', async () => {
        const day = aDay();
        const aside = await Promise.all(
          Array.from({ length: 30 }, () => ports.budget.reserve(day, 10_000, 100_000)),
        );
        expect(aside.filter(Boolean)).toHaveLength(10);
      });

      test('takes no question that is dearer than all of it', async () => {
        expect(await ports.budget.reserve(aDay(), 101, 100)).toBe(false);
        expect(await ports.budget.reserve(aDay(), 100, 100)).toBe(true);
      });

      test('has room again when a question was cheaper than what was set aside, until the day is spent', async () => {
        const day = aDay();
        expect(await ports.budget.reserve(day, 90, 100)).toBe(true);
        expect(await ports.budget.reserve(day, 90, 100)).toBe(false);
        await ports.budget.record(day, { tokens, cost: 10, setAside: 90 });
        expect(await ports.budget.reserve(day, 90, 100)).toBe(true);
        await ports.budget.record(day, { tokens, cost: 90, setAside: 90 });
        expect(await ports.budget.reserve(day, 1, 100)).toBe(false);
        expect(await ports.budget.reserve(aDay(), 1, 100)).toBe(true);
      });

      test('books what was not set aside as well', async () => {
        const day = aDay();
        await ports.budget.record(day, { tokens, cost: 60, setAside: 0 });
        expect(await ports.budget.reserve(day, 50, 100)).toBe(false);
        expect(await ports.budget.reserve(day, 40, 100)).toBe(true);
      });
    });

    describe('subscriptions', () => {
      test('one is stored by who has seen the newest, and by one of them', async () => {
        const userId = aUserId();
        const first = aSubscription({ userId });
        expect(await ports.subscriptions.find(userId)).toBeUndefined();
        const stored = await Promise.all([1, 2, 3].map(() => ports.subscriptions.put(userId, first, 0)));
        expect(stored.filter(Boolean)).toHaveLength(1);
        expect(await ports.subscriptions.find(userId)).toEqual({ subscription: first, version: 1 });
        const second = aSubscription({ userId, status: 'past_due', pastDueSince: NOON });
        expect(await ports.subscriptions.put(userId, second, 1)).toBe(true);
        expect(await ports.subscriptions.put(userId, first, 1)).toBe(false);
        expect(await ports.subscriptions.find(userId)).toEqual({ subscription: second, version: 2 });
      });
    });

    describe('billing events', () => {
      test('an event is handled once it was marked, and not before', async () => {
        const id = `evt_${aUserId()}`;
        expect(await ports.billingEvents.isHandled(id)).toBe(false);
        await ports.billingEvents.markHandled(id, NOON);
        await ports.billingEvents.markHandled(id, NOON);
        expect(await ports.billingEvents.isHandled(id)).toBe(true);
      });
    });

    describe('to-dos', () => {
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
      const waitingAmong = async (mine: readonly Declaration[], now: number) => {
        const ids = new Set(mine.map(({ id }) => id));
        const waiting = await ports.toDos.waiting(now);
        return waiting.filter(({ id }) => ids.has(id)).map(({ id }) => id);
      };

      test('what was declared waits over the turn of the month, oldest first', async () => {
        const december = Date.UTC(2026, 11, 1);
        const late = aDeclaration({ receivedAt: december });
        const early = aDeclaration({ receivedAt: december - 1, reason: 'Too much soup', date: '2026-12-31' });
        const other = aDeclaration({ receivedAt: december + 1, kind: 'withdraw' });
        for (const each of [late, other, early]) await ports.toDos.add(each);
        const waiting = await waitingAmong([late, early, other], december);
        expect(waiting).toEqual([early.id, late.id, other.id]);
        expect(await ports.toDos.find(early)).toEqual(early);
        expect(await ports.toDos.find({ ...early, id: aUserId() })).toBeUndefined();
      });

      test('of many who settle one, one does; who takes it back comes through, and it stays', async () => {
        const declaration = aDeclaration();
        await ports.toDos.add(declaration);
        const settled = await Promise.all([1, 2, 3].map(() => ports.toDos.close(declaration, 'done')));
        expect(settled.filter(Boolean)).toHaveLength(1);
        expect(await waitingAmong([declaration], NOON)).toEqual([]);
        await ports.toDos.undo(declaration);
        expect(await ports.toDos.close(declaration, 'operator')).toBe(false);
        expect((await ports.toDos.find(declaration))?.state).toBe('undone');
      });

      test('a link is renewed while it waits; one whose link was mailed waits no more, and is settled once', async () => {
        const { linkHash: _, ...declaration } = aDeclaration();
        await ports.toDos.add(declaration);
        expect(await ports.toDos.renewLink(declaration, 'former')).toBe(true);
        expect(await ports.toDos.renewLink(declaration, 'newest')).toBe(true);
        expect(await ports.toDos.find(declaration)).toEqual({ ...declaration, linkHash: 'newest' });
        expect(await ports.toDos.close(declaration, 'mailed')).toBe(true);
        expect(await waitingAmong([declaration], NOON)).toEqual([]);
        expect(await ports.toDos.renewLink(declaration, 'late')).toBe(false);
        expect(await ports.toDos.close(declaration, 'done')).toBe(true);
        expect(await ports.toDos.close(declaration, 'operator')).toBe(false);
      });

      test('what was declared is found by its address, newest first, from a moment on', async () => {
        const email = `${aUserId().toLowerCase()}@example.org`;
        const [first, second, third] = [1, 2, 3].map((number) =>
          aDeclaration({ email, receivedAt: NOON + number }),
        ) as [Declaration, Declaration, Declaration];
        for (const each of [second, first, third, aDeclaration()]) await ports.toDos.add(each);
        expect(await ports.toDos.declaredFor(email, NOON)).toEqual([third, second, first]);
        expect(await ports.toDos.declaredFor(email, NOON + 2)).toEqual([third, second]);
        expect(await ports.toDos.declaredFor('nobody@example.org', 0)).toEqual([]);
      });
    });

    describe('deletions', () => {
      const waitingOf = async (userId: string) =>
        (await ports.deletions.pending()).filter((each) => each.userId === userId);

      test('a wish is written down once, erased once, and waits until it is removed', async () => {
        const wish = { userId: aUserId(), email: 'cook@example.org', language: 'de', askedAt: NOON } as const;
        await ports.deletions.add(wish);
        await ports.deletions.add({ ...wish, askedAt: NOON + 1 });
        expect(await waitingOf(wish.userId)).toEqual([wish]);
        await ports.deletions.markErased(wish.userId, NOON + 2);
        await ports.deletions.markErased(wish.userId, NOON + 3);
        expect(await waitingOf(wish.userId)).toEqual([{ ...wish, erasedAt: NOON + 2 }]);
        await ports.deletions.remove(wish.userId);
        await ports.deletions.markErased(wish.userId, NOON + 4);
        expect(await waitingOf(wish.userId)).toEqual([]);
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
      const kindsOf = (all: readonly UserRecord[]) => all.map(({ kind }) => kind).toSorted();

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
        expect(kindsOf(await listed(userId))).toEqual(['run']);
        expect(await ports.userRecords.customerOf(userId)).toBeUndefined();
        expect(await listed(other)).toHaveLength(6);
      });
    });
  });
}
