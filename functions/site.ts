import { resource } from './config.ts';

/** Returns the configured origin of our pages. An origin from a request is never used. */
export const ourOrigin = (): string => resource('Site').origin;

export const supportEmail = (): string => resource('Site').supportEmail;

export const ourStage = (): string => resource('App').stage;

export const originSecret = (): string => resource('OriginSecret').value;
