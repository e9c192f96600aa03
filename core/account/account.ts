import { UserId } from '../user-id.ts';
import * as v from 'valibot';
import { Avoid, NOTHING_AVOIDED } from '../nutrition/avoid.ts';
import { Cupboard } from '../nutrition/cupboard.ts';
import { Diet, DIETS } from '../nutrition/diet.ts';
import { EpochMs } from '../epoch-ms.ts';
import { Language } from '../language.ts';
import type { TimeZone } from '../time.ts';
import { Email, TypedEmail } from '../email.ts';

/** Checks no password rules: an account may have been created under older ones. */
export const LogInRequest = v.object({
  email: TypedEmail,
  password: v.pipe(
    v.string(),
    v.nonEmpty(/*i18n*/ 'password_missing'),
    v.maxLength(4_000),
    v.normalize('NFC'),
  ),
});
export type LogInRequest = v.InferOutput<typeof LogInRequest>;

export const EmailRequest = v.object({ email: Email });
export type EmailRequest = v.InferOutput<typeof EmailRequest>;

/** Holds the token of a link in an email: `<userId>.<secret>`. */
export const LinkRequest = v.object({ token: v.pipe(v.string(), v.maxLength(200)) });
export type LinkRequest = v.InferOutput<typeof LinkRequest>;

/** Maximum number of minutes until the meal is on the table. */
export const MaxPrepTime = v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(24 * 60));

/** Preferences stored with the account for all devices. Only avoided foods and diets need consent. */
export const StoredAvoid = v.object({
  ...Avoid.entries,
  /** Absent until chosen with consent. Until then each device may hold its own. */
  diets: v.exactOptional(v.pipe(v.array(Diet), v.maxLength(DIETS.length))),
  /** Null for no limit. Absent before the first choice; until then each device may hold its own. */
  maxPrepTime: v.exactOptional(v.nullable(MaxPrepTime)),
  /** Absent until first set. */
  cupboard: v.exactOptional(Cupboard),
});
export type StoredAvoid = v.InferOutput<typeof StoredAvoid>;

/**
 * Returns the preferences to store. Outdated devices send neither diets nor maximum time, so the stored ones stay. The
 * cupboard stays, because it is changed food by food. Avoiding nothing withdraws the consent and removes the diets.
 */
export function toStore(sent: Omit<StoredAvoid, 'cupboard'>, stored: StoredAvoid): StoredAvoid {
  const { diets = avoidsAnything(sent) ? stored.diets : undefined, maxPrepTime = stored.maxPrepTime } = sent;
  const { cupboard } = stored;
  return {
    ...sent,
    ...(diets && { diets }),
    ...(maxPrepTime !== undefined && { maxPrepTime }),
    ...(cupboard && { cupboard }),
  };
}

/** Returns false if nothing is stored that needs consent. */
export const avoidsAnything = ({ allergens, words, diets = [] }: StoredAvoid): boolean =>
  allergens.length + words.length + diets.length > 0;

/** User as returned by the API. */
export const User = v.object({
  id: UserId,
  email: v.string(),
  language: Language,
  createdAt: EpochMs,
  /** Recipes for this user must not contain these. */
  avoid: v.optional(StoredAvoid, NOTHING_AVOIDED),
  /** Name shown to the household and on shared recipes; absent until set. */
  name: v.exactOptional(v.string()),
  /** The user has logged in with Google; absent otherwise. */
  hasGoogle: v.exactOptional(v.literal(true)),
});
export type User = v.InferOutput<typeof User>;

/** Everything stored about a user except the sign-in methods. */
export type Profile = Omit<User, 'hasGoogle'> & {
  readonly timeZone: TimeZone;
  /** Stripe customer ID; absent until the first checkout. */
  readonly customerId?: string;
};

export const userOf = (
  { id, email, language, createdAt, avoid, name }: Profile,
  hasGoogle = false,
): User => ({
  id,
  email,
  language,
  createdAt,
  avoid,
  ...(name !== undefined && { name }),
  ...(hasGoogle && { hasGoogle }),
});
