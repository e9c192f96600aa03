import type { UserId } from '#core/user-id.ts';
import type { Declaration } from '#core/contract/declaration.ts';
import type { GenerationRun } from '#core/generation/run/run.ts';
import type { Usage } from '#core/plan/usage.ts';
import type { Ports } from '#core/ports.ts';
import type { EpochMs } from '#core/time.ts';
import type { Store } from './store.ts';

export function fakeRuns(runs: Store['run']): Ports['runs'] {
  const keyOf = (userId: UserId, key: string) => `${userId} ${key}`;
  return {
    async begin(userId, run) {
      const held = runs.get(keyOf(userId, run.key)) ?? run;
      runs.set(keyOf(userId, run.key), held);
      return held;
    },
    find: async (userId, key) => runs.get(keyOf(userId, key)),
    async restart(userId, held, run) {
      const current = runs.get(keyOf(userId, run.key));
      const isLike = ({ attempt, state }: GenerationRun) =>
        current?.attempt === attempt && current.state === state;
      if (!isLike(held) && !isLike(run)) return false;
      runs.set(keyOf(userId, run.key), run);
      return true;
    },
    async startSaving(userId, run) {
      const current = runs.get(keyOf(userId, run.key));
      if (current?.attempt !== run.attempt || !['running', 'saving'].includes(current.state)) return false;
      runs.set(keyOf(userId, run.key), { ...current, state: 'saving' });
      return true;
    },
    async cancel(userId, run) {
      const current = runs.get(keyOf(userId, run.key));
      if (current?.attempt !== run.attempt || ['saving', 'done'].includes(current.state)) return false;
      runs.set(keyOf(userId, run.key), { ...current, state: 'cancelled' });
      return true;
    },
    async end(userId, run, state) {
      const current = runs.get(keyOf(userId, run.key));
      if (current?.attempt !== run.attempt || current.state === 'cancelled') return;
      runs.set(keyOf(userId, run.key), { ...current, state });
    },
  };
}

export function fakeUsage(usages: Store['usage']): Ports['usage'] {
  const find = (userId: UserId, month: string): Usage =>
    usages.get(`${userId} ${month}`) ?? { month, taken: 0, leases: [] };
  const put = (userId: UserId, usage: Usage) => usages.set(`${userId} ${usage.month}`, usage);
  const others = ({ leases }: Usage, key: string) => leases.filter((lease) => lease.key !== key);
  return {
    find: async (userId, month) => find(userId, month),
    async reserve(userId, month, { key, recipeId, expiresAt }, limit) {
      const usage = find(userId, month);
      if (usage.taken >= limit || usage.leases.some((held) => held.key === key)) return false;
      put(userId, {
        ...usage,
        taken: usage.taken + 1,
        leases: [...usage.leases, { key, recipeId, expiresAt }],
      });
      return true;
    },
    async renew(userId, month, { key, recipeId, expiresAt }) {
      const usage = find(userId, month);
      if (!usage.leases.some((lease) => lease.key === key)) return false;
      put(userId, { ...usage, leases: [...others(usage, key), { key, recipeId, expiresAt }] });
      return true;
    },
    async commit(userId, month, { key, recipeId }) {
      const usage = find(userId, month);
      if (usage.leases.find((lease) => lease.key === key)?.recipeId !== recipeId) return false;
      put(userId, { ...usage, leases: others(usage, key) });
      return true;
    },
    async release(userId, month, { key, recipeId, expiresAt }) {
      const usage = find(userId, month);
      const held = usage.leases.find((lease) => lease.key === key);
      if (held?.recipeId !== recipeId || held.expiresAt !== expiresAt) return false;
      put(userId, { ...usage, taken: usage.taken - 1, leases: others(usage, key) });
      return true;
    },
  };
}

export function fakeBudget(): Ports['budget'] {
  const spent = new Map<string, number>();
  const on = (day: string) => spent.get(day) ?? 0;
  return {
    async reserve(day, amount, limit) {
      if (on(day) + amount > limit) return false;
      spent.set(day, on(day) + amount);
      return true;
    },
    async record(day, { cost, reserved }) {
      spent.set(day, on(day) + cost - reserved);
      return on(day);
    },
  };
}

export function fakeBillingEvents(): Ports['billingEvents'] {
  const handled = new Set<string>();
  return {
    isHandled: async (id) => handled.has(id),
    async markHandled(id) {
      handled.add(id);
    },
  };
}

export function fakeSubscriptions(held: Store['subscription']): Ports['subscriptions'] {
  return {
    find: async (userId) => held.get(userId),
    async put(userId, subscription, version) {
      if ((held.get(userId)?.version ?? 0) !== version) return false;
      held.set(userId, { subscription, version: version + 1 });
      return true;
    },
  };
}

export function fakeDeclarations(): Ports['declarations'] {
  const declarations = new Map<string, Declaration>();
  const keyOf = ({ receivedAt, id }: Pick<Declaration, 'receivedAt' | 'id'>) => `${receivedAt} ${id}`;
  const monthOf = (at: EpochMs) => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth();
  return {
    async add(declaration) {
      if (!declarations.has(keyOf(declaration))) declarations.set(keyOf(declaration), declaration);
    },
    find: async (reference) => declarations.get(keyOf(reference)),
    declaredFor: async (email, since) =>
      [...declarations.values()]
        .filter((each) => each.email === email && each.receivedAt >= since)
        .toSorted((a, b) => b.receivedAt - a.receivedAt)
        .slice(0, 100),
    async renewLink(declaration, linkHash) {
      const current = declarations.get(keyOf(declaration));
      if (!current || !['received', 'unconfirmed'].includes(current.state)) return false;
      declarations.set(keyOf(declaration), { ...current, linkHash });
      return true;
    },
    waiting: async (now) =>
      [...declarations.values()]
        .filter(({ state }) => state === 'received' || state === 'unconfirmed')
        .filter(({ receivedAt }) => [0, 1].includes(monthOf(now) - monthOf(receivedAt)))
        .toSorted((a, b) => a.receivedAt - b.receivedAt),
    async close(declaration, state) {
      const current = declarations.get(keyOf(declaration));
      if (!current || !['received', 'mailed', 'unconfirmed'].includes(current.state)) return false;
      declarations.set(keyOf(declaration), { ...current, state });
      return true;
    },
    async undo(declaration) {
      const current = declarations.get(keyOf(declaration));
      if (current) declarations.set(keyOf(declaration), { ...current, state: 'undone' });
    },
  };
}
