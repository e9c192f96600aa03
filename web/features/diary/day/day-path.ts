import type { LocalDay } from '#core/time.ts';
import { PATHS } from '../../../paths.ts';

/** The page of a day has two URLs: as the diary, and as the goals. */
export type Entrance = 'diary' | 'nutrition';

/** Path of a day. Default: today. */
export const dayPath = (day: LocalDay | undefined, entrance: Entrance): string =>
  day === undefined ? PATHS[entrance] : `${PATHS[entrance]}?day=${day}`;
