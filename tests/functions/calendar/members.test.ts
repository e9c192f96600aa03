import { describe, expect, test } from 'vitest';
import { aCook, found, invite, join, leave } from '../household/cooks.ts';
import { aHousehold, current, expectGone, plan, read, subscribe, titles } from './subscribers.ts';

describe('the end of a membership', () => {
  test('closes only the calendar link of the member who leaves', async () => {
    const [owner, guest] = await aHousehold();
    const [ofOwner, ofGuest] = [await subscribe(owner), await subscribe(guest)];
    await plan(owner, 'Soup');
    await leave(guest, guest);
    await expectGone(ofGuest);
    expect(await titles(ofOwner)).toEqual(['Dinner: Soup']);
    expect(await current(guest)).toBeNull();
  });

  test('ends the address of the removed member, whose new address shows their own week', async () => {
    const [owner, guest] = await aHousehold();
    await plan(owner, 'Soup');
    const path = await subscribe(guest);
    await leave(owner, guest);
    await expectGone(path);
    expect(await titles(await subscribe(guest))).toEqual([]);
  });

  test('ends the address of a founder who leaves, whether it was made alone or in the household', async () => {
    for (const isMadeAlone of [true, false]) {
      const [founder, guest] = [await aCook('Ada'), await aCook('Ben')];
      const early = isMadeAlone ? await subscribe(founder) : '';
      await found(founder);
      await join(guest, await invite(founder));
      const path = isMadeAlone ? early : await subscribe(founder);
      await plan(guest, 'Soup');
      expect(await titles(path)).toEqual(['Dinner: Soup']);
      await leave(founder, founder);
      await expectGone(path);
      // Nor does it open again when the last one has gone.
      await leave(guest, guest);
      await expectGone(path);
    }
  });

  test('comes with the household’s end, also for its only member', async () => {
    const cook = await aCook();
    await found(cook);
    const path = await subscribe(cook);
    await leave(cook, cook);
    await expectGone(path);
  });

  test('cannot be caused by the owner of another household', async () => {
    const [owner, stranger] = [await aCook('Eve'), await aCook('Ben')];
    await found(owner);
    const path = await subscribe(stranger);
    await leave(owner, stranger);
    expect((await read(path)).status).toBe(200);
  });
});

test('joining a household ends the address of the cook’s own week, but not one made later', async () => {
  const [owner, guest] = [await aCook('Ada'), await aCook('Ben')];
  await found(owner);
  const own = await subscribe(guest);
  const token = await invite(owner);
  await join(guest, token);
  await expectGone(own);
  const common = await subscribe(guest);
  // A phone sends the request again, late.
  await join(guest, token);
  expect((await read(common)).status).toBe(200);
});
