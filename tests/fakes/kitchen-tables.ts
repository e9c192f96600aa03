import { MAX_MEMBERS, type Household, type KitchenHead } from '#core/household/household.ts';
import type { Entry } from '#core/list/entry.ts';
import type { WeekCalendar } from '#core/week/calendar.ts';
import { showMeal, type MealEntry } from '#core/week/meal-entry.ts';
import type { Ports } from '#core/ports.ts';
import type { Store } from './store.ts';

type Kitchens = {
  readonly households: Map<string, Household>;
  readonly lists: Map<string, KitchenHead['list']>;
  readonly items: Map<string, Map<string, readonly Entry[]>>;
  readonly weeks: Map<string, KitchenHead['week']>;
  readonly meals: Map<string, Map<string, readonly MealEntry[]>>;
};

export function fakeKitchens(
  signIns: Store['sign-in'],
): Pick<Ports, 'memberships' | 'households' | 'lists' | 'meals' | 'calendars'> {
  const kitchens: Kitchens = {
    households: new Map(),
    lists: new Map(),
    items: new Map(),
    weeks: new Map(),
    meals: new Map(),
  };
  return {
    memberships: fakeMemberships(signIns),
    households: fakeHouseholds(kitchens),
    lists: fakeLists(kitchens),
    meals: fakeMeals(kitchens),
    calendars: fakeCalendars(),
  };
}

function fakeMemberships(signIns: Store['sign-in']): Ports['memberships'] {
  const listing = new Map<string, ReadonlySet<string>>();
  return {
    async find(userId) {
      const signIn = signIns.get(userId);
      if (!signIn) return undefined;
      const { kitchenId, householdId } = signIn;
      return {
        ...(kitchenId !== undefined && { kitchenId }),
        ...(householdId !== undefined && { householdId }),
        ...(listing.get(userId)?.size && { households: [...(listing.get(userId) ?? [])] }),
      };
    },
    async point(userId, { held, next }) {
      const signIn = signIns.get(userId);
      if (!signIn || signIn.householdId !== held || (next !== undefined && signIn.closed)) return false;
      const { householdId: _, ...rest } = signIn;
      signIns.set(userId, { ...rest, ...(next !== undefined && { householdId: next }) });
      if (next !== undefined) listing.set(userId, new Set([...(listing.get(userId) ?? []), next]));
      return true;
    },
    async settle(userId, ids) {
      listing.set(userId, new Set([...(listing.get(userId) ?? [])].filter((id) => !ids.includes(id))));
    },
    async renewKitchen(userId, { held, next }) {
      const signIn = signIns.get(userId);
      if (!signIn || (signIn.kitchenId ?? held) !== held) return false;
      signIns.set(userId, { ...signIn, kitchenId: next });
      return true;
    },
  };
}

function fakeHouseholds({ households, lists, weeks }: Kitchens): Ports['households'] {
  /** Changes a household if the user is a member. */
  const change = (id: string, member: string, next: (held: Household) => Household | false): boolean => {
    const held = households.get(id);
    const changed = held && Object.hasOwn(held.members, member) && next(held);
    if (changed) households.set(id, changed);
    return Boolean(changed);
  };
  return {
    async head(id) {
      const household = households.get(id);
      return {
        ...(household && { household }),
        list: lists.get(id) ?? { version: 0 },
        week: weeks.get(id) ?? { version: 0, changedAt: 0 },
      };
    },
    async found(id, household) {
      if (households.has(id)) return false;
      households.set(id, household);
      return true;
    },
    rename: async (id, by, name) => change(id, by, (held) => ({ ...held, name })),
    renameMember: async (id, userId, name) =>
      change(id, userId, ({ members, ...held }) => {
        const joinedAt = members[userId]?.joinedAt ?? 0;
        return { ...held, members: { ...members, [userId]: { name, joinedAt } } };
      }),
    setInvite: async (id, by, invite) =>
      change(id, by, ({ invite: _, ...held }) => ({ ...held, ...(invite && { invite }) })),
    addMember: async (id, { userId, member, invite: { hash, by }, now }) =>
      change(id, by, ({ invite, ...held }) => {
        const isOpen = invite?.hash === hash && invite.expiresAt > now;
        const hasRoom = Object.keys(held.members).length < MAX_MEMBERS;
        const isNew = !Object.hasOwn(held.members, userId);
        return isOpen && hasRoom && isNew && { ...held, members: { ...held.members, [userId]: member } };
      }),
    removeMember: async (id, { userId, owner, heir, takesInvite }) =>
      change(id, userId, ({ invite, ...held }) => {
        const { [userId]: _, ...members } = held.members;
        if (held.owner !== owner || (heir !== undefined && !Object.hasOwn(members, heir))) return false;
        const keepsInvite = invite && !takesInvite;
        return { ...held, owner: heir ?? owner, members, ...(keepsInvite && { invite }) };
      }),
    async end(id, lastMember) {
      const held = households.get(id);
      if (held?.owner !== lastMember || Object.keys(held.members).length !== 1) return false;
      return households.delete(id);
    },
  };
}

