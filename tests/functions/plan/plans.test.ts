import { describe, expect, test } from 'vitest';
import { aCustomer } from '#tests/support/customer.ts';
import { stage } from '#tests/support/stage/shared-stage.ts';

const { call, origin } = stage;

describe('the plans', () => {
  test('are listed without login, in the requested language, at the decided prices', async () => {
    const { status, text } = await call('GET', '/api/subscription/plans', {
      headers: { 'x-preferred-language': 'de' },
    });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject([
      {
        id: 4,
        tier: 'free',
        name: 'Kostenlos',
        monthlyPrice: 0,
        recipesPerMonth: 5,
        stripePriceId: 'price_free',
      },
      {
        id: 1,
        tier: 'basic',
        monthlyPrice: 5,
        recipesPerMonth: 120,
        stripePriceId: 'basic_monthly',
        stripeAnnualPriceId: 'basic_annual',
        features: [
          '120 neue Rezepte im Monat',
          'Genug für vier am Tag',
          expect.stringContaining('Jederzeit kündbar'),
        ],
      },
      { id: 2, tier: 'pro', monthlyPrice: 10, recipesPerMonth: 900, stripeAnnualPriceId: 'pro_annual' },
    ]);
  });
});

describe('a cook who buys', () => {
  test.each([
    ['basic_monthly', 1, 'Basic', 120, 500],
    ['basic_annual', 1, 'Basic', 120, 5100],
    ['pro_monthly', 2, 'Pro', 900, 1000],
    ['pro_annual', 2, 'Pro', 900, 10200],
  ])('%s has the plan and its recipes when they come back', async (priceId, planId, name, limit, cents) => {
    const cook = await aCustomer(stage);
    expect(await cook.subscription()).toBeNull();
    expect(await cook.usage()).toMatchObject({ limit: 5, planName: 'Free' });
    expect(await cook.buy(priceId)).toBe(`${origin}/plans?checkout=success`);
    expect(await cook.subscription()).toMatchObject({
      planId,
      status: 'active',
      priceId,
      plan: { name, recipesPerMonth: limit },
      cancelAtPeriodEnd: false,
    });
    expect(await cook.usage()).toMatchObject({ limit, planName: name, recipeCount: 0 });
    expect((await cook.atStripe()).invoices).toMatchObject([{ total: cents, status: 'paid' }]);
  });
});
