import { PLANS, type Plan, type PlanTerms } from '#core/plan/plan.ts';
import type { Language } from '#core/language.ts';
import { messages as de } from '#locales/de/plan.ts';
import { messages as en } from '#locales/en/plan.ts';
import { wordsOf } from './words-of.ts';

/** Returns the words of plans. Only their Lambda bundles them. */
const planWordsIn = wordsOf({ en, de });

/** Returns the plans on offer, described in a language. */
export const plansIn = (language: Language): Plan[] =>
  Object.values(PLANS).map((plan) => planInWords(plan, language));

export const planName = ({ tier }: Pick<PlanTerms, 'tier'>, language: Language): string =>
  planWordsIn(language)._(WORDS[tier].name);

function planInWords(plan: PlanTerms, language: Language): Plan {
  const i18n = planWordsIn(language);
  const { description, features } = WORDS[plan.tier];
  return {
    ...plan,
    name: planName(plan, language),
    description: i18n._(description),
    features: features.map((id) => i18n._(id, { recipes: plan.recipesPerMonth })),
  };
}

const WORDS = {
  free: {
    name: /*i18n*/ 'plan.free.name',
    description: /*i18n*/ 'plan.free.description',
    features: [
      /*i18n*/ 'plan.feature.recipes',
      /*i18n*/ 'plan.feature.own',
      /*i18n*/ 'plan.feature.kitchen',
      /*i18n*/ 'plan.feature.nutrition',
      /*i18n*/ 'plan.feature.offline',
    ],
  },
  basic: {
    name: /*i18n*/ 'plan.basic.name',
    description: /*i18n*/ 'plan.basic.description',
    features: [
      /*i18n*/ 'plan.feature.recipes',
      /*i18n*/ 'plan.feature.four_a_day',
      /*i18n*/ 'plan.feature.cancel_any_time',
    ],
  },
  pro: {
    name: /*i18n*/ 'plan.pro.name',
    description: /*i18n*/ 'plan.pro.description',
    features: [
      /*i18n*/ 'plan.feature.recipes',
      /*i18n*/ 'plan.feature.thirty_a_day',
      /*i18n*/ 'plan.feature.cancel_any_time',
    ],
  },
} as const;
