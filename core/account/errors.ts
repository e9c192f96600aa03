export type InvalidCredentials = { readonly type: 'InvalidCredentials' };

export type EmailUnverified = { readonly type: 'EmailUnverified' };

/** The Google token is invalid, meant for another app, or its email address is unverified. */
export type GoogleRefused = { readonly type: 'GoogleRefused' };

/** The account has a password, and Google does not host the mailbox: the user must enter the password once. */
export type PasswordNeeded = { readonly type: 'PasswordNeeded' };

/** The link was used, has expired or never existed. */
export type LinkInvalid = { readonly type: 'LinkInvalid' };

/** The access token was ended or never existed. */
export type TokenInvalid = { readonly type: 'TokenInvalid' };

/** The request is closed to access tokens, or to tokens of this scope. */
export type TokenRefused = { readonly type: 'TokenRefused' };

export type TooManyAvoided = { readonly type: 'TooManyAvoided'; readonly most: number };

/** The user has the maximum number of access tokens, or the session has ended. */
export type TooManyTokens = { readonly type: 'TooManyTokens'; readonly most: number };
