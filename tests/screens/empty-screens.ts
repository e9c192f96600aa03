import { PATHS } from '#web/paths.ts';
import { at, read, type Step } from './steps.ts';

/** Pages without any data. */
export const EMPTY_SCREENS: Readonly<Record<string, readonly Step[]>> = {
  'home, empty': [at(PATHS.home), read('home.recent_empty')],
  'library, empty': [at(PATHS.library), read('library.empty')],
  'week, empty': [at(PATHS.week), read('week.empty')],
  'list, empty': [at(PATHS.list), read('list.empty')],
  'diary, empty': [at(PATHS.diary), read('diary.empty')],
  'nutrition, empty': [at(PATHS.nutrition), read('progress.no_goals')],
  'badges, empty': [at(PATHS.badges), read('badges.none')],
};
