import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Language } from '#core/language.ts';
import { Plan, PLANS } from '#core/plan/plan.ts';
import { get } from '#web/shared/requests/api.ts';

const TIERS = Object.keys(PLANS);

/** Plans with texts in a language, in the order of their tiers. */
export const plansQuery = (language: Language) =>
  queryOptions({
    queryKey: ['plans', language],
    meta: { persist: true },
    queryFn: async ({ signal }) => {
      const plans = await get('/api/subscription/plans', { schema: v.array(Plan), signal });
      return plans.toSorted((one, other) => TIERS.indexOf(one.tier) - TIERS.indexOf(other.tier));
    },
  });
