import type { Language } from '#core/language.ts';

/** Screens of the app that the landing page shows, by name. */
export const SCREENS = ['import', 'list', 'week', 'household', 'diary', 'scanner'] as const;
export type Screen = (typeof SCREENS)[number];

/** Size of the picture of a screen, in px. Phones show it at half the size. */
export const SCREEN_SIZE = { width: 624, height: 480 } as const;

export const screenFile = (screen: Screen, language: Language): string => `${screen}-${language}.avif`;
