import type { LocalDay } from '#core/time.ts';
import { PATHS } from '../../../paths.ts';

/** The page of a day has two URLs: one for the diary, and one for the goals. */
export type Entrance = 'diary' | 'nutrition';

/** Path of a day; of today without one. */
export const dayPath = (day: LocalDay | undefined, entrance: Entrance): string =>
  day === undefined ? PATHS[entrance] : `${PATHS[entrance]}?day=${day}`;
