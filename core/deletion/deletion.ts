import type { IdentityOwnerWriter } from '../account/ports.ts';
import { UserId } from '../user-id.ts';
import * as v from 'valibot';
import { Language } from '../language.ts';
import { EpochMs, HOUR } from '../time.ts';

/** Account to be erased. Keeps email address and Google subject, which must be released for other accounts. */
export const Deletion = v.object({
  userId: UserId,
  email: v.string(),
  language: Language,
  googleSubject: v.exactOptional(v.string()),
  askedAt: EpochMs,
  /** Time of the first complete erasure. */
  erasedAt: v.exactOptional(EpochMs),
});
export type Deletion = v.InferOutput<typeof Deletion>;

export type IdentityOwnerWriters = {
  readonly emailOwners: IdentityOwnerWriter;
  readonly googleOwners: IdentityOwnerWriter;
};

/** Frees the email address and the Google subject of a closed account for a new one. */
export async function releaseIdentities(
  { emailOwners, googleOwners }: IdentityOwnerWriters,
  { userId, email, googleSubject }: Deletion,
): Promise<void> {
  if (googleSubject !== undefined) await googleOwners.release(googleSubject, userId);
  await emailOwners.release(email, userId);
}

/** Delay after which writes that ran during closing have ended. The second sweep erases their results. */
export const SECOND_SWEEP_DELAY = HOUR;

/** Body of `DELETE /api/user`: the password, or a fresh Google ID token. */
export const DeleteAccountRequest = v.object({
  password: v.exactOptional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(4_000), v.normalize('NFC'))),
  idToken: v.exactOptional(v.pipe(v.string(), v.maxLength(8_000))),
  nonce: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
});
export type DeleteAccountRequest = v.InferOutput<typeof DeleteAccountRequest>;
