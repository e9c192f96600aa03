import type { I18n } from '@lingui/core';
import type { UserBadge } from '#core/badge/badge.ts';
import { badgeWords } from '../../i18n/badge-words.ts';
import { hidesEnergy } from '../../offline/hidden-energy.ts';

/** Returns the requirement of a badge, without energy if the user hides it. */
export function askedFor(badge: UserBadge, i18n: I18n): string {
  const { type } = badge.badge;
  if (hidesEnergy() && type === 'HEALTHY_CHOICE') return i18n._('badges.healthy_choice.quiet');
  if (hidesEnergy() && type === 'NUTRITION_GOALS') return i18n._('badges.nutrition_goals.quiet');
  return badgeWords(badge, i18n).description;
}
