import * as v from 'valibot';

/** Body of `POST /api/google-auth`. */
export const GoogleRequest = v.object({
  idToken: v.pipe(v.string(), v.maxLength(8_000)),
  /** Preimage of the nonce in the token. A leaked token is useless without it. */
  nonce: v.pipe(v.string(), v.maxLength(200)),
  /** Required once if an account with a password has the same address. */
  password: v.exactOptional(v.pipe(v.string(), v.maxLength(4_000), v.normalize('NFC'))),
});
export type GoogleRequest = v.InferOutput<typeof GoogleRequest>;

/** Identity from a verified Google token, with an address that Google has verified. */
export type GoogleUser = {
  readonly subject: string;
  readonly email: string;
  /** True if Google hosts the mailbox, so that the owner of the Google account also owns the address. */
  readonly isAuthority: boolean;
};
