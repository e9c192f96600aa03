import type { Page, PageRequest } from '#core/page.ts';
import type { ReplayableOperation } from '#core/system-ports.ts';
import type { Counter } from '#core/limits/ports.ts';
import type { UserId } from '#core/user-id.ts';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Profile } from '#core/account/account.ts';
import type { UserRecord } from '#core/account/deletion/user-record.ts';
import type { Deletion } from '#core/account/deletion/deletion.ts';
import { MAX_SESSIONS, type SignIn } from '#core/account/sign-in.ts';
import { NOTHING_AVOIDED } from '#core/nutrition/avoid.ts';
import type { Model } from '#core/generation/model/model.ts';
import type { GenerationRun } from '#core/generation/run/run.ts';
import type { BadgeProgress } from '#core/badge/progress.ts';
import type { CookMark, MarkKey } from '#core/cooking/cook-mark.ts';
import type { Declaration } from '#core/contract/declaration.ts';
import type { KeptGoals } from '#core/goals/goals.ts';
import type { Mail } from '#core/mail.ts';
import { photoNameIn, type PhotoName } from '#core/photo/photo.ts';
import type { Subscription } from '#core/plan/subscription.ts';
import type { Usage } from '#core/plan/usage.ts';
import type { Ports } from '#core/ports.ts';
import type { Recipe, RecipeCard } from '#core/recipe/recipe.ts';
import type { EpochMs } from '#core/time.ts';

/** Every port in memory, with the same promises as the real ones: the contracts hold both to them. */
export type FakePorts = { -readonly [Name in keyof Ports]: Ports[Name] } & {
  /** What the clock says; tests move it. */
  now: EpochMs;
  readonly sent: Mail[];
  readonly replayed: ReplayableOperation[];
  readonly storedPhotos: Map<string, Uint8Array>;
  readonly hashed: { count: number };
};

export function fakePorts(
  now: EpochMs = Date.UTC(2026, 10, 20, 12),
  models: readonly Model[] = [],
): FakePorts {
  const sent: Mail[] = [];
  const replayed: ReplayableOperation[] = [];
  const storedPhotos = new Map<string, Uint8Array>();
  const hashed = { count: 0 };
  const ports: FakePorts = {
    now,
    sent,
    replayed,
    storedPhotos,
    hashed,
    models,
    clock: {
      now: () => ports.now,
      async pause(milliseconds) {
        await setImmediate();
        ports.now += milliseconds;
      },
    },
    secrets: {
      id: () => randomBytes(16).toString('base64url'),
      create: () => {
        const secret = randomBytes(32).toString('base64url');
        return { secret, hash: hashOf(secret) };
      },
      hash: hashOf,
      below: (limit) => randomInt(limit),
    },
    passwords: {
      async hash(password) {
        hashed.count += 1;
        return `hash of ${password}`;
      },
      async verify(password, hash) {
        hashed.count += 1;
        return hash === `hash of ${password}`;
      },
    },
    mailer: {
      async send(mail) {
        sent.push(mail);
      },
    },
    metrics: {
      countReplay: (deed) => void replayed.push(deed),
    },
    photos: {
      async put(name, jpeg) {
        storedPhotos.set(name, jpeg);
      },
      find: async (name) => storedPhotos.get(name),
      async remove(names) {
        for (const name of names) storedPhotos.delete(name);
      },
    },
    // The token of a test is its user; one that is none does not hold.
    google: { verify: async (idToken) => (idToken === '' ? undefined : JSON.parse(idToken)) },
    billing: notHere('billing'),
    billingNotices: notHere('billingNotices'),
    ...fakeTables(),
  };
  return ports;
}

export type TablePorts = Pick<
  Ports,
  | 'emailOwners'
  | 'googleOwners'
  | 'profiles'
  | 'signIns'
  | 'signInEraser'
  | 'attempts'
  | 'recipes'
  | 'cookMarks'
  | 'goals'
  | 'badgeProgress'
  | 'runs'
  | 'usage'
  | 'budget'
  | 'billingEvents'
  | 'subscriptions'
  | 'toDos'
  | 'deletions'
  | 'userRecords'
