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

/** Access tokens cannot make this request, or not with this scope. */
export type TokenRefused = { readonly type: 'TokenRefused' };

export type TooManyAvoided = { readonly type: 'TooManyAvoided'; readonly most: number };

/** The user has the maximum number of access tokens, or was signed out meanwhile. */
export type TooManyTokens = { readonly type: 'TooManyTokens'; readonly most: number };
