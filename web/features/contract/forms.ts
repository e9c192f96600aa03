import * as v from 'valibot';
import { CancelRequest, WithdrawRequest } from '#core/contract/declaration.ts';

const text = v.string();

/** What may be left empty is then left out. */
const filled = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''));

/** The form of a cancellation; its fields are all texts. */
export const CancelForm = v.pipe(
  v.object({ email: text, plan: text, name: text, reason: text, date: text }),
  v.transform(({ email, plan, ...optional }) => ({ email, plan, ...filled(optional) })),
  CancelRequest,
);

/** The form of a withdrawal. */
export const WithdrawForm = v.pipe(
  v.object({ email: text, contract: text, name: text }),
  v.transform(({ email, contract, ...optional }) => ({ email, contract, ...filled(optional) })),
  WithdrawRequest,
);
