import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import { changeList, findList } from '#core/list/change-list.ts';
import type { ListChange } from '#core/list/list-change.ts';
import { changeWeek, findWeek } from '#core/week/change-week.ts';
import type { MealChange } from '#core/week/meal-change.ts';
import { getItem, putItem, type Table } from '#functions/tables/table.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';
import { tablePortsOf } from './engines.ts';

/** Rows that this release cannot read are not lost and do not hide other rows. */
export function unreadableRowsContract(engine: string, open: () => Promise<Table>): void {
  describe(`rows that cannot be read, in ${engine}`, () => {
    let table: Table;
    let ports: ReturnType<typeof fakePorts>;
    const told: unknown[] = [];
    const tell = (row: unknown) => told.push(row);

    beforeAll(async () => {
      table = await open();
      ports = { ...fakePorts(NOON), ...tablePortsOf(table) };
    }, 60_000);
    beforeEach(() => {
      told.length = 0;
      subscribe('munchify:unreadable-row', tell);
    });
    afterEach(() => unsubscribe('munchify:unreadable-row', tell));

    let changes = 0;
    const made = () => ({
      id: `00000000-0000-4000-8000-${String((changes += 1)).padStart(12, '0')}`,
      at: NOON,
    });
    const added = (name: string): ListChange => ({ ...made(), type: 'add', item: { name } });
    const kitchenOf = async (id: string) => ({ id, cooks: [], ...(await ports.households.head(id)) });
    const names = async (id: string) =>
      (await findList(ports, await kitchenOf(id))).items.map((item) => item.name).toSorted();
    const put = (id: string, sk: string, rest: object) => putItem(table, { pk: `K#${id}`, sk, ...rest });
    const textAt = async (id: string, sk: string) =>
      String((await getItem(table, { pk: `K#${id}`, sk }))?.['e']);

    test('the list shows all others, logs the row for the operator, and accepts the item again', async () => {
      const id = aUserId();
      await changeList(ports, await kitchenOf(id), aUserId(), [added('Leek')]);
      await put(id, '#milk', { e: 'of a later release' });
      await put(id, '#tea', {});
      await put(id, '#rice', { e: 7 });
      expect(await names(id)).toEqual(['Leek']);
      expect(told).toContainEqual({ kind: 'list item' });
      expect(JSON.stringify(told)).not.toContain('later');
      await changeList(ports, await kitchenOf(id), aUserId(), ['Milk', 'Tea', 'Rice'].map(added));
      expect(await names(id)).toEqual(['Leek', 'Milk', 'Rice', 'Tea']);
      expect((await textAt(id, '#milk')).split('\n')).toContain('of a later release');
    });

    test('progress that was stored before a badge existed starts at zero for that badge', async () => {
      const id = aUserId();
      const first = { counted: ['a-recipe'], earnedAt: NOON };
      await putItem(table, { pk: `USER#${id}`, sk: 'PROGRESS', FIRST_RECIPE: first, version: 3 });
      const progress = await ports.badgeProgress.find(id);
      expect(progress?.badges).toMatchObject({ FIRST_RECIPE: first, HEALTHY_CHOICE: { counted: [] } });
    });

    test('the week shows all others, and accepts the meal again', async () => {
      const id = aUserId();
      const planned = (mealId: string): MealChange => ({
        ...made(),
        type: 'add',
        meal: { id: mealId, day: '2026-11-28', slot: 'dinner', title: mealId, servings: 2 },
      });
      await changeWeek(ports, await kitchenOf(id), [planned('one-of-two')]);
      await put(id, '~two-of-two', { e: 'of a later release', day: '-' });
      const days = { from: '2026-11-28', to: '2026-11-28' };
      const meals = async () =>
        (await findWeek(ports, await kitchenOf(id), days)).meals.map((meal) => meal.id);
      expect(await meals()).toEqual(['one-of-two']);
      expect(told).toContainEqual({ kind: 'meal' });
      await changeWeek(ports, await kitchenOf(id), [planned('two-of-two')]);
      expect((await meals()).toSorted()).toEqual(['one-of-two', 'two-of-two']);
      expect(await textAt(id, '~two-of-two')).toContain('of a later release');
    });

    test('Twenty simultaneous changes of the readable part are all kept, and the rest stays', async () => {
      const id = aUserId();
      await put(id, '#milk', { e: 'of a later release' });
      const kitchen = await kitchenOf(id);
      const milk = (): ListChange => ({
        ...made(),
        type: 'add',
        item: { name: 'Milk', amount: { quantity: 1, unit: 'l' } },
      });
      await Promise.all(Array.from({ length: 20 }, () => changeList(ports, kitchen, aUserId(), [milk()])));
      expect(await findList(ports, kitchen)).toMatchObject({ items: [{ amount: { quantity: 20 } }] });
      expect((await textAt(id, '#milk')).split('\n').filter((line) => line.includes('later'))).toHaveLength(
        1,
      );
    });

    test('The words of a removed user are deleted in them, too, and the lines of others stay', async () => {
      const [id, tag] = [aUserId(), 'cook-tag'];
      await put(id, '#milk', { e: `by @${tag}, of a later release` });
      await put(id, '#tea', { e: `by @${tag}\nby @other` });
      await put(id, '~one-of-one', { e: `by @${tag}`, day: '-' });
      await ports.lists.forgetUnread(id, tag);
      await ports.meals.forgetUnread(id, tag);
      expect(await textAt(id, '#milk')).toBe('undefined');
      expect(await textAt(id, '#tea')).toBe('by @other');
      expect(await textAt(id, '~one-of-one')).toBe('undefined');
    });

    test('an account with an unreadable recipe is exported and erased all the same', async () => {
      const userId = aUserId();
      const key = { pk: `USER#${userId}`, sk: `RECIPE#${'7'.padStart(16, '0')}` };
      await putItem(table, { ...key, title: 7, photos: ['a-photo'] });
      const { items } = await ports.userRecords.list(userId, { limit: 10 });
      expect(items).toMatchObject([{ kind: 'recipe', photos: ['a-photo'], data: { title: 7 } }]);
      await ports.userRecords.remove(userId, items);
      expect((await ports.userRecords.list(userId, { limit: 10 })).items).toEqual([]);
    });

    test('one unreadable deletion, declaration or recipe holds up none of the others', async () => {
      const userId = aUserId();
      await putItem(table, { pk: 'DELETION', sk: aUserId(), email: 7 });
      await ports.deletions.add({ userId, email: 'cook@example.org', language: 'de', askedAt: NOON });
      expect(await ports.deletions.pending()).toMatchObject([{ userId }]);
      expect(told).toEqual([{ kind: 'deletion' }]);
      await putItem(table, { pk: 'TODO#2026-11', sk: '0#x', state: 'received' });
      expect(await ports.declarations.waiting(NOON)).toEqual([]);
      const card = '7'.padStart(16, '0');
      await putItem(table, { pk: `USER#${userId}`, sk: `RECIPE#${card}`, card, title: 7 });
      expect((await ports.recipes.list(userId, { limit: 10 })).items).toEqual([]);
      expect(told).toContainEqual({ kind: 'recipe card' });
    });
  });
}