>;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export function fakeTables(): TablePorts {
  const drawers = newDrawers();
  return {
    emailOwners: fakeClaims(),
    googleOwners: fakeClaims(),
    profiles: fakeProfiles(drawers.profile),
    ...fakeSignIns(drawers['sign-in']),
    attempts: fakeAttempts(),
    recipes: fakeRecipes(drawers.recipe),
    cookMarks: fakeCookMarks(drawers['cook mark']),
    goals: fakeGoals(drawers.goals),
    badgeProgress: fakeBadgeProgress(drawers['badge progress']),
    runs: fakeRuns(drawers.run),
    usage: fakeUsage(drawers.usage),
    budget: fakeBudget(),
    billingEvents: fakeBillingEvents(),
    subscriptions: fakeSubscriptions(drawers.subscription),
    toDos: fakeToDos(),
    deletions: fakeDeletions(),
    userRecords: fakeBelongings(drawers),
  };
}

/** What is held of users, by its kind. Every key begins with the user's id. */
const newDrawers = () => ({
  'sign-in': new Map<string, SignIn>(),
  profile: new Map<string, Profile>(),
  recipe: new Map<string, Recipe>(),
  'cook mark': new Map<string, CookMark>(),
  goals: new Map<string, KeptGoals>(),
  'badge progress': new Map<string, BadgeProgress>(),
  usage: new Map<string, Usage>(),
  run: new Map<string, GenerationRun>(),
  subscription: new Map<string, KeptSubscription>(),
});
type Drawers = ReturnType<typeof newDrawers>;

type KeptSubscription = { readonly subscription: Subscription; readonly version: number };

function fakeClaims(): Ports['emailOwners'] {
  const claims = new Map<string, UserId>();
  return {
    async claim(email, userId) {
      const holder = claims.get(email) ?? userId;
      claims.set(email, holder);
      return holder;
    },
    find: async (email) => claims.get(email),
    async release(name, userId) {
      if (claims.get(name) === userId) claims.delete(name);
    },
  };
}

function fakeProfiles(profiles: Drawers['profile']): Ports['profiles'] {
  return {
    async add(profile) {
      if (!profiles.has(profile.id)) profiles.set(profile.id, profile);
    },
    async get(userId) {
      const profile = profiles.get(userId);
      if (!profile) throw new Error('A user has no profile.');
      return profile;
    },
    avoided: async (userId) => profiles.get(userId)?.avoid ?? NOTHING_AVOIDED,
    async setAvoid(userId, avoid) {
      const profile = profiles.get(userId);
      if (profile) profiles.set(userId, { ...profile, avoid });
    },
    async claimCustomer(userId, customerId) {
      const profile = profiles.get(userId);
      const holder = profile?.customerId ?? customerId;
      if (profile) profiles.set(userId, { ...profile, customerId: holder });
      return holder;
    },
  };
}

