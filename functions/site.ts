import { resource } from './config.ts';

/** Returns the configured origin of our pages, never one from a request. */
export const ourOrigin = (): string => resource('Site').origin;

/** Returns the operator's address for users. */
export const supportEmail = (): string => resource('Site').supportEmail;

export const ourStage = (): string => resource('App').stage;

/** Returns the secret that our CDN sends with each request. */
export const originSecret = (): string => resource('OriginSecret').value;
