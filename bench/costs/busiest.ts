import { lambdaSeconds, modelCost, monthOf, pollsIn, recipesWritten } from './bill.ts';
import type { Counts } from './actions.ts';
import { LIMITS } from './limits.ts';
import { MONTH } from './month.ts';

/** Limited resource: how much is available, and how much a number of users needs. */
export type Need = {
  readonly name: string;
  readonly most: number | undefined;
  readonly needed: (users: number) => number;
};

/** Returns the needs in the busiest second of a day, with the limits of a new stage. */
export function needsOf(counts: Counts): readonly Need[] {
  const month = monthOf(counts);
  const polls = pollsIn(counts);
  const { times, tokens, translation, repaired } = MONTH;
  const written = recipesWritten();
  const translated = times['has a recipe translated'];
  const tokensOf = ({ input, output }: { readonly input: number; readonly output: number }) => input + output;
  const tokensInMonth = (written * tokensOf(tokens) + translated * tokensOf(translation)) * (1 + repaired);
  const aSecond = (name: string, inMonth: number, most?: number): Need => ({
    name,
    most,
    needed: (users) => users * inMonth * busiestShare(),
  });
  return [
    { name: 'Models, US$ a day', most: LIMITS.dailyBudget, needed: (users) => (users * modelCost()) / DAYS },
    aSecond('Requests to API Gateway a second', month.requests - written, LIMITS.gateway),
    aSecond('– of them polls', polls),
    aSecond('Lambdas at once', lambdaSeconds(month.requests, polls), LIMITS.lambdas),
    aSecond('Tokens of models a minute', tokensInMonth * 60),
    aSecond('Read units of the table a second', month.read, LIMITS.table),
    aSecond('Write units of the table a second', month.written, LIMITS.table),
    aSecond('Writes to the day’s budget of models, one item', (written + translated) * 2, LIMITS.itemWrites),
    aSecond('Pages fetched a second', times['has a page read']),
    { name: 'Emails a day', most: LIMITS.emails, needed: (users) => (users * month.mails) / DAYS },
  ];
}

const DAYS = 30;

/** Share of a month's work that falls into one second of the busiest hour. */
const busiestShare = (): number => (MONTH.busiest.hour * MONTH.busiest.second) / (DAYS * 3_600);

/** Largest possible household, with the list open on all devices, and changes per second while shopping fast. */
const HOUSEHOLD = { members: 8, ticksPerSecond: 0.5, pollEvery: 5 };

/** List and recipes are polled separately. */
export const requestsOfOpenList = (): number => (2 * 5 * 60) / HOUSEHOLD.pollEvery;

/** Returns the capacity units per second that the busiest household needs from its partition. */
export function busiestHousehold(counts: Counts): { readonly read: number; readonly written: number } {
  const { members, ticksPerSecond, pollEvery } = HOUSEHOLD;
  const poll = counts['has the list open for five seconds more'];
  const tick = counts['ticks something off'];
  return {
    read: members * (poll.read / pollEvery + tick.read * ticksPerSecond),
    written: members * tick.written * ticksPerSecond,
  };
}