function fakeSignIns(signIns: Drawers['sign-in']): Pick<Ports, 'signIns' | 'signInEraser'> {
  const opened = new Map<UserId, number>();
  const change = (userId: UserId, next: (held: SignIn) => SignIn | false): boolean => {
    const held = signIns.get(userId);
    const changed = held && next(held);
    if (changed) signIns.set(userId, changed);
    return Boolean(changed);
  };
  const port: Ports['signIns'] = {
    find: async (userId) => signIns.get(userId),
    async open(signIn) {
      const { userId } = signIn;
      const { verified, registeredBy } = signIns.get(userId) ?? {};
      if (verified) return 0;
      const isSame = registeredBy !== undefined && registeredBy === signIn.registeredBy;
      signIns.set(userId, signIn);
      opened.set(userId, (opened.get(userId) ?? 0) + (isSame ? 0 : 1));
      return opened.get(userId) ?? 0;
    },
    renewVerifyLink: async (userId, verifyLink) =>
      change(userId, (held) => !held.verified && { ...held, verifyLink }) ? (opened.get(userId) ?? 0) : 0,
    verify: async (userId, linkHash, now) =>
      change(userId, ({ verifyLink, registeredBy: _, ...held }) =>
        verifyLink?.hash === linkHash && verifyLink.expiresAt > now && opened.get(userId) === 1
          ? { ...held, verified: true }
          : false,
      ),
    renewResetLink: async (userId, resetLink) =>
      change(userId, (held) => !held.closed && { ...held, resetLink }),
    renewLogInLink: async (userId, logInLink) =>
      change(userId, (held) => !held.closed && held.verified && { ...held, logInLink }),
    useLogInLink: async (userId, linkHash, now) =>
      change(userId, ({ logInLink, ...held }) =>
        logInLink?.hash === linkHash && logInLink.expiresAt > now ? held : false,
      ),
    resetPassword: async (userId, linkHash, passwordHash, now) =>
      change(userId, ({ resetLink, verifyLink, logInLink: _link, registeredBy: _by, ...held }) =>
        [resetLink, verifyLink].some((link) => link?.hash === linkHash && link.expiresAt > now)
          ? { ...held, passwordHash, verified: true, sessions: [] }
          : false,
      ),
    addSession: async (checked, session, ending) =>
      change(checked.userId, (held) => {
        const others = held.sessions.filter(({ hash }) => hash !== ending);
        const hasRoom = ending ? others.length < held.sessions.length : others.length < MAX_SESSIONS;
        return (
          !held.closed &&
          hasRoom &&
          held.passwordHash === checked.passwordHash && { ...held, sessions: [...others, session] }
        );
      }),
    linkGoogle: async (read, googleSubject) =>
      change(
        read.userId,
        (held) => !held.closed && held.passwordHash === read.passwordHash && { ...held, googleSubject },
      ),
    async close(userId) {
      change(userId, () => ({ userId, verified: true, sessions: [], closed: true }));
    },
    async touchSession(userId, sessionHash, lastUsedAt) {
      change(userId, (held) => ({
        ...held,
        sessions: held.sessions.map((each) => (each.hash === sessionHash ? { ...each, lastUsedAt } : each)),
      }));
    },
    async endSession(userId, sessionHash) {
      change(userId, (held) => ({
        ...held,
        sessions: held.sessions.filter(({ hash }) => hash !== sessionHash),
      }));
    },
  };
  return {
    signIns: port,
    signInEraser: {
      async remove(userId) {
        signIns.delete(userId);
      },
    },
  };
}

function fakeAttempts(): Ports['attempts'] {
  const taken = new Map<string, number>();
  const keyOf = ({ limit, hash, startsAt }: Counter) => `${limit} ${hash} ${startsAt}`;
  const change = (counter: Counter, by: number) => taken.set(keyOf(counter), takenOf(counter) + by);
  const takenOf = (counter: Counter) => taken.get(keyOf(counter)) ?? 0;
  return {
    async take(counter, most) {
      if (takenOf(counter) >= most) return 0;
      change(counter, 1);
      return takenOf(counter);
    },
    async refund(counter) {
      if (takenOf(counter) > 0) change(counter, -1);
    },
  };
}

function fakeRecipes(recipes: Drawers['recipe']): Ports['recipes'] {
  const runs = new Map<string, string>();
  const keyOf = (userId: UserId, id: number) => `${userId} ${id}`;
  return {
    async add(recipe, run) {
      const key = keyOf(recipe.userId, recipe.id);
      if (!recipes.has(key)) runs.set(key, run);
      if (!recipes.has(key)) recipes.set(key, recipe);
      return runs.get(key) === run;
    },
    find: async (userId, id) => recipes.get(keyOf(userId, id)),
    async findByRun(userId, { key, recipeId }) {
      const at = keyOf(userId, recipeId);
      return runs.get(at) === key ? recipes.get(at) : undefined;
    },
    runOf: async (userId, id) => runs.get(keyOf(userId, id)),
    async addTranslation(userId, id, translation) {
      const recipe = recipes.get(keyOf(userId, id));
      if (!recipe || recipe.translation) return false;
      recipes.set(keyOf(userId, id), { ...recipe, translation });
      return true;
    },
    async remove(userId, id) {
      recipes.delete(keyOf(userId, id));
    },
    async list(userId, page) {
      const own = [...recipes.values()].filter((recipe) => recipe.userId === userId);
      const { items, ...rest } = pageOf(own, page);
      return { items: items.map(cardOf), ...rest };
    },
    async variations(userId, parent, page) {
      const own = [...recipes.values()].filter((recipe) => recipe.userId === userId);
      const { items, ...rest } = pageOf(
        own.filter(({ parentRecipeId }) => parentRecipeId === parent),
        page,
      );
      return {
        items: items.map(({ id, title, imageUrls }) => ({ id, title, imageUrls: imageUrls.slice(0, 1) })),
        ...rest,
      };
    },
  };
}

