import type * as v from 'valibot';
import type { StripeData } from './store.ts';
import { need, Refusal } from './refusal.ts';

export type Call<Schema extends v.GenericSchema> = {
  readonly takes: Schema;
  answer(given: v.InferOutput<Schema>, place: Place): object;
};

/** `pages` is the base URL of the pages for customers. */
type Place = { readonly store: StripeData; readonly id: string; readonly pages: string };

export const call = <Schema extends v.GenericSchema>(
  takes: Schema,
  answer: Call<Schema>['answer'],
): Call<v.GenericSchema> => ({ takes, answer });

/** Calls by method and path. */
export type Calls = Readonly<Record<string, Call<v.GenericSchema>>>;

export function added<Thing>(things: Thing[], thing: Thing): Thing {
  things.push(thing);
  return thing;
}

type Page = { readonly limit: number; readonly starting_after?: string };

/** Returns a page of a list, newest first, as Stripe does. */
export function listed(
  url: string,
  things: readonly { readonly id: string }[],
  { limit, starting_after }: Page,
): object {
  const newestFirst = things.toReversed();
  const from = starting_after ? newestFirst.findIndex(({ id }) => id === starting_after) + 1 : 0;
  const data = newestFirst.slice(from, from + limit);
  return { object: 'list', url, has_more: newestFirst.length > from + limit, data };
}

/** Finds a subscription that can be changed; an ended one counts as missing. */
export function changeableSubscription(store: StripeData, id: string) {
  const subscription = need(store.subscriptions, id, 'subscription', { status: 404 });
  if (subscription.status !== 'canceled') return subscription;
  throw new Refusal(`No such subscription: '${id}'`, { status: 404, code: 'resource_missing', param: 'id' });
}
