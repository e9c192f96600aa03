import type { BudgetSpent } from './errors.ts';
import { jpegSize } from '../../photo/jpeg-size.ts';
import { DAY, SECOND, type EpochMs } from '../../time.ts';
import { MAX_ANSWER_TOKENS, type Model, type Price, type Prompt, type Tokens } from './model.ts';

/** Millionths of a US dollar. Integers add up exactly. */
export type MicroDollars = number;

/** UTC day of the budget, `2026-11-20`. In UTC because the operator pays for all users together. */
export type BudgetDay = string;

/** Tokens and cost of one model call. */
export type CallCost = {
  readonly tokens: Tokens;
  readonly cost: MicroDollars;
  readonly reserved: MicroDollars;
};

/** Cost of the models per day, and its limit. */
export type Budget = {
  /** Absent if the operator has set no limit. */
  readonly perDay?: MicroDollars;
  /** Share of the limit that this requester may use, 0 to 1. Default: 1. */
  readonly share?: number;
  /** Reserves an amount. @returns false if the day's spent and reserved amounts would exceed the limit */
  reserve(day: BudgetDay, amount: MicroDollars, limit: MicroDollars): Promise<boolean>;
  /** Replaces a reservation by the actual cost. @returns everything spent and reserved on the day */
  record(day: BudgetDay, booking: CallCost): Promise<MicroDollars>;
};

/**
 * Lower bound for all common tokenizers. Claude counts 30 % more tokens since version 4.7. Source: Anthropic, Claude
 * Haiku 5.5 migration guide, "Recount tokens"
 */
const CHARACTERS_PER_TOKEN = 1.9;

/** Side of the square that is a token, in px. Source: Anthropic, "Images and vision" */
const TOKEN_SIDE = 28;

/** Tokens of the largest photo that the app sends, 1600 px long: 58 × 58. Other clients may send larger ones. */
const TOKENS_PER_PHOTO = 3_500;

/** Tokens of the answer's JSON schema, which is sent with the prompt. */
const SHAPE_TOKENS = 1_500;

export const budgetDayOf = (now: EpochMs): BudgetDay => new Date(now).toISOString().slice(0, 10);

/** Returns the maximum cost of a call. 0 for a model without a price. */
export const maxCost = ({ price }: Pick<Model, 'price'>, prompt: Prompt): MicroDollars =>
  price ? costOf({ input: inputAtMost(prompt), output: MAX_ANSWER_TOKENS }, price) : 0;

/** Returns the cost of tokens, rounded up. Dollars per million tokens equal micro-dollars per token. */
export const costOf = ({ input, output }: Tokens, price: Price): MicroDollars =>
  Math.ceil(input * price.input + output * price.output);

/** Estimates tokens of a call that broke off: an upper bound for the input, a lower bound for the output. */
export const tokensAtMost = (prompt: Prompt, written: string): Tokens => ({
  input: inputAtMost(prompt),
  output: Math.min(MAX_ANSWER_TOKENS, Math.ceil(written.length / CHARACTERS_PER_TOKEN)),
});

export const budgetSpent = (now: EpochMs): BudgetSpent => ({
  type: 'BudgetSpent',
  retryAfterSeconds: Math.ceil((DAY - (now % DAY)) / SECOND),
});

function inputAtMost({ system, text, photos, repair }: Prompt): number {
  const words = [system, text, repair?.answer ?? '', repair?.feedback ?? ''];
  const length = words.reduce((sum, each) => sum + each.length, 0);
  const pictures = photos.reduce((sum, photo) => sum + tokensOfPhoto(photo), 0);
  return Math.ceil(length / CHARACTERS_PER_TOKEN) + SHAPE_TOKENS + pictures;
}

function tokensOfPhoto(photo: Uint8Array): number {
  const { width = 0, height = 0 } = jpegSize(photo) ?? {};
  return Math.max(TOKENS_PER_PHOTO, Math.ceil(width / TOKEN_SIDE) * Math.ceil(height / TOKEN_SIDE));
}