const cardOf = ({ id, title, imageUrls, prepTime, difficulty, nutrition }: Recipe): RecipeCard => ({
  id,
  title,
  imageUrls: imageUrls.slice(0, 1),
  prepTime,
  difficulty,
  calories: nutrition.calories,
});

/** The items before the cursor, newest first. */
function pageOf<Item extends { readonly id: number }>(
  all: readonly Item[],
  { limit, cursor }: PageRequest,
): Page<Item> {
  const rest = all
    .filter(({ id }) => cursor === undefined || id < Number(cursor))
    .toSorted((a, b) => b.id - a.id);
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  return { items, ...(rest.length > limit && last && { cursor: String(last.id).padStart(16, '0') }) };
}

function fakeCookMarks(marks: Drawers['cook mark']): Ports['cookMarks'] {
  const keyOf = (userId: UserId, { day, recipeId }: MarkKey) => `${userId} ${day} ${recipeId}`;
  const where = (userId: UserId, isWanted: (mark: CookMark) => boolean) =>
    [...marks].filter(([key, mark]) => key.startsWith(userId) && isWanted(mark)).map(([, mark]) => mark);
  return {
    find: async (userId, key) => marks.get(keyOf(userId, key)),
    async replace(userId, held, mark) {
      if (marks.get(keyOf(userId, mark))?.version !== held?.version) return false;
      marks.set(keyOf(userId, mark), mark);
      return true;
    },
    between: async (userId, { from, to }) =>
      where(userId, ({ day }) => from <= day && day <= to).toSorted((a, b) =>
        `${a.day}${a.recipeId}` < `${b.day}${b.recipeId}` ? -1 : 1,
      ),
    async lastCooked(userId, recipeId) {
      const times = where(userId, (mark) => mark.recipeId === recipeId).flatMap(
        ({ eaten }) => eaten?.at ?? [],
      );
      return times.length > 0 ? Math.max(...times) : undefined;
    },
  };
}

function fakeGoals(kept: Drawers['goals']): Ports['goals'] {
  return {
    async add(userId, goals) {
      const key = `${userId} ${goals.createdAt}`;
      const standing = kept.get(key) ?? goals;
      kept.set(key, standing);
      return standing;
    },
    latest: async (userId, { until = Infinity, limit }) =>
      [...kept]
        .flatMap(([key, goals]) => (isOf(userId, key) ? [goals] : []))
        .filter(({ createdAt }) => createdAt <= until)
        .toSorted((a, b) => b.createdAt - a.createdAt)
        .slice(0, limit),
  };
}

function fakeBadgeProgress(kept: Drawers['badge progress']): Ports['badgeProgress'] {
  return {
    find: async (userId) => kept.get(userId),
    async replace(userId, held, progress) {
      if (kept.get(userId)?.version !== held?.version) return false;
      kept.set(userId, progress);
      return true;
    },
  };
}

function fakeRuns(runs: Drawers['run']): Ports['runs'] {
  const keyOf = (userId: UserId, key: string) => `${userId} ${key}`;
  return {
    async begin(userId, run) {
      const held = runs.get(keyOf(userId, run.key)) ?? run;
      runs.set(keyOf(userId, run.key), held);
      return held;
    },
    find: async (userId, key) => runs.get(keyOf(userId, key)),
    async restart(userId, held, run) {
      const standing = runs.get(keyOf(userId, run.key));
      if (standing?.attempt !== held.attempt && standing?.attempt !== run.attempt) return false;
      runs.set(keyOf(userId, run.key), run);
      return true;
    },
    async startSaving(userId, run) {
      const standing = runs.get(keyOf(userId, run.key));
      if (standing?.attempt !== run.attempt || !['running', 'saving'].includes(standing.state)) return false;
      runs.set(keyOf(userId, run.key), { ...standing, state: 'saving' });
      return true;
    },
    async cancel(userId, run) {
      const standing = runs.get(keyOf(userId, run.key));
      if (standing?.attempt !== run.attempt || !['running', 'cancelled'].includes(standing.state))
        return false;
      runs.set(keyOf(userId, run.key), { ...standing, state: 'cancelled' });
      return true;
    },
    async end(userId, run, state) {
      const standing = runs.get(keyOf(userId, run.key));
      if (standing?.attempt !== run.attempt || standing.state === 'cancelled') return;
      runs.set(keyOf(userId, run.key), { ...standing, state });
    },
  };
}

