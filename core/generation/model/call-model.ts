import type { EpochMs } from '../../time.ts';
import {
  costAtMost,
  costOf,
  dayOf,
  tokensAtMost,
  type BookDay,
  type Booking,
  type Budget,
  type MicroDollars,
} from './budget.ts';
import { ModelFailure, type Model, type Prompt, type Tokens } from './model.ts';

/** What came of a question, and what it has cost. */
export type Reply = {
  readonly tokens: Tokens;
  readonly cost: MicroDollars;
  /** What the day has come to by it, 1 for all that it may; where there is a limit and the books could be kept. */
  readonly budgetUsed?: number;
} & (
  | { readonly type: 'answer'; readonly text: string }
  | { readonly type: 'no answer'; readonly reason: string; readonly detail: string }
  /** It was not asked: it might have cost more than is left of the day's budget. */
  | { readonly type: 'too dear' }
);

/**
 * Asks one model once, within the day's budget: what it may cost at most is set aside before, what it has cost is booked
 * afterwards. What broke off before the model said what it cost counts by its length.
 */
export async function callModel(
  { clock, budget }: { clock: { now(): EpochMs }; budget: Budget },
  { model, prompt }: { readonly model: Model; readonly prompt: Prompt },
  until: EpochMs,
  follow: (chunk: string) => void = () => undefined,
): Promise<Reply> {
  const day = dayOf(clock.now());
  const setAside = budget.perDay === undefined ? 0 : costAtMost(model, prompt);
  const { perDay = 0, share = 1 } = budget;
  if (setAside > 0 && !(await budget.setAside(day, setAside, Math.floor(perDay * share))))
    return { type: 'too dear', tokens: { input: 0, output: 0 }, cost: 0 };

  let text = '';
  let told: Tokens | undefined;
  const settle = async () => {
    const tokens = told ?? tokensAtMost(prompt, text);
    const cost = model.price ? costOf(tokens, model.price) : 0;
    const spent = await book(budget, day, { tokens, cost, setAside });
    return { tokens, cost, ...(spent !== undefined && perDay > 0 && { budgetUsed: spent / perDay }) };
  };
  try {
    for await (const chunk of model.answer(prompt, until)) {
      if ('tokens' in chunk) told = chunk.tokens;
      else {
        text += chunk.text;
        follow(chunk.text);
      }
    }
  } catch (failure) {
    const spent = await settle();
    if (!(failure instanceof ModelFailure)) throw failure;
    return { type: 'no answer', reason: failure.reason, detail: failure.message, ...spent };
  }
  return { type: 'answer', text, ...(await settle()) };
}

/** An answer is not lost over the books: what was set aside for it stays counted, which is more. */
async function book(budget: Budget, day: BookDay, booking: Booking): Promise<MicroDollars | undefined> {
  try {
    return await budget.book(day, booking);
  } catch {
    // The storage is away. Whoever needs it next says so.
    return undefined;
  }
}
