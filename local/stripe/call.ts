import type * as v from 'valibot';
import type { Book } from './book.ts';
import { need, Refusal } from './refusal.ts';

/** A call as it is answered: parameters that hold, and the id in its path. */
export type Call<Schema extends v.GenericSchema> = {
  readonly takes: Schema;
  answer(given: v.InferOutput<Schema>, place: Place): object;
};

/** `pages` is where the pages lie that people are sent to. */
type Place = { readonly book: Book; readonly id: string; readonly pages: string };

export const call = <Schema extends v.GenericSchema>(
  takes: Schema,
  answer: Call<Schema>['answer'],
): Call<v.GenericSchema> => ({ takes, answer });

/** Calls by method and path. */
export type Calls = Readonly<Record<string, Call<v.GenericSchema>>>;

/** Adds something new. @returns what was added */
export function added<Thing>(things: Thing[], thing: Thing): Thing {
  things.push(thing);
  return thing;
}

type Page = { readonly limit: number; readonly starting_after?: string };

/** A page of a list, newest first, as all of Stripe's are. */
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

/** A contract that has ended is gone, as far as changes are concerned. */
export function running(book: Book, id: string) {
  const subscription = need(book.subscriptions, id, 'subscription', { status: 404 });
  if (subscription.status !== 'canceled') return subscription;
  throw new Refusal(`No such subscription: '${id}'`, { status: 404, code: 'resource_missing', param: 'id' });
}
