import type { Chosen } from '../mail.ts';
import * as v from 'valibot';
import { Email } from '../email.ts';
import { Language } from '../language.ts';
import { EpochMs } from '../time.ts';

const words = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));

/** The body of `POST /api/contract/cancel`. */
export const CancelRequest = v.object({
  email: Email,
  /** The contract, as the cook names it. */
  plan: v.pipe(words(100), v.nonEmpty(/*i18n*/ 'contract_missing')),
  name: v.exactOptional(words(100)),
  reason: v.exactOptional(words(500)),
  /** When it shall end, `2026-12-31`; without it as soon as it may. */
  date: v.exactOptional(v.pipe(v.string(), v.isoDate())),
});
export type CancelRequest = v.InferOutput<typeof CancelRequest>;

/** The body of `POST /api/contract/withdraw`. */
export const WithdrawRequest = v.object({
  email: Email,
  contract: v.pipe(words(200), v.nonEmpty(/*i18n*/ 'contract_missing')),
  name: v.exactOptional(words(100)),
});
export type WithdrawRequest = v.InferOutput<typeof WithdrawRequest>;

/** The answer of both: when it was received, whoever it came from. */
export const Receipt = v.object({ receivedAt: EpochMs });
export type Receipt = v.InferOutput<typeof Receipt>;

/**
 * Somebody has declared that their contract shall end.
 * `received`: nothing was done yet. `mailed`: a link was, which carries it out. `done`: carried out. `undone`: taken back.
 * `operator`: a person has to look at it.
 */
export const Declaration = v.object({
  id: v.string(),
  kind: v.picklist(['cancel', 'withdraw']),
  state: v.picklist(['received', 'mailed', 'done', 'undone', 'operator']),
  email: Email,
  /** Plan or contract, as it was named. */
  contract: v.string(),
  name: v.exactOptional(v.string()),
  reason: v.exactOptional(v.string()),
  date: v.exactOptional(v.string()),
  language: Language,
  receivedAt: EpochMs,
  /** Of the secret in the link that was mailed; absent until one is. */
  linkHash: v.exactOptional(v.string()),
});
export type Declaration = v.InferOutput<typeof Declaration>;

export function chosenIn({ receivedAt, contract, date }: Declaration): Chosen {
  const tier = TIERS.find((each) => each === contract.toLowerCase());
  return { receivedAt, ...(tier && { tier }), ...(date && { date }) };
}

const TIERS = ['basic', 'pro'] as const;

/** The token of the mailed link: when it was received, the declaration's id and a secret. */
export const tokenFor = ({ receivedAt, id }: Declaration, secret: string): string =>
  `${receivedAt}.${id}.${secret}`;

/** @returns undefined when the text is no token at all */
export function parseDeclarationToken(
  token: string,
): { receivedAt: EpochMs; id: string; secret: string } | undefined {
  const [, receivedAt, id, secret] = /^(\d{13})\.([\w-]{22})\.([\w-]{43})$/.exec(token) ?? [];
  return receivedAt && id && secret ? { receivedAt: Number(receivedAt), id, secret } : undefined;
}
