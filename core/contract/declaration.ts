import type { DeclaredChoices } from '../mail.ts';
import * as v from 'valibot';
import { Email } from '../email.ts';
import { Language } from '../language.ts';
import { EpochMs } from '../time.ts';

const words = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));

/** Body of `POST /api/contract/cancel`. */
export const CancelRequest = v.object({
  email: Email,
  /** Contract as named by the user. */
  plan: v.pipe(words(100), v.nonEmpty(/*i18n*/ 'contract_missing')),
  name: v.exactOptional(words(100)),
  reason: v.exactOptional(words(500)),
  /** Requested end, `2026-12-31`; without it, the earliest possible date. */
  date: v.exactOptional(v.pipe(v.string(), v.isoDate())),
});
export type CancelRequest = v.InferOutput<typeof CancelRequest>;

/** Body of `POST /api/contract/withdraw`. */
export const WithdrawRequest = v.object({
  email: Email,
  contract: v.pipe(words(200), v.nonEmpty(/*i18n*/ 'contract_missing')),
  name: v.exactOptional(words(100)),
});
export type WithdrawRequest = v.InferOutput<typeof WithdrawRequest>;

/** Response to both requests; the same for known and unknown addresses. */
export const Receipt = v.object({ receivedAt: EpochMs });
export type Receipt = v.InferOutput<typeof Receipt>;

/**
 * Declared cancellation or withdrawal. `received`: nothing done yet. `mailed`: a link to carry it out was sent.
 * `unconfirmed`: carried out, but its confirmation exceeds the mailbox's limit and is sent later. `done`: carried out
 * and confirmed. `undone`: reverted. `operator`: needs a person.
 */
export const Declaration = v.object({
  id: v.string(),
  kind: v.picklist(['cancel', 'withdraw']),
  state: v.picklist(['received', 'mailed', 'unconfirmed', 'done', 'undone', 'operator']),
  email: Email,
  /** Plan or contract as named by the user. */
  contract: v.string(),
  name: v.exactOptional(v.string()),
  reason: v.exactOptional(v.string()),
  date: v.exactOptional(v.string()),
  language: Language,
  receivedAt: EpochMs,
  /** Hash of the secret in the emailed link; absent until it is sent. */
  linkHash: v.exactOptional(v.string()),
});
export type Declaration = v.InferOutput<typeof Declaration>;

export function chosenIn({ receivedAt, contract, date }: Declaration): DeclaredChoices {
  const tier = TIERS.find((each) => each === contract.toLowerCase());
  return { receivedAt, ...(tier && { tier }), ...(date && { date }) };
}

const TIERS = ['basic', 'pro'] as const;

/** Token of the emailed link: time of receipt, declaration ID and secret. */
export const tokenFor = ({ receivedAt, id }: Declaration, secret: string): string =>
  `${receivedAt}.${id}.${secret}`;

/** @returns undefined if the text is not a token */
export function parseDeclarationToken(
  token: string,
): { receivedAt: EpochMs; id: string; secret: string } | undefined {
  const [, receivedAt, id, secret] = /^(\d{13})\.([\w-]{22})\.([\w-]{43})$/.exec(token) ?? [];
  return receivedAt && id && secret ? { receivedAt: Number(receivedAt), id, secret } : undefined;
}
