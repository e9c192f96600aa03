import { PATHS } from '#web/shared/paths.ts';
import type { IconName } from '#web/shared/ui/icon.tsx';

type Place = {
  readonly to: string;
  /** Message ID of its name. */
  readonly name: string;
  readonly icon: IconName;
};

/** Main destinations, in the order of the bottom bar. */
export const PLACES: readonly Place[] = [
  { to: PATHS.home, name: /*i18n*/ 'nav.home', icon: 'plate' },
  { to: PATHS.library, name: /*i18n*/ 'nav.library', icon: 'book' },
  { to: PATHS.week, name: /*i18n*/ 'nav.week', icon: 'calendar' },
  { to: PATHS.list, name: /*i18n*/ 'nav.list', icon: 'basket' },
  { to: PATHS.diary, name: /*i18n*/ 'nav.diary', icon: 'bowl' },
];
