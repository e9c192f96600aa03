import type { EpochMs } from '../../time.ts';
import {
  maxCost,
  costOf,
  budgetDayOf,
  tokensAtMost,
  type BudgetDay,
  type CallCost,
  type Budget,
  type MicroDollars,
} from './budget.ts';
import { parseJson } from './parse-json.ts';
import { ModelFailure, type Model, type ModelFailureReason, type Prompt, type Tokens } from './model.ts';

/** Result and cost of a model call. */
export type Reply = {
  readonly tokens: Tokens;
  readonly cost: MicroDollars;
  /** Spent share of the day's budget after the call, 0 to 1. Absent without a limit or if recording failed. */
  readonly budgetUsed?: number;
} & (
  | { readonly type: 'answer'; readonly text: string }
  | { readonly type: 'no answer'; readonly reason: ModelFailureReason; readonly detail: string }
  /** Not called, because its maximum cost exceeds the rest of the day's budget. */
  | { readonly type: 'too dear' }
);

/**
 * Calls one model once within the day's budget. Reserves the maximum cost before the call and records the actual cost
 * after it. Estimates the cost of a call that broke off from its length.
 */
export async function callModel(
  { clock, budget }: { clock: { now(): EpochMs }; budget: Budget },
  { model, prompt }: { readonly model: Model; readonly prompt: Prompt },
  until: EpochMs,
  follow: (chunk: string) => void = () => undefined,
): Promise<Reply> {
  const day = budgetDayOf(clock.now());
  const reserved = budget.perDay === undefined ? 0 : maxCost(model, prompt);
  const { perDay = 0, share = 1 } = budget;
  if (reserved > 0 && !(await budget.reserve(day, reserved, Math.floor(perDay * share))))
    return { type: 'too dear', tokens: { input: 0, output: 0 }, cost: 0 };

  let text = '';
  let reported: Tokens | undefined;
  const settle = async () => {
    const tokens = reported ?? tokensAtMost(prompt, text);
    const cost = model.price ? costOf(tokens, model.price) : 0;
    const spent = await recordCost(budget, day, { tokens, cost, reserved });
    return { tokens, cost, ...(spent !== undefined && perDay > 0 && { budgetUsed: spent / perDay }) };
  };
  try {
    for await (const chunk of model.answer(prompt, until)) {
      if ('tokens' in chunk) reported = chunk.tokens;
      else {
        text += chunk.text;
        follow(chunk.text);
      }
    }
  } catch (failure) {
    const spent = await settle();
    if (!(failure instanceof ModelFailure)) throw failure;
    // Some models write line ends behind a complete answer until they reach their limit.
    if (parseJson(text) !== undefined) return { type: 'answer', text, ...spent };
    return { type: 'no answer', reason: failure.reason, detail: failure.message, ...spent };
  }
  return { type: 'answer', text, ...(await settle()) };
}

/** Keeps the answer if the write fails: the reserved amount, which is higher, then stays counted. */
async function recordCost(
  budget: Budget,
  day: BudgetDay,
  booking: CallCost,
): Promise<MicroDollars | undefined> {
  try {
    return await budget.record(day, booking);
  } catch {
    // Storage is unavailable. The next operation that needs it will report the failure.
    return undefined;
  }
}
