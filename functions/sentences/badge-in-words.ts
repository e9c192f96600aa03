import { REQUIREMENT, type BadgeType, type UserBadge } from '#core/badge/badge.ts';
import type { BadgeStatus } from '#core/badge/progress.ts';
import type { Language } from '#core/language.ts';
import { sentencesIn } from './sentences.ts';

const WORDS = {
  FIRST_RECIPE: { name: /*i18n*/ 'badge.first_recipe', description: /*i18n*/ 'badge.first_recipe.asks' },
  COOKING_STREAK: {
    name: /*i18n*/ 'badge.cooking_streak',
    description: /*i18n*/ 'badge.cooking_streak.asks',
  },
  NUTRITION_GOALS: {
    name: /*i18n*/ 'badge.nutrition_goals',
    description: /*i18n*/ 'badge.nutrition_goals.asks',
  },
  RECIPE_MASTER: { name: /*i18n*/ 'badge.recipe_master', description: /*i18n*/ 'badge.recipe_master.asks' },
  HEALTHY_CHOICE: {
    name: /*i18n*/ 'badge.healthy_choice',
    description: /*i18n*/ 'badge.healthy_choice.asks',
  },
} as const satisfies Record<BadgeType, { name: string; description: string }>;

export function badgeInWords({ type, ...standing }: BadgeStatus, language: Language): UserBadge {
  const [en, de] = [sentencesIn('en'), sentencesIn('de')];
  const { name, description } = WORDS[type];
  const preferred = sentencesIn(language);
  return {
    badge: {
      type,
      name: preferred._(name),
      description: preferred._(description),
      name_en: en._(name),
      name_de: de._(name),
      description_en: en._(description),
      description_de: de._(description),
      requirement: REQUIREMENT[type],
      imageUrl: `/badges/${type.toLowerCase().replaceAll('_', '-')}.svg`,
    },
    ...standing,
  };
}
