import type { BudgetSpent } from './errors.ts';
import { DAY, SECOND, type EpochMs } from '../../time.ts';
import { MAX_ANSWER_TOKENS, type Model, type Price, type Prompt, type Tokens } from './model.ts';

/** Millionths of a US dollar: whole numbers add up exactly. */
export type MicroDollars = number;

/** A day of the books, `2026-11-20` in UTC: an operator's bills have one day for everybody. */
export type BookDay = string;

/** What one question has come to. */
export type Booking = {
  readonly tokens: Tokens;
  readonly cost: MicroDollars;
  readonly setAside: MicroDollars;
};

/** What the models cost, by the day, and how much that may be. */
export type Budget = {
  /** Absent where the operator has set no limit. */
  readonly perDay?: MicroDollars;
  /** The part of it that is open to whoever asks, 0 to 1; all of it unless it is said. */
  readonly share?: number;
  /** Sets an amount aside, if all that was spent and set aside on the day stays within the limit. */
  setAside(day: BookDay, amount: MicroDollars, limit: MicroDollars): Promise<boolean>;
  /** Books a question in the place of what was set aside for it. @returns what the day has come to, all set aside included */
  book(day: BookDay, booking: Booking): Promise<MicroDollars>;
};

/** Characters of a prompt, its shape included, make more than so many tokens with no common tokenizer. */
const CHARACTERS_PER_TOKEN = 2.5;

/** The longest side is 1600 px. Source: Anthropic, Vision: width × height / 750, at most about 1,600 tokens a picture. */
const TOKENS_PER_PHOTO = 1_800;

/** The shape of an answer, as it travels beside the prompt. */
const SHAPE_TOKENS = 600;

export const dayOf = (now: EpochMs): BookDay => new Date(now).toISOString().slice(0, 10);

/** The most that a question can cost; 0 where nobody is paid. */
export const costAtMost = ({ price }: Pick<Model, 'price'>, prompt: Prompt): MicroDollars =>
  price ? costOf({ input: inputAtMost(prompt), output: MAX_ANSWER_TOKENS }, price) : 0;

/** What tokens cost, rounded up: dollars for a million tokens are millionths of a dollar for one. */
export const costOf = ({ input, output }: Tokens, price: Price): MicroDollars =>
  Math.ceil(input * price.input + output * price.output);

/** What a question has read and written that broke off before the model said so: all of the one, at least, of the other. */
export const tokensAtMost = (prompt: Prompt, written: string): Tokens => ({
  input: inputAtMost(prompt),
  output: Math.min(MAX_ANSWER_TOKENS, Math.ceil(written.length / CHARACTERS_PER_TOKEN)),
});

/** With the next day comes the next budget. */
export const budgetSpent = (now: EpochMs): BudgetSpent => ({
  type: 'BudgetSpent',
  retryAfterSeconds: Math.ceil((DAY - (now % DAY)) / SECOND),
});

function inputAtMost({ system, text, photos, repair }: Prompt): number {
  const words = [system, text, repair?.answer ?? '', repair?.feedback ?? ''];
  const length = words.reduce((sum, each) => sum + each.length, 0);
  return Math.ceil(length / CHARACTERS_PER_TOKEN) + SHAPE_TOKENS + photos.length * TOKENS_PER_PHOTO;
}
