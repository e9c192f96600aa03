import { UserId } from '../user-id.ts';
import * as v from 'valibot';
import { Avoid, NOTHING_AVOIDED } from '../nutrition/avoid.ts';
import { EpochMs } from '../epoch-ms.ts';
import { Language } from '../language.ts';
import type { TimeZone } from '../time.ts';
import { Email, TypedEmail } from '../email.ts';

/** Whatever is typed is compared, never judged: an older rule may have let it in. */
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

/** A link's token as it stands in a mail: `<userId>.<secret>`. */
export const LinkRequest = v.object({ token: v.pipe(v.string(), v.maxLength(200)) });
export type LinkRequest = v.InferOutput<typeof LinkRequest>;

/** The user as the app sees them. */
export const User = v.object({
  id: UserId,
  email: v.string(),
  language: Language,
  createdAt: EpochMs,
  /** What no recipe of theirs may hold. */
  avoid: v.optional(Avoid, NOTHING_AVOIDED),
});
export type User = v.InferOutput<typeof User>;

/** What is kept about a user beside the means of signing in. */
export type Profile = User & {
  readonly timeZone: TimeZone;
  /** Who stands for them at Stripe, once they have begun to buy something. */
  readonly customerId?: string;
};

export const userOf = ({ id, email, language, createdAt, avoid }: Profile): User => ({
  id,
  email,
  language,
  createdAt,
  avoid,
});
