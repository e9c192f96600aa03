import * as v from 'valibot';

/** Who runs this Munchify, and answers for it. */
export const Operator = v.object({
  name: v.string(),
  representedBy: v.string(),
  street: v.string(),
  city: v.string(),
  country: v.string(),
  email: v.string(),
  phone: v.string(),
  supportEmail: v.string(),
  /** Court and number of the commercial register. */
  register: v.exactOptional(v.string()),
  vatId: v.exactOptional(v.string()),
  /** The data protection authority in charge. */
  authority: v.string(),
});
export type Operator = v.InferOutput<typeof Operator>;
