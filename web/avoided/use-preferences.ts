import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { avoidsAnything, type StoredAvoid } from '#core/account/account.ts';
import type { AvoidChange } from '#core/account/avoid/avoid-change.ts';
import { NO_PREFERENCES, Preferences } from '#core/generation/preferences.ts';
import type { Avoided } from '#core/nutrition/avoid.ts';
import type { Diet } from '#core/nutrition/diet.ts';
import type { UserId } from '#core/user-id.ts';
import { avoidAfter, useAvoid } from './use-avoid.ts';
import { databaseOf } from '../offline/database.ts';
import { useOutbox } from '../offline/use-outbox.ts';
import { useUser } from '../session/require-user.tsx';

export type UserPreferences = Omit<Preferences, 'avoid'> & { avoid: StoredAvoid };

type Choices = Pick<Preferences, 'cuisine' | 'difficulty' | 'maxPrepTime' | 'buysNothing'>;

/**
 * Changes of the preferences. Each applies to the stored preferences, not to those on screen, because taps may be
 * faster than rendering.
 */
export type PreferenceChanges = {
  readonly choose: (choices: Partial<Choices>) => Promise<void>;
  /** @param hasConsent the user has just agreed to have their diets stored in the account */
  readonly toggleDiet: (diet: Diet, hasConsent?: boolean) => Promise<void>;
  readonly changeAvoid: (change: (avoid: StoredAvoid) => Omit<AvoidChange, 'id'>) => Promise<void>;
};

/**
 * Returns the preferences and their changes. The account holds the avoid list and the maximum time, and the diets once
 * the user has consented to store something. All others belong to this device.
 */
export function usePreferences(): [UserPreferences, PreferenceChanges] {
  const user = useUser();
  const client = useQueryClient();
  const { enqueue } = useOutbox(user.id);
  const [ofThisDevice, changeDevice] = useDevicePreferences(user.id);
  const avoid = useAvoid();

  const changeAccount = async (change: (held: StoredAvoid) => Omit<AvoidChange, 'id'> | undefined) => {
    await enqueue((pending) => {
      const made = change(avoidAfter(pending, client, user));
      return made && { type: 'avoid', change: { id: crypto.randomUUID(), ...made } };
    });
  };
  return [
    { ...ofThisDevice, ...ofAccount(avoid), avoid },
    {
      async choose(choices) {
        if ('maxPrepTime' in choices)
          await changeAccount(() => ({ maxPrepTime: choices.maxPrepTime ?? null }));
        await changeDevice((held) => ({ ...held, ...choices }));
      },

      async toggleDiet(diet, hasConsent = false) {
        const { dietaryPreferences: ofDevice } = await client.ensureQueryData(storedPreferences(user.id));
        let next: ((diets: readonly Diet[]) => Diet[]) | undefined;
        await changeAccount((held) => {
          const { diets = ofDevice } = held;
          const isOn = !diets.includes(diet);
          next = (all) => (isOn ? [...new Set([...all, diet])] : all.filter((each) => each !== diet));
          if (!hasConsent && !avoidsAnything(held)) return undefined;
          // Moves the device's diets to the account.
          return held.diets
            ? { [isOn ? 'add' : 'remove']: { diets: [diet] } }
            : { add: { diets: next(ofDevice) } };
        });
        await changeDevice((held) => ({
          ...held,
          dietaryPreferences: next?.(held.dietaryPreferences) ?? held.dietaryPreferences,
        }));
      },

      async changeAvoid(change) {
        let forgetsDiets = false;
        await changeAccount((held) => {
          const made = change(held);
          forgetsDiets = made.forget === true && held.diets !== undefined;
          return made;
        });
        if (forgetsDiets) await changeDevice((held) => ({ ...held, dietaryPreferences: [] }));
      },
    },
  ];
}

/** Returns the diets and avoided foods of the user, for suggestions. */
export function useAvoided(): Avoided {
  const [{ dietaryPreferences, avoid }] = usePreferences();
  const { allergens, words } = avoid;
  return { dietaryPreferences, avoid: { allergens, words } };
}

/** Returns the diets and avoided foods as the account stores them, even if only this device knows the diets. */
export function useAvoids(): StoredAvoid {
  const [{ dietaryPreferences: diets, avoid }] = usePreferences();
  return { ...avoid, diets };
}

function useDevicePreferences(userId: UserId) {
  const client = useQueryClient();
  const stored = storedPreferences(userId);
  const { data = NO_PREFERENCES } = useQuery(stored);
  const changeDevice = async (change: (held: Preferences) => Preferences) => {
    await client.ensureQueryData(stored).catch(() => undefined);
    await client.cancelQueries(stored);
    client.setQueryData(stored.queryKey, (held = NO_PREFERENCES) => change(held));
    const transaction = (await databaseOf(userId)).transaction('choices', 'readwrite');
    const held = preferencesIn(await transaction.store.get('preferences'));
    await Promise.all([transaction.store.put(change(held), 'preferences'), transaction.done]);
  };
  return [data, changeDevice] as const;
}

/** Account preferences override those of the device. */
const ofAccount = ({ diets, maxPrepTime }: StoredAvoid): Partial<Preferences> => ({
  ...(diets && { dietaryPreferences: diets }),
  ...(maxPrepTime !== undefined && { maxPrepTime: maxPrepTime ?? undefined }),
});

const storedPreferences = (userId: UserId) =>
  queryOptions({
    queryKey: ['preferences', userId],
    networkMode: 'always',
    queryFn: async () => preferencesIn(await (await databaseOf(userId)).get('choices', 'preferences')),
  });

function preferencesIn(stored: unknown): Preferences {
  const parsed = v.safeParse(Preferences, stored);
  return parsed.success ? parsed.output : NO_PREFERENCES;
}
