import { withPending } from '#core/list/pending.ts';
import type { ListChange } from '#core/list/list-change.ts';
import type { ListItem } from '#core/list/list-item.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import { SECOND } from '#core/time.ts';
import type { MealChange } from '#core/week/meal-change.ts';
import { keepMealEntry, mealEntryOf, showMeal, type MealEntry } from '#core/week/meal-entry.ts';
import type { Meal } from '#core/week/meal.ts';
import {
  followMeals,
  putOnList,
  takeOffList,
  type ListPlan,
  type PutOptions,
} from '#core/week/week-to-list.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { randomOf, Server, uuid } from '../list/devices.ts';

export const COOK = aUserId();
const recipe = (id: number, title: string, lines: readonly Line[]) => ({
  ...aRecipe(COOK, { id, title, servings: 2 }),
  lines: [...lines],
});

const RECIPES = [
  recipe(1, 'Leek soup', [
    { food: 'leek', name: 'leeks', quantity: 300, unit: 'g' },
    { food: 'milk', name: 'milk', quantity: 500, unit: 'ml' },
    { food: 'leek', name: 'leek, for the top', quantity: 1, unit: 'piece' },
    { food: 'salt', name: 'salt' },
  ]),
  recipe(2, 'Pancakes', [
    { food: 'milk', name: 'milk', quantity: 1, unit: 'l' },
    { food: 'egg', name: 'eggs', quantity: 4, unit: 'piece' },
    { food: 'egg', name: 'egg, to brush', quantity: 2, unit: 'piece' },
  ]),
  recipe(3, 'Something with flour', [{ food: 'flour', name: 'flour', quantity: 250, unit: 'g' }]),
];

export const recipeOf = ({ recipeId }: Pick<Meal, 'recipeId'>) => RECIPES.find(({ id }) => id === recipeId);

/** A kitchen as stored by the server, and a phone that has the same state after each step. */
export class Kitchen {
  readonly list = new Server();
  readonly entries = new Map<string, readonly MealEntry[]>();
  private readonly random = randomOf(5);

  receive(changes: readonly MealChange[]): void {
    for (const change of changes) {
      const held = this.entries.get(change.meal.id) ?? [];
      const kept = keepMealEntry(held, mealEntryOf(change, this.list.now), this.list.now);
      if (typeof kept !== 'string') this.entries.set(change.meal.id, kept);
    }
  }

  get meals(): readonly Meal[] {
    return shown(this.entries);
  }

  meal(id: string): Meal {
    const found = this.meals.find((each) => each.id === id);
    if (!found) throw new Error(`No meal ${id}`);
    return found;
  }

  plan(id: string, recipeId: number | undefined, more: Partial<Meal> = {}): void {
    const meal = { id, day: '2026-11-23', slot: 'dinner', title: 'A dish', servings: 2 } as const;
    const of = recipeId === undefined ? {} : { recipeId };
    this.receive([this.made({ type: 'add', meal: { ...meal, ...of, ...more } })]);
  }

  serve(id: string, servings: number): void {
    this.receive([this.made({ type: 'change', meal: { id, servings } })]);
  }

  carryOut({ list, meals }: Pick<ListPlan, 'list' | 'meals'>): void {
    this.list.receive(
      list.map((wish) => this.made(wish) as ListChange),
      'ada',
    );
    this.receive(meals.map((wish) => this.made(wish)));
  }

  put(options: PutOptions = { withoutStaples: false }): void {
    this.carryOut(putOnList(this.meals, { recipeOf, items: this.items }, options));
  }

  follow(): void {
    this.carryOut(followMeals(this.meals, { recipeOf, items: this.items }));
  }

  get items(): readonly ListItem[] {
    return this.list.items;
  }

  made<Wish>(wish: Wish): Wish & { readonly id: string; readonly at: number } {
    this.list.now += SECOND;
    return { ...wish, id: uuid(this.random), at: this.list.now };
  }
}

type MealEntries = ReadonlyMap<string, readonly MealEntry[]>;

const shown = (entries: MealEntries): readonly Meal[] =>
  [...entries].flatMap(([id, each]) => {
    const { cook: _, ...meal } = showMeal(id, each) ?? {};
    return 'id' in meal ? [meal] : [];
  });

/** A phone of the household, whose changes wait while it is offline. */
export class Phone {
  private seen: { readonly items: readonly ListItem[]; readonly meals: MealEntries } = {
    items: [],
    meals: new Map(),
  };
  private list: ListChange[] = [];
  private week: MealChange[] = [];
  private readonly kitchen: Kitchen;
  private readonly random: (below: number) => number;

  constructor(kitchen: Kitchen, random: (below: number) => number) {
    this.kitchen = kitchen;
    this.random = random;
  }

  sync(): void {
    this.kitchen.receive(this.week);
    this.kitchen.list.receive(this.list, 'ada');
    [this.week, this.list] = [[], []];
    this.seen = { items: this.kitchen.items, meals: new Map(this.kitchen.entries) };
  }

  get items(): readonly ListItem[] {
    return withPending(this.seen.items, this.list, 'ada');
  }

  get meals(): readonly Meal[] {
    const pending = Map.groupBy(this.week, ({ meal }) => meal.id);
    const ids = new Set([...this.seen.meals.keys(), ...pending.keys()]);
    const entriesOf = (id: string) => [
      ...(this.seen.meals.get(id) ?? []),
      ...(pending.get(id) ?? []).map((change) => mealEntryOf(change, Infinity)),
    ];
    return shown(new Map([...ids].map((id) => [id, entriesOf(id)])));
  }

  /** The cook plans, changes servings, moves, repeats, or puts some of the week on the list. */
  act(): void {
    const meal = this.meals[this.random(this.meals.length || 1)];
    const servings = 1 + this.random(6);
    const kind = this.random(6);
    if (kind === 0 || !meal) this.plan(1 + this.random(RECIPES.length), servings);
    else if (kind === 1) this.change({ id: meal.id, servings });
    else if (kind === 2) this.change({ id: meal.id, day: `2026-11-2${servings}` });
    else if (kind === 3) this.plan(meal.recipeId ?? 1, meal.servings);
    else this.put(this.meals.filter(() => this.random(2) === 0));
    if (kind === 1) this.follow();
  }

  remove(): void {
    const meal = this.meals[this.random(this.meals.length || 1)];
    if (!meal) return;
    this.carryOut(takeOffList([meal], this.items));
    this.week.push(this.kitchen.made({ type: 'remove', meal: { id: meal.id } }));
  }

  follow(): void {
    this.carryOut(followMeals(this.meals, { recipeOf, items: this.items }));
  }

  private put(meals: readonly Meal[]): void {
    this.carryOut(putOnList(meals, { recipeOf, items: this.items }, { withoutStaples: false }));
  }

  private plan(recipeId: number, servings: number): void {
    const meal = { id: uuid(this.random).slice(0, 8), day: null, slot: 'dinner', title: 'A dish' } as const;
    this.week.push(this.kitchen.made({ type: 'add', meal: { ...meal, recipeId, servings } }));
  }

  private change(meal: Extract<MealChange, { type: 'change' }>['meal']): void {
    this.week.push(this.kitchen.made({ type: 'change', meal }));
  }

  private carryOut({ list, meals }: Pick<ListPlan, 'list' | 'meals'>): void {
    this.list.push(...list.map((wish) => this.kitchen.made(wish) as ListChange));
    this.week.push(...meals.map((wish) => this.kitchen.made(wish)));
  }
}
