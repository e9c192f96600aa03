import type { UserId } from '#core/user-id.ts';
import type { UserRecord } from '#core/deletion/user-record.ts';
import type { GenerationRun } from '#core/generation/run/run.ts';
import { photoNameIn, type PhotoName } from '#core/photo/photo.ts';
import type { Ports } from '#core/ports.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { EpochMs } from '#core/time.ts';
import { fakeDays, fakeDiary, fakeProducts } from './day-tables.ts';
import { fakeKitchens } from './kitchen-tables.ts';
import { fakeEvenings, fakeRingDevices } from './rings.ts';
import { fakeShares } from './share-tables.ts';
import { fakeOrphans } from './orphans.ts';
import { newStore, type Store, belongsTo } from './store.ts';
import {
  fakeIdentityOwners,
  fakeProfiles,
  fakeSignIns,
  fakeAttempts,
  fakeDeletions,
} from './account-tables.ts';
import { fakeRecipes, fakeCookMarks, fakeGoals, fakeBadgeProgress, type Touches } from './recipe-tables.ts';
import {
  fakeRuns,
  fakeUsage,
  fakeBudget,
  fakeBillingEvents,
  fakeSubscriptions,
  fakeDeclarations,
} from './plan-tables.ts';

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
  | 'orphans'
  | 'days'
  | 'products'
  | 'diary'
  | 'goals'
  | 'badgeProgress'
  | 'memberships'
  | 'households'
  | 'lists'
  | 'meals'
  | 'calendars'
  | 'shareSettings'
  | 'sharedRecipes'
  | 'runs'
  | 'usage'
  | 'budget'
  | 'billingEvents'
  | 'subscriptions'
  | 'declarations'
  | 'deletions'
  | 'userRecords'
  | 'ringDevices'
  | 'evenings'
>;

/** @param now the present time, in ms */
export function fakeTables(now: () => EpochMs): TablePorts {
  const store = newStore();
  const touches: Touches = [];
  return {
    emailOwners: fakeIdentityOwners(),
    googleOwners: fakeIdentityOwners(),
    profiles: fakeProfiles(store.profile),
    ...fakeSignIns(store['sign-in']),
    attempts: fakeAttempts(),
    recipes: fakeRecipes(store.recipe, touches, now),
    orphans: fakeOrphans(),
    cookMarks: fakeCookMarks(store['cook mark'], touches, now),
    days: fakeDays(store),
    products: fakeProducts(),
    diary: fakeDiary(store['diary entry']),
    goals: fakeGoals(store.goals),
    badgeProgress: fakeBadgeProgress(store['badge progress']),
    ...fakeKitchens(store['sign-in']),
    ...fakeShares(),
    runs: fakeRuns(store.run),
    usage: fakeUsage(store.usage),
    budget: fakeBudget(),
    billingEvents: fakeBillingEvents(),
    subscriptions: fakeSubscriptions(store.subscription),
    declarations: fakeDeclarations(),
    deletions: fakeDeletions(),
    userRecords: fakeUserRecords(store),
    ringDevices: fakeRingDevices(),
    evenings: fakeEvenings(),
  };
}

function fakeUserRecords(store: Store): Ports['userRecords'] {
  const kinds = Object.keys(store) as (keyof Store)[];
  const recordsOf = (userId: UserId): UserRecord[] =>
    kinds.flatMap((kind) =>
      [...store[kind]]
        .filter(([key]) => belongsTo(userId, key))
        .map(([key, data]) => ({ kind, key: `${kind}/${key}`, data: { ...data }, photos: photosOf(data) })),
    );
  return {
    async list(userId, { limit, cursor = '' }) {
      const rest = recordsOf(userId)
        .filter(({ key }) => key > cursor)
        .toSorted((a, b) => (a.key < b.key ? -1 : 1));
      const items = rest.slice(0, limit);
      const last = items.at(-1);
      return { items, ...(rest.length > limit && last && { cursor: last.key }) };
    },
    async remove(_userId, userRecords) {
      for (const { kind, key } of userRecords)
        if (kind !== 'other' && kind !== 'share') store[kind].delete(key.slice(kind.length + 1));
    },
    customerOf: async (userId) => store.profile.get(userId)?.customerId,
  };
}

/** Returns the photos that a recipe or a run lists. */
const photosOf = (data: object): readonly PhotoName[] =>
  'photos' in data
    ? (data as GenerationRun).photos
    : 'imageUrls' in data
      ? (data as Recipe).imageUrls.map(photoNameIn)
      : [];
