import { newBase, type StripeData, type PortalConfiguration, type Price } from './store.ts';
import { added, call, listed, changeableSubscription, type Calls } from './call.ts';
import * as parameters from './parameters.ts';
import { need, Refusal } from './refusal.ts';

export const PORTAL_CALLS: Calls = {
  'GET /v1/billing_portal/configurations': call(
    parameters.PortalSettingsList,
    ({ active, ...page }, { store }) =>
      listed(
        '/v1/billing_portal/configurations',
        store.configurations.filter((each) => active === undefined || each.active === active),
        page,
      ),
  ),
  'POST /v1/billing_portal/configurations': call(parameters.PortalSettings, (given, { store }) => {
    const { products } = given.features.subscription_update;
    for (const price of products.flatMap(({ prices }) => prices)) need(store.prices, price, 'price');
    const configuration: PortalConfiguration = {
      ...newBase('bpc'),
      object: 'billing_portal.configuration',
      active: true,
      metadata: given.metadata ?? {},
      features: given.features,
    };
    return added(store.configurations, configuration);
  }),
  'POST /v1/billing_portal/configurations/{id}': call(parameters.PortalSettings, (given, { store, id }) =>
    Object.assign(need(store.configurations, id, 'configuration', { status: 404 }), {
      features: given.features,
      metadata: given.metadata ?? {},
    }),
  ),
  'POST /v1/billing_portal/sessions': call(parameters.NewPortal, (given, { store, pages }) =>
    newPortal(store, given, pages),
  ),
};

function newPortal(store: StripeData, given: parameters.NewPortal, pages: string) {
  const { customer, flow_data, locale, return_url } = given;
  need(store.customers, customer, 'customer', { param: 'customer' });
  const configuration = need(store.configurations, given.configuration, 'configuration', {
    param: 'configuration',
  });
  const base = newBase('bps');
  const flow = flow_data ? flowOf(store, configuration, customer, flow_data) : null;
  const session = {
    ...base,
    object: 'billing_portal.session' as const,
    customer,
    configuration: configuration.id,
    return_url,
    locale: locale ?? null,
    url: `${pages}/portal/${base.id}`,
    flow,
  };
  return added(store.portals, session);
}

function flowOf(
  store: StripeData,
  configuration: PortalConfiguration,
  customer: string,
  { subscription_update_confirm: change, after_completion }: NonNullable<parameters.NewPortal['flow_data']>,
) {
  const subscription = changeableSubscription(store, change.subscription);
  const [{ id, price }] = change.items;
  const offered = offeredIn(store, configuration).some((each) => each.id === price);
  if (subscription.customer !== customer || subscription.items.data[0].id !== id || !offered)
    throw new Refusal('This subscription cannot be updated to that price by this customer.', {
      param: 'flow_data[subscription_update_confirm]',
    });
  return { subscription: subscription.id, price, after: after_completion.redirect.return_url };
}

/** Returns the prices that customers may change to. */
export function offeredIn(store: StripeData, { features }: PortalConfiguration): Price[] {
  const { enabled, products } = features.subscription_update;
  const ids = enabled ? products.flatMap(({ prices }) => prices) : [];
  return store.prices.filter(({ id }) => ids.includes(id));
}
