import type { I18n } from '@lingui/core';
import type { UserBadge } from '#core/badge/badge.ts';

/** Returns the name and description of a badge in the language of the page. */
export const badgeWords = ({ badge }: UserBadge, { locale }: I18n): { name: string; description: string } =>
  locale === 'de'
    ? { name: badge.name_de || badge.name, description: badge.description_de || badge.description }
    : { name: badge.name_en || badge.name, description: badge.description_en || badge.description };
