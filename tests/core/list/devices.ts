import { applyChanges, type ListEntries } from '#core/list/apply-changes.ts';
import { entryOf, type Entry } from '#core/list/entry.ts';
import { itemIdOf, type ListChange } from '#core/list/list-change.ts';
import type { ListAmount, ListItem } from '#core/list/list-item.ts';
import { changeTime } from '#core/kitchen-change.ts';
import { withPending } from '#core/list/pending.ts';
import { replayedItem } from '#core/list/replay-item.ts';
import { DAY, HOUR, MINUTE } from '#core/time.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';

/** Random numbers from a seed, so that a failing schedule can be repeated. */
export function randomOf(seed: number): (below: number) => number {
  let state = seed * 2_654_435_769 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % below;
  };
}

const byId = (items: readonly ListItem[]): readonly ListItem[] =>
  items.toSorted((a, b) => (a.id < b.id ? -1 : 1));

export const shownOf = (entries: ListEntries): readonly ListItem[] =>
  byId([...entries].flatMap(([id, each]) => replayedItem(id, each) ?? []));

/** The server: its stored list, its clock, and every change as it first arrived. */
export class Server {
  entries = new Map<string, readonly Entry[]>();
  now = NOON;
  refused: string[] = [];
  private readonly arrived = new Map<string, { readonly item: string; readonly entry: Entry }>();

  receive(changes: readonly ListChange[], by: string): void {
    for (const change of changes) {
      if (this.arrived.has(change.id)) continue;
      this.arrived.set(change.id, { item: itemIdOf(change), entry: entryOf(change, this.now, by) });
    }
    const { changed, refused } = applyChanges(this.entries, changes, { now: this.now, by });
    for (const [id, entries] of changed) this.entries.set(id, entries);
    this.refused.push(...refused.map(({ id }) => id));
  }

  get items(): readonly ListItem[] {
    return shownOf(this.entries);
  }

  get changedAt(): number {
    return Math.max(0, ...[...this.entries.values()].flat().map(({ at }) => at));
  }

  /** Items computed from all changes, without compaction. */
  get itemsFromEveryChange(): readonly ListItem[] {
    const byItem = Map.groupBy(this.arrived.values(), ({ item }) => item);
    return shownOf(new Map([...byItem].map(([id, each]) => [id, each.map(({ entry }) => entry)])));
  }
}

const FOODS = ['milk', 'leek', 'egg', 'flour'] as const;
const UNITS = ['ml', 'l', 'g', 'piece'] as const;

/** Half of the changes belong to no meal. */
const MEALS = ['soup-on-monday', 'soup-on-friday', undefined, undefined] as const;

const SOURCE = { recipeId: 7, cookId: aUserId(), title: 'Soup' };

/** A phone with its own clock, whose changes wait in an outbox. */
export class Device {
  seen: readonly ListItem[] = [];
  /** Time of the last change, from the server or from this device. */
  private knownUntil = 0;
  outbox: ListChange[] = [];
  /** Changes already sent; the network may deliver them again. */
  readonly sent: ListChange[] = [];
  readonly by: string;
  private readonly clockIsOffBy: number;
  private readonly random: (below: number) => number;

  constructor(by: string, clockIsOffBy: number, random: (below: number) => number) {
    this.by = by;
    this.clockIsOffBy = clockIsOffBy;
    this.random = random;
  }

  get items(): readonly ListItem[] {
    return byId(withPending(this.seen, this.outbox, this.by));
  }

  /** The cook makes a random change. */
  act(now: number): ListChange {
    const food = FOODS[this.random(FOODS.length)] ?? 'milk';
    return this.enqueue(this.changeOf(food, this.timeOf(now)));
  }

  /** The cook adds something. */
  add(food: string, now: number, amount?: ListAmount): ListChange {
    return this.enqueue({
      id: uuid(this.random),
      at: this.timeOf(now),
      type: 'add',
      item: { food, name: food, ...(amount && { amount }) },
    });
  }

  /** Sends some waiting changes, perhaps in another order; those with a lost answer keep waiting. */
  sync(server: Server): void {
    const batch = shuffled(this.outbox, this.random).slice(0, 1 + this.random(5));
    const isRequestLost = this.random(5) === 0;
    const isAnswerLost = this.random(4) === 0;
    if (isRequestLost) return;
    server.receive(batch, this.by);
    this.sent.push(...batch);
    if (isAnswerLost) return;
    this.outbox = this.outbox.filter((change) => !batch.includes(change));
    this.see(server);
  }

  see(server: Server): void {
    this.seen = server.items;
    this.knownUntil = Math.max(server.changedAt, ...this.outbox.map(({ at }) => at));
  }

  private timeOf(now: number): number {
    return changeTime({ changedAt: this.knownUntil }, now + this.clockIsOffBy);
  }

  private enqueue(change: ListChange): ListChange {
    this.outbox.push(change);
    this.knownUntil = Math.max(this.knownUntil, change.at);
    return change;
  }

  private changeOf(food: string, at: number): ListChange {
    const made = { id: uuid(this.random), at };
    const type = (['add', 'add', 'change', 'check', 'uncheck', 'remove', 'restore'] as const)[this.random(7)];
    const amount = { quantity: 1 + this.random(4), unit: UNITS[this.random(UNITS.length)] ?? 'g' };
    const mealId = MEALS[this.random(MEALS.length)];
    const ofMeal = mealId !== undefined && { mealId, from: { ...SOURCE, servings: amount.quantity } };
    if (type === 'add') return { ...made, type, item: { food, name: food, amount, ...ofMeal } };
    if (type === 'change' && this.random(4) === 0)
      return { ...made, type, item: { id: food, isSoon: this.random(2) === 0 } };
    if (type === 'change') return { ...made, type, item: { id: food, amount, ...ofMeal } };
    if (type === 'remove' && mealId !== undefined) return { ...made, type, item: { id: food, mealId } };
    return { ...made, type: type ?? 'check', item: { id: food } };
  }
}

/** Clocks that are right, slightly wrong, or far off. */
export const CLOCKS = [0, 3 * MINUTE, -7 * MINUTE, 26 * HOUR, -3 * DAY] as const;

export function shuffled<Item>(items: readonly Item[], random: (below: number) => number): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random(left.length), 1));
}

export function uuid(random: (below: number) => number): string {
  const hex = (length: number) => Array.from({ length }, () => random(16).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}
