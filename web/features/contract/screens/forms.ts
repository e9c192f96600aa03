import * as v from 'valibot';
import { CancelRequest, WithdrawRequest } from '#core/contract/declaration.ts';

const text = v.string();

/** Drops empty optional fields. */
const filled = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''));

export const CancelForm = v.pipe(
  v.object({ email: text, plan: text, name: text, reason: text, date: text }),
  v.transform(({ email, plan, ...optional }) => ({ email, plan, ...filled(optional) })),
  CancelRequest,
);

export const WithdrawForm = v.pipe(
  v.object({ email: text, contract: text, name: text }),
  v.transform(({ email, contract, ...optional }) => ({ email, contract, ...filled(optional) })),
  WithdrawRequest,
);
