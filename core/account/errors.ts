export type InvalidCredentials = { readonly type: 'InvalidCredentials' };

export type EmailUnverified = { readonly type: 'EmailUnverified' };

/** Google's token does not hold, or not for us, or its user has not proven the address. */
export type GoogleRefused = { readonly type: 'GoogleRefused' };

/** An account with a password has the address, and Google is not the authority on it: the password is asked once. */
export type PasswordNeeded = { readonly type: 'PasswordNeeded' };

/** The link was used, has expired or never was. */
export type LinkInvalid = { readonly type: 'LinkInvalid' };
