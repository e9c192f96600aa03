import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findChanges, REMOVALS_KNOWN } from '#core/recipe/library/find-changes.ts';
import type { RecipeChanges } from '#core/recipe/recipe-changes.ts';
import { findRecipe } from '#core/recipe/find-recipe.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { DAY, SECOND, type EpochMs } from '#core/time.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';

/** Change of one of few recipes, some time after the last one, on a server whose clock is off by seconds. */
const EVENT = fc.record({
  type: fc.constantFrom('create', 'edit', 'add to', 'cook', 'uncook', 'delete', 'ask', 'ask, and be cut off'),
  recipe: fc.integer({ min: 1, max: 4 }),
  wrong: fc.integer({ min: -10 * SECOND, max: 10 * SECOND }),
  later: fc.integer({ min: 0, max: 20 * SECOND }),
} as const);
type Event = typeof EVENT extends fc.Arbitrary<infer Each> ? Each : never;

const DAY_OF_MARK = '2026-11-20';

/**
 * A device that requests changes ends with the server's state, whatever the order of events.
 * @param open opens tables that write at the time of a clock
 * @param runs number of generated histories
 */
export function changesContract(
  name: string,
  runs: number,
  open: (now: () => EpochMs) => TablePorts | Promise<TablePorts>,
): void {
  describe(`The record of changes, by ${name}`, () => {
    let time = NOON;
    let wrong = 0;
    const now = () => time + wrong;
    const opened = Promise.resolve().then(() => open(now));

    test('reaches a device that was offline, although the clocks of the servers differ', async () => {
      const tables = await opened;
      await fc.assert(
        fc.asyncProperty(fc.array(EVENT, { minLength: 1, maxLength: 25 }), async (events) => {
          time = NOON;
          const world = { tables, userId: aUserId(), now };
          const device = aDevice(world);
          for (const event of events) {
            time += event.later;
            wrong = event.wrong;
            await happen(world, device, event);
          }
          time += 30 * SECOND;
          wrong = 0;
          await device.ask();
          expect(device.shown()).toEqual(await stored(world));
        }),
        { numRuns: runs },
      );
    }, 120_000);

    test('comes in pages: first all changes, then nothing and an unchanged cursor', async () => {
      const world = { tables: await opened, userId: aUserId(), now };
      time = NOON;
      for (let id = 1; id <= 130; id += 1)
        await world.tables.recipes.create(aRecipe(world.userId, { id }), 'a-request');
      const first = await changes(world, undefined);
      expect(first).toMatchObject({ total: 130, isLast: false, removed: [] });
      expect(first.recipes).toHaveLength(100);
      time += 40 * SECOND;
      const device = aDevice(world);
      await device.ask();
      expect(device.shown().size).toBe(130);
      time += 40 * SECOND;
      await device.ask();
      const { cursor } = device;
      expect(await changes(world, cursor)).toEqual({ recipes: [], removed: [], cursor, isLast: true });
      time += DAY;
      expect(await changes(world, cursor)).toEqual({ recipes: [], removed: [], cursor, isLast: true });
    });

    test('is forgotten after 90 days', async () => {
      const world = { tables: await opened, userId: aUserId(), now };
      time = NOON;
      const { cursor } = await changes(world, undefined);
      time += REMOVALS_KNOWN + DAY;
      expect(await answerOf(world, cursor)).toEqual({ ok: false, error: { type: 'CursorTooOld' } });
    });

    test('A cook sees no changes of another cook', async () => {
      const world = { tables: await opened, userId: aUserId(), now };
      time = NOON;
      await world.tables.recipes.create(aRecipe(world.userId, { id: 1 }), 'a-request');
      const stranger = { ...world, userId: aUserId() };
      const first = await changes(stranger, undefined);
      const second = await changes(stranger, first.cursor);
      expect([first.recipes, second.recipes, second.removed]).toEqual([[], [], []]);
    });
  });
}

type World = { readonly tables: TablePorts; readonly userId: string; readonly now: () => EpochMs };

const answerOf = ({ tables, userId, now }: World, cursor: string | undefined) =>
  findChanges({ ...tables, clock: { ...fakePorts().clock, now } }, userId, cursor);

async function changes(world: World, cursor: string | undefined): Promise<RecipeChanges> {
  const answer = await answerOf(world, cursor);
  if (!answer.ok) throw new Error(answer.error.type);
  return answer.value;
}

function aDevice(world: World) {
  const held = new Map<RecipeId, Recipe>();
  return {
    cursor: undefined as string | undefined,
    shown: () => new Map([...held].toSorted(([a], [b]) => a - b)),
    /** @param pages number of pages after which the connection breaks and the answer is lost */
    async ask(pages = Infinity) {
      for (let page = 0; ; page += 1) {
        const { recipes, removed, cursor, isLast } = await changes(world, this.cursor);
        if (page >= pages) return;
        for (const recipe of recipes) held.set(recipe.id, recipe);
        for (const id of removed) held.delete(id);
        this.cursor = cursor;
        if (isLast) return;
      }
    },
  };
}

async function stored({ tables, userId }: World): Promise<Map<RecipeId, Recipe>> {
  const all = new Map<RecipeId, Recipe>();
  for (const id of [1, 2, 3, 4]) {
    const found = await findRecipe(tables, userId, id);
    if (found.ok) all.set(id, found.value);
  }
  return all;
}

async function happen(
  { tables: { recipes, cookMarks }, userId }: World,
  device: ReturnType<typeof aDevice>,
  { type, recipe: id }: Event,
): Promise<void> {
  const held = await recipes.find(userId, id);
  const key = { recipeId: id, day: DAY_OF_MARK };
  const mark = await cookMarks.find(userId, key);
  const version = (mark?.version ?? 0) + 1;
  switch (type) {
    case 'create':
      await recipes.create(aRecipe(userId, { id }), 'a-request');
      return;
    case 'edit':
      if (held) await recipes.replace({ ...held, title: 'Edited', version: (held.version ?? 1) + 1 }, {});
      return;
    case 'add to': {
      const personal = await recipes.findPersonal(userId, id);
      const next = { rating: 4, changedAt: { rating: version }, changes: (personal?.changes ?? 0) + 1 };
      if (personal) await recipes.replacePersonal(userId, id, { held: personal, next });
      return;
    }
    case 'cook': {
      const { nutrition, title } = aRecipe(userId);
      const eaten = { title, nutrition, servings: 1, at: NOON };
      await cookMarks.replace(userId, mark, { ...key, ops: [], version, eaten });
      return;
    }
    case 'uncook':
      await cookMarks.replace(userId, mark, { ...key, ops: [], version, eaten: undefined });
      return;
    case 'delete':
      if (held) await recipes.remove({ recipe: held });
      return;
    case 'ask':
      await device.ask();
      return;
    case 'ask, and be cut off':
      await device.ask(1);
  }
}
