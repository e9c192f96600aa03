export type InvalidCredentials = { readonly type: 'InvalidCredentials' };

export type EmailUnverified = { readonly type: 'EmailUnverified' };

/** The Google token is invalid, meant for another app, or its email address is unverified. */
export type GoogleRefused = { readonly type: 'GoogleRefused' };

/**
 * An account with a password has this address and Google is not its authority: the user must enter the password once.
 */
export type PasswordNeeded = { readonly type: 'PasswordNeeded' };

/** The link was used, has expired or never existed. */
export type LinkInvalid = { readonly type: 'LinkInvalid' };

/** The access token was ended or never existed. */
export type TokenInvalid = { readonly type: 'TokenInvalid' };

/** The request is none that an access token may make, or not one of this scope. */
export type TokenRefused = { readonly type: 'TokenRefused' };

/** The user avoids as many foods of their own words as one may. */
export type TooManyAvoided = { readonly type: 'TooManyAvoided'; readonly most: number };

/** The user has as many access tokens as one may have, or was signed out meanwhile. */
export type TooManyTokens = { readonly type: 'TooManyTokens'; readonly most: number };
