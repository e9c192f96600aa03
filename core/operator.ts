import * as v from 'valibot';

/** Operator of this Munchify, legally responsible for it. */
export const Operator = v.object({
  name: v.string(),
  representedBy: v.string(),
  street: v.string(),
  city: v.string(),
  country: v.string(),
  email: v.string(),
  phone: v.string(),
  supportEmail: v.string(),
  /** Court and number in the commercial register. */
  register: v.exactOptional(v.string()),
  vatId: v.exactOptional(v.string()),
  /** Data protection authority in charge. */
  authority: v.string(),
});
export type Operator = v.InferOutput<typeof Operator>;
