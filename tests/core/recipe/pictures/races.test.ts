import { describe, expect, test, vi } from 'vitest';
import { MANY_INPUTS } from '#tests/chance.ts';
import { tries } from '#tests/long.ts';
import {
  aKitchen,
  anHourLater,
  expectNoDeadPicture,
  expectNothingLoose,
  REQUESTS,
  send,
  type RequestName,
} from './kitchen.ts';

vi.setConfig({ testTimeout: MANY_INPUTS.timeout });

/** Pairs that once conflicted are raced most often, the others often enough to notice a conflict. */
const MOST_ROUNDS = tries(32, 200);
const ROUNDS = tries(10, 40);

/** More calls than any request makes. */
const MAX_CALLS = 60;

const NAMES = Object.keys(REQUESTS) as RequestName[];

describe('Two requests at once', () => {
  test.each([
    ['edit', 'delete', MOST_ROUNDS],
    ['create', 'delete', MOST_ROUNDS],
    ['create', 'create', ROUNDS],
    ['edit', 'edit', ROUNDS],
    ['delete', 'delete', ROUNDS],
    ['take off the picture', 'delete', ROUNDS],
    ['edit', 'share', ROUNDS],
    ['share', 'delete', ROUNDS],
    ['edit', 'stop sharing', ROUNDS],
    ['generate', 'delete', ROUNDS],
  ] as const)(
    '%s and %s, %i times: every picture left belongs to a recipe, and none is missing',
    async (one, other, rounds) => {
      for (let seed = 0; seed < rounds; seed += 1) {
        const kitchen = await aKitchen(seed);
        if (seed % 3 > 0) await send(kitchen, 'create');
        if (seed % 3 > 1) await send(kitchen, 'share');
        await Promise.all([send(kitchen, one), send(kitchen, other)]);
        await expectNoDeadPicture(kitchen, `seed ${seed}`);
        kitchen.world.fake.orphans.all = async () => [];
        await expectNothingLoose(kitchen, `seed ${seed}`);
      }
    },
  );

  test.each(
    NAMES.filter((name) => name !== 'delete the account').map(
      (name) => [name, name === 'create' || name === 'edit' ? MOST_ROUNDS : ROUNDS] as const,
    ),
  )('%s and the deletion of the account, %i times: nothing is left an hour later', async (name, rounds) => {
    for (let seed = 0; seed < rounds; seed += 1) {
      const kitchen = await aKitchen(seed);
      await send(kitchen, 'create');
      if (seed % 2 > 0) await send(kitchen, 'share');
      await Promise.all([send(kitchen, name), send(kitchen, 'delete the account')]);
      await anHourLater(kitchen);
      await expectNothingLoose(kitchen, `seed ${seed}`);
      const { fake } = kitchen.world;
      expect(fake.storedPhotos.size + fake.sharedPictureFiles.size, `seed ${seed}`).toBe(0);
      expect((await fake.userRecords.list(kitchen.cook.userId, { limit: 10 })).items).toEqual([]);
      expect(await fake.deletions.pending()).toEqual([]);
    }
  });
});

describe('a request that is killed at any call', () => {
  test.each(NAMES.flatMap((name) => [[name, 'dies before'] as const, [name, 'dies after'] as const]))(
    '%s, and %s it: no recipe lists a missing picture, and an hour later no unused picture is left',
    async (name, type) => {
      for (let call = 1; call <= MAX_CALLS; call += 1) {
        const kitchen = await aKitchen(call);
        if (name !== 'create') await send(kitchen, 'create');
        if (name !== 'create' && name !== 'share') await send(kitchen, 'share');
        const before = kitchen.world.faultCount();
        await send(kitchen, name, { type, call });
        // A closed account's recipes are not read any more: their pictures are deleted first.
        if (name !== 'delete the account') await expectNoDeadPicture(kitchen, `call ${call}`);
        const isKilled = kitchen.world.faultCount() > before;
        await anHourLater(kitchen);
        await expectNothingLoose(kitchen, `call ${call}`);
        if (!isKilled) return;
      }
      throw new Error('The request makes too many calls.');
    },
  );

  test.each([
    ['edit', 'delete'],
    ['delete', 'edit'],
    ['create', 'delete'],
    ['share', 'delete'],
    ['share', 'stop sharing'],
    ['edit', 'stop sharing'],
    ['generate', 'delete the account'],
  ] as const)(
    '%s, while a cook is told that %s is done: the told result stays, and an hour later no unused picture is left',
    async (name, other) => {
      for (let call = 1; call <= MAX_CALLS; call += 1) {
        const kitchen = await aKitchen(call);
        await send(kitchen, name === 'create' ? 'generate' : 'create');
        const before = kitchen.world.faultCount();
        const killed = send(kitchen, name, { type: call % 2 > 0 ? 'dies after' : 'dies before', call });
        const [isTold] = await Promise.all([send(kitchen, other), killed]);
        const recipe = await kitchen.world.fake.recipes.find(kitchen.cook.userId, 7);
        if (isTold && other === 'delete') expect(recipe, `call ${call}`).toBeUndefined();
        if (isTold && other === 'edit') expect(recipe?.version ?? 2, `call ${call}`).toBe(2);
        const isKilled = kitchen.world.faultCount() > before;
        await anHourLater(kitchen);
        await expectNoDeadPicture(kitchen, `call ${call}`);
        await expectNothingLoose(kitchen, `call ${call}`);
        if (!isKilled) return;
      }
      throw new Error('The request makes too many calls.');
    },
  );
});