function fakeLists({ lists, items }: Kitchens): Ports['lists'] {
  const raise = (id: string) => {
    const held = lists.get(id) ?? { version: 0 };
    lists.set(id, { ...held, version: held.version + 1 });
    return held.version + 1;
  };
  return {
    items: async (kitchenId) => new Map(items.get(kitchenId)),
    find: async (kitchenId, id) => items.get(kitchenId)?.get(id),
    async replace(kitchenId, id, { held, next }) {
      const list = items.get(kitchenId) ?? new Map<string, readonly Entry[]>();
      if (JSON.stringify(list.get(id)) !== JSON.stringify(held)) return false;
      items.set(kitchenId, list.set(id, next));
      return true;
    },
    forgetUnread: async () => undefined,
    raiseVersion: async (kitchenId) => raise(kitchenId),
    async arrange(kitchenId, aisles) {
      lists.set(kitchenId, { version: raise(kitchenId), aisles });
    },
    async erase(kitchenId) {
      items.delete(kitchenId);
      lists.delete(kitchenId);
    },
  };
}

function fakeMeals({ weeks, meals }: Kitchens): Ports['meals'] {
  const of = (kitchenId: string) => meals.get(kitchenId) ?? new Map<string, readonly MealEntry[]>();
  return {
    async planned(kitchenId, { from, to }) {
      const isWanted = (day: string | null | undefined) =>
        day === null || (day !== undefined && day >= from && day <= to);
      return new Map([...of(kitchenId)].filter(([id, entries]) => isWanted(showMeal(id, entries)?.day)));
    },
    find: async (kitchenId, ids) => new Map([...of(kitchenId)].filter(([id]) => ids.includes(id))),
    all: async (kitchenId) => new Map(of(kitchenId)),
    async replace(kitchenId, id, { held, next }) {
      const week = of(kitchenId);
      if (JSON.stringify(week.get(id)) !== JSON.stringify(held)) return false;
      meals.set(kitchenId, week.set(id, next));
      return true;
    },
    forgetUnread: async () => undefined,
    async raiseVersion(kitchenId, now) {
      const version = (weeks.get(kitchenId)?.version ?? 0) + 1;
      weeks.set(kitchenId, { version, changedAt: now });
      return version;
    },
    async erase(kitchenId) {
      meals.delete(kitchenId);
      weeks.delete(kitchenId);
    },
  };
}

function fakeCalendars(): Ports['calendars'] {
  const calendars = new Map<string, WeekCalendar>();
  return {
    find: async (id) => calendars.get(id),
    async put(id, calendar) {
      calendars.set(id, calendar);
    },
    async remove(id, which) {
      const shown = calendars.get(id)?.kitchenId;
      const isMeant = !which || ('of' in which ? shown === which.of : shown !== which.except);
      if (isMeant) calendars.delete(id);
    },
  };
}
