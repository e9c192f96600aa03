import type { IdentityOwnerWriter } from '../ports.ts';
import { UserId } from '../../user-id.ts';
import * as v from 'valibot';
import { Language } from '../../language.ts';
import { EpochMs, HOUR } from '../../time.ts';

/** An account that is to be erased. It holds what the claims are found by. */
export const Deletion = v.object({
  userId: UserId,
  email: v.string(),
  language: Language,
  googleSubject: v.exactOptional(v.string()),
  askedAt: EpochMs,
  /** When everything was erased for the first time. */
  erasedAt: v.exactOptional(EpochMs),
});
export type Deletion = v.InferOutput<typeof Deletion>;

export type IdentityOwnerWriters = {
  readonly emailOwners: IdentityOwnerWriter;
  readonly googleOwners: IdentityOwnerWriter;
};

/** Frees the address and the Google account of a closed account: who registers with them gets an account of their own. */
export async function releaseClaims(
  { emailOwners, googleOwners }: IdentityOwnerWriters,
  { userId, email, googleSubject }: Deletion,
): Promise<void> {
  if (googleSubject !== undefined) await googleOwners.release(googleSubject, userId);
  await emailOwners.release(email, userId);
}

/** What was still being written when an account was closed is written by then, and erased with the second sweep. */
export const SWEPT_AGAIN_AFTER = HOUR;

/** The body of `DELETE /api/user`: the password, or a token that Google has just made. */
export const DeleteAccountRequest = v.object({
  password: v.exactOptional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(4_000), v.normalize('NFC'))),
  idToken: v.exactOptional(v.pipe(v.string(), v.maxLength(8_000))),
  nonce: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
});
export type DeleteAccountRequest = v.InferOutput<typeof DeleteAccountRequest>;
