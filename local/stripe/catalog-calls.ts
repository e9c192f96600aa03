import { newBase } from './store.ts';
import { added, call, listed, type Calls } from './call.ts';
import * as parameters from './parameters.ts';
import { need, Refusal } from './refusal.ts';

export const CATALOG_CALLS: Calls = {
  'POST /v1/customers': call(parameters.NewCustomer, (given, { store }) =>
    added(store.customers, {
      ...newBase('cus'),
      object: 'customer',
      email: given.email ?? null,
      name: given.name ?? null,
      preferred_locales: given.preferred_locales ?? [],
      metadata: given.metadata ?? {},
    }),
  ),

  'GET /v1/products/{id}': call(parameters.Nothing, (_, { store, id }) =>
    need(store.products, id, 'product', { status: 404 }),
  ),
  'POST /v1/products': call(parameters.NewProduct, ({ id, ...given }, { store }) => {
    if (store.products.some((product) => product.id === id))
      throw new Refusal('Product already exists.', { code: 'resource_already_exists', param: 'id' });
    const base = newBase('prod');
    return added(store.products, {
      ...base,
      id: id ?? base.id,
      object: 'product',
      active: given.active ?? true,
      name: given.name,
      description: given.description ?? null,
      tax_code: given.tax_code ?? null,
      metadata: given.metadata ?? {},
    });
  }),
  'POST /v1/products/{id}': call(parameters.ChangedProduct, (given, { store, id }) =>
    Object.assign(need(store.products, id, 'product', { status: 404 }), given),
  ),

  'GET /v1/prices': call(parameters.PriceList, ({ lookup_keys, active, ...page }, { store }) =>
    listed(
      '/v1/prices',
      store.prices.filter(
        (price) =>
          (!lookup_keys || lookup_keys.includes(price.lookup_key ?? '')) &&
          (active === undefined || price.active === active),
      ),
      page,
    ),
  ),
  'POST /v1/prices': call(parameters.NewPrice, ({ transfer_lookup_key, ...given }, { store }) => {
    need(store.products, given.product, 'product', { param: 'product' });
    const holder = store.prices.find(({ lookup_key }) => lookup_key && lookup_key === given.lookup_key);
    if (holder && !transfer_lookup_key)
      throw new Refusal(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' });
    if (holder) holder.lookup_key = null;
    return added(store.prices, {
      ...newBase('price'),
      object: 'price',
      type: 'recurring',
      active: true,
      ...given,
      lookup_key: given.lookup_key ?? null,
      recurring: { ...given.recurring, interval_count: 1 },
      metadata: given.metadata ?? {},
    });
  }),
  'POST /v1/prices/{id}': call(parameters.ChangedPrice, (given, { store, id }) =>
    Object.assign(need(store.prices, id, 'price', { status: 404 }), given),
  ),
};
