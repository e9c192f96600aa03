import { newBase, type Book, type PortalConfiguration, type Price } from './book.ts';
import { added, call, listed, running, type Calls } from './call.ts';
import * as parameters from './parameters.ts';
import { need, Refusal } from './refusal.ts';

/** The customer portal. */
export const PORTAL_CALLS: Calls = {
  'GET /v1/billing_portal/configurations': call(
    parameters.PortalSettingsList,
    ({ active, ...page }, { book }) =>
      listed(
        '/v1/billing_portal/configurations',
        book.configurations.filter((each) => active === undefined || each.active === active),
        page,
      ),
  ),
  'POST /v1/billing_portal/configurations': call(parameters.PortalSettings, (given, { book }) => {
    const { products } = given.features.subscription_update;
    for (const price of products.flatMap(({ prices }) => prices)) need(book.prices, price, 'price');
    const configuration: PortalConfiguration = {
      ...newBase('bpc'),
      object: 'billing_portal.configuration',
      active: true,
      metadata: given.metadata ?? {},
      features: given.features,
    };
    return added(book.configurations, configuration);
  }),
  'POST /v1/billing_portal/configurations/{id}': call(parameters.PortalSettings, (given, { book, id }) =>
    Object.assign(need(book.configurations, id, 'configuration', { status: 404 }), {
      features: given.features,
      metadata: given.metadata ?? {},
    }),
  ),
  'POST /v1/billing_portal/sessions': call(parameters.NewPortal, (given, { book, pages }) =>
    newPortal(book, given, pages),
  ),
};

function newPortal(book: Book, given: parameters.NewPortal, pages: string) {
  const { customer, flow_data, locale, return_url } = given;
  need(book.customers, customer, 'customer', { param: 'customer' });
  const configuration = need(book.configurations, given.configuration, 'configuration', {
    param: 'configuration',
  });
  const base = newBase('bps');
  const flow = flow_data ? flowOf(book, configuration, customer, flow_data) : null;
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
  return added(book.portals, session);
}

function flowOf(
  book: Book,
  configuration: PortalConfiguration,
  customer: string,
  { subscription_update_confirm: change, after_completion }: NonNullable<parameters.NewPortal['flow_data']>,
) {
  const subscription = running(book, change.subscription);
  const [{ id, price }] = change.items;
  const offered = offeredIn(book, configuration).some((each) => each.id === price);
  if (subscription.customer !== customer || subscription.items.data[0].id !== id || !offered)
    throw new Refusal('This subscription cannot be updated to that price by this customer.', {
      param: 'flow_data[subscription_update_confirm]',
    });
  return { subscription: subscription.id, price, after: after_completion.redirect.return_url };
}

/** Returns the prices that customers may change to. */
export function offeredIn(book: Book, { features }: PortalConfiguration): Price[] {
  const { enabled, products } = features.subscription_update;
  const ids = enabled ? products.flatMap(({ prices }) => prices) : [];
  return book.prices.filter(({ id }) => ids.includes(id));
}
