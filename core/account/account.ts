import { UserId } from '../user-id.ts';
import * as v from 'valibot';
import { Avoid, NOTHING_AVOIDED } from '../nutrition/avoid.ts';
import { Cupboard } from '../nutrition/cupboard.ts';
import { Diet, DIETS } from '../nutrition/diet.ts';
import { EpochMs } from '../epoch-ms.ts';
import { Language } from '../language.ts';
import type { TimeZone } from '../time.ts';
import { Email, TypedEmail } from '../email.ts';

/** Checks no password rule: an account may have been created under an older rule. */
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

/** Maximum number of minutes until the meal is on the table, as a cook chooses it. */
export const MaxPrepTime = v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(24 * 60));

/**
 * Preferences that the account stores, so that they count on all devices: with consent, what the user does not
 * eat; and the longest time and the cupboard, which tell nothing of the kind.
 */
export const StoredAvoid = v.object({
  ...Avoid.entries,
  /** Absent until the user has chosen some with consent; before that a device may have its own. */
  diets: v.exactOptional(v.pipe(v.array(Diet), v.maxLength(DIETS.length))),
  /** Null once the user has chosen any time; absent before the first choice, when a device may have its own. */
  maxPrepTime: v.exactOptional(v.nullable(MaxPrepTime)),
  /** Absent until the user has said what theirs has or lacks. */
  cupboard: v.exactOptional(Cupboard),
});
export type StoredAvoid = v.InferOutput<typeof StoredAvoid>;

/**
 * Returns what to store of what a device sends. One that has not been updated knows neither diets nor the longest time:
 * they stay. The cupboard is changed food by food. To avoid nothing at all withdraws the consent, and the diets go with it.
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

/** Returns false while nothing is stored, which is what consent is needed for. */
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
  /** First name that a household or a shared recipe shows; absent until the user gives one. */
  name: v.exactOptional(v.string()),
});
export type User = v.InferOutput<typeof User>;

/** Everything stored about a user except the sign-in methods. */
export type Profile = User & {
  readonly timeZone: TimeZone;
  /** Stripe customer ID; absent until the first checkout. */
  readonly customerId?: string;
};

export const userOf = ({ id, email, language, createdAt, avoid, name }: Profile): User => ({
  id,
  email,
  language,
  createdAt,
  avoid,
  ...(name !== undefined && { name }),
});
