import * as v from 'valibot';
import { Checkout } from '#core/plan/buy-plan.ts';
import { Plan } from '#core/plan/plan.ts';
import { UserSubscription } from '#core/plan/subscription.ts';
import { RecipeUsage } from '#core/plan/usage.ts';
import type { Operations } from '../http/operation.ts';

export const operations: Operations = {
  about: 'Plans, what is paid for, and how much of the month is used.',
  schemas: { Plan, RecipeUsage },
  routes: {
    'GET /api/user/recipe-usage': { summary: 'Find out how many recipes are left', answer: RecipeUsage },
    'GET /api/user/subscription': {
      summary: 'Find the subscription',
      description: '`null` where there is none.',
      answer: UserSubscription,
    },
    'GET /api/subscription/plans': { summary: 'List the plans', answer: v.array(Plan) },
    'POST /api/subscription/create': {
      summary: 'Buy a plan',
      description: 'Answers with the address of a page of Stripe’s.',
      answer: Checkout,
      isIdempotent: true,
      errors: ['PriceUnknown', 'KeyReused'],
      example: { body: { planId: 1, priceId: 'basic_monthly' } },
    },
    'POST /api/subscription/portal': {
      summary: 'Manage the subscription',
      description: 'Answers with the address of a page of Stripe’s.',
      answer: v.object({ portalUrl: v.string() }),
      errors: ['NoSubscription'],
    },
    'POST /api/stripe/webhook': {
      summary: 'Tell what has happened at Stripe',
      description: 'For Stripe alone, which signs what it sends.',
      answer: v.object({ received: v.literal(true) }),
      errors: ['EventUnverified'],
    },
  },
};
