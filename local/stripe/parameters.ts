import * as v from 'valibot';
import { Refusal } from './refusal.ts';

/** Parameters that the application sends. All others are refused as unknown, even if Stripe knows them. */

const Text = v.pipe(v.string(), v.nonEmpty());
const Flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);
const Count = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));
const Metadata = v.record(v.string(), v.pipe(v.string(), v.maxLength(500)));
const Locale = v.picklist(['auto', 'de', 'en', 'en-GB']);
const Url = v.pipe(v.string(), v.url());
const Lasting = v.strictObject({ expand: v.exactOptional(v.array(Text)) });
const ListOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject({
    ...Lasting.entries,
    limit: v.exactOptional(v.pipe(Count, v.minValue(1), v.maxValue(100)), '10'),
    starting_after: v.exactOptional(Text),
    ...entries,
  });

export const Nothing = Lasting;

export const NewCustomer = v.strictObject({
  email: v.exactOptional(v.pipe(v.string(), v.email())),
  name: v.exactOptional(Text),
  preferred_locales: v.exactOptional(v.array(Text)),
  metadata: v.exactOptional(Metadata),
});

const ProductChange = {
  name: Text,
  description: v.exactOptional(Text),
  tax_code: v.exactOptional(v.pipe(v.string(), v.regex(/^txcd_\d{8}$/))),
  metadata: v.exactOptional(Metadata),
  active: v.exactOptional(Flag),
};
export const NewProduct = v.strictObject({ id: v.exactOptional(Text), ...ProductChange });
export const ChangedProduct = v.strictObject({ ...ProductChange, name: v.exactOptional(Text) });

export const NewPrice = v.strictObject({
  product: Text,
  currency: v.literal('eur'),
  unit_amount: Count,
  recurring: v.strictObject({ interval: v.picklist(['month', 'year']) }),
  tax_behavior: v.exactOptional(v.picklist(['inclusive', 'exclusive', 'unspecified']), 'unspecified'),
  lookup_key: v.exactOptional(Text),
  transfer_lookup_key: v.exactOptional(Flag),
  metadata: v.exactOptional(Metadata),
});
export const ChangedPrice = v.strictObject({
  active: v.exactOptional(Flag),
  metadata: v.exactOptional(Metadata),
});
export const PriceList = ListOf({
  lookup_keys: v.exactOptional(v.pipe(v.array(Text), v.maxLength(10))),
  active: v.exactOptional(Flag),
});

export const NewCheckout = v.strictObject({
  mode: v.literal('subscription'),
  customer: Text,
  client_reference_id: v.exactOptional(v.pipe(Text, v.maxLength(200))),
  line_items: v.strictTuple([v.strictObject({ price: Text, quantity: v.literal('1') })]),
  automatic_tax: v.exactOptional(v.strictObject({ enabled: Flag })),
  customer_update: v.exactOptional(
    v.strictObject({
      address: v.exactOptional(v.picklist(['auto', 'never'])),
      name: v.exactOptional(v.picklist(['auto', 'never'])),
    }),
  ),
  locale: v.exactOptional(Locale),
  metadata: v.exactOptional(Metadata),
  subscription_data: v.exactOptional(v.strictObject({ metadata: v.exactOptional(Metadata) })),
  success_url: Url,
  cancel_url: v.exactOptional(Url),
});
export type NewCheckout = v.InferOutput<typeof NewCheckout>;
export const CheckoutList = ListOf({
  customer: v.exactOptional(Text),
  status: v.exactOptional(v.picklist(['open', 'complete', 'expired'])),
});

export const SubscriptionList = ListOf({
  customer: v.exactOptional(Text),
  status: v.exactOptional(v.picklist(['all', 'active', 'past_due', 'canceled', 'ended'])),
});
export const ChangedSubscription = v.strictObject({ cancel_at_period_end: Flag });

export const InvoiceList = ListOf({
  subscription: v.exactOptional(Text),
  customer: v.exactOptional(Text),
  status: v.exactOptional(v.picklist(['draft', 'open', 'paid', 'uncollectible', 'void'])),
});

export const NewRefund = v.strictObject({ payment_intent: Text });

const Features = v.strictObject({
  customer_update: v.exactOptional(
    v.strictObject({ enabled: Flag, allowed_updates: v.exactOptional(v.array(Text)) }),
  ),
  invoice_history: v.exactOptional(v.strictObject({ enabled: Flag })),
  payment_method_update: v.exactOptional(v.strictObject({ enabled: Flag })),
  subscription_cancel: v.exactOptional(
    v.strictObject({ enabled: Flag, mode: v.picklist(['at_period_end', 'immediately']) }),
  ),
  subscription_update: v.strictObject({
    enabled: Flag,
    default_allowed_updates: v.array(v.literal('price')),
    proration_behavior: v.literal('always_invoice'),
    products: v.array(v.strictObject({ product: Text, prices: v.array(Text) })),
  }),
});
export const PortalSettings = v.strictObject({
  features: Features,
  business_profile: v.exactOptional(
    v.strictObject({ privacy_policy_url: v.exactOptional(Url), terms_of_service_url: v.exactOptional(Url) }),
  ),
  metadata: v.exactOptional(Metadata),
});
export const PortalSettingsList = ListOf({ active: v.exactOptional(Flag) });

export const NewPortal = v.strictObject({
  customer: Text,
  configuration: Text,
  locale: v.exactOptional(Locale),
  return_url: Url,
  flow_data: v.exactOptional(
    v.strictObject({
      type: v.literal('subscription_update_confirm'),
      subscription_update_confirm: v.strictObject({
        subscription: Text,
        items: v.strictTuple([v.strictObject({ id: Text, price: Text, quantity: v.literal('1') })]),
      }),
      after_completion: v.strictObject({
        type: v.literal('redirect'),
        redirect: v.strictObject({ return_url: Url }),
      }),
    }),
  ),
});
export type NewPortal = v.InferOutput<typeof NewPortal>;

/** Parses the parameters of a call. @throws Refusal for missing, unknown or malformed ones */
export function parametersOf<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const param = (v.getDotPath(issue) ?? '').replaceAll(/\.(\w+)/g, '[$1]');
  if (issue.expected === 'never')
    throw new Refusal(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  if (issue.received === 'undefined' || issue.message.includes('received undefined'))
    throw new Refusal(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  throw new Refusal(`Invalid ${param}: ${issue.message}`, { param });
}
