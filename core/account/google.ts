import * as v from 'valibot';

/** The body of `POST /api/google-auth`. */
export const GoogleRequest = v.object({
  idToken: v.pipe(v.string(), v.maxLength(8_000)),
  /** What the token's nonce is the hash of: the token alone, found somewhere, opens nothing. */
  nonce: v.pipe(v.string(), v.maxLength(200)),
  /** Asked for once, where an account with a password has the same address. */
  password: v.exactOptional(v.pipe(v.string(), v.maxLength(4_000), v.normalize('NFC'))),
});
export type GoogleRequest = v.InferOutput<typeof GoogleRequest>;

/** Somebody as Google knows them; the address is one that they have proven to Google. */
export type GoogleUser = {
  readonly subject: string;
  readonly email: string;
  /** Whether the address is one that Google itself gives out: who holds the account holds the mailbox. */
  readonly isAuthority: boolean;
};