function fakeUsage(usages: Drawers['usage']): Ports['usage'] {
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

function fakeBudget(): Ports['budget'] {
  const spent = new Map<string, number>();
  const on = (day: string) => spent.get(day) ?? 0;
  return {
    async reserve(day, amount, limit) {
      if (on(day) + amount > limit) return false;
      spent.set(day, on(day) + amount);
      return true;
    },
    async record(day, { cost, setAside }) {
      spent.set(day, on(day) + cost - setAside);
      return on(day);
    },
  };
}

function fakeBillingEvents(): Ports['billingEvents'] {
  const handled = new Set<string>();
  return {
    isHandled: async (id) => handled.has(id),
    async markHandled(id) {
      handled.add(id);
    },
  };
}

function fakeSubscriptions(held: Drawers['subscription']): Ports['subscriptions'] {
  return {
    find: async (userId) => held.get(userId),
    async put(userId, subscription, version) {
      if ((held.get(userId)?.version ?? 0) !== version) return false;
      held.set(userId, { subscription, version: version + 1 });
      return true;
    },
  };
}

function fakeToDos(): Ports['toDos'] {
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
      const standing = declarations.get(keyOf(declaration));
      if (standing?.state !== 'received') return false;
      declarations.set(keyOf(declaration), { ...standing, linkHash });
      return true;
    },
    waiting: async (now) =>
      [...declarations.values()]
        .filter(({ state }) => state === 'received')
        .filter(({ receivedAt }) => [0, 1].includes(monthOf(now) - monthOf(receivedAt)))
        .toSorted((a, b) => a.receivedAt - b.receivedAt),
    async close(declaration, state) {
      const standing = declarations.get(keyOf(declaration));
      if (standing?.state !== 'received' && standing?.state !== 'mailed') return false;
      declarations.set(keyOf(declaration), { ...standing, state });
      return true;
    },
    async undo(declaration) {
      const standing = declarations.get(keyOf(declaration));
      if (standing) declarations.set(keyOf(declaration), { ...standing, state: 'undone' });
    },
  };
}

function fakeDeletions(): Ports['deletions'] {
  const asked = new Map<UserId, Deletion>();
  return {
    async add(deletion) {
      if (!asked.has(deletion.userId)) asked.set(deletion.userId, deletion);
    },
    pending: async () => [...asked.values()],
    async markErased(userId, now) {
      const deletion = asked.get(userId);
      if (deletion) asked.set(userId, { erasedAt: now, ...deletion });
    },
    async remove(userId) {
      asked.delete(userId);
    },
  };
}

function fakeBelongings(drawers: Drawers): Ports['userRecords'] {
  const kinds = Object.keys(drawers) as (keyof Drawers)[];
  const heldOf = (userId: UserId): UserRecord[] =>
    kinds.flatMap((kind) =>
      [...drawers[kind]]
        .filter(([key]) => isOf(userId, key))
        .map(([key, data]) => ({ kind, key: `${kind}/${key}`, data: { ...data }, photos: photosOf(data) })),
    );
  return {
    async list(userId, { limit, cursor = '' }) {
      const rest = heldOf(userId)
        .filter(({ key }) => key > cursor)
        .toSorted((a, b) => (a.key < b.key ? -1 : 1));
      const items = rest.slice(0, limit);
      const last = items.at(-1);
      return { items, ...(rest.length > limit && last && { cursor: last.key }) };
    },
    async remove(_userId, userRecords) {
      for (const { kind, key } of userRecords)
        if (kind !== 'other') drawers[kind].delete(key.slice(kind.length + 1));
    },
    customerOf: async (userId) => drawers.profile.get(userId)?.customerId,
  };
}

const isOf = (userId: UserId, key: string) => key.split(' ')[0] === userId;

/** Recipes and runs know photos, each in its own way. */
const photosOf = (data: object): readonly PhotoName[] =>
  'photos' in data
    ? (data as GenerationRun).photos
    : 'imageUrls' in data
      ? (data as Recipe).imageUrls.map(photoNameIn)
      : [];

/** Nobody sells anything here; tests about that bring their own, or a whole stage. */
const notHere = <Name extends keyof Ports>(name: Name): Ports[Name] =>
  // Whatever is asked of it fails.
  new Proxy({} as Ports[Name] & object, {
    get: (_, called) => () => Promise.reject(new Error(`No ${name}.${String(called)} in this test.`)),
  });
