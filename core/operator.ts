import * as v from 'valibot';

/** Company or person that runs this Munchify and is legally responsible for it. */
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

/** Used if no operator is set, as on a developer's machine. Legal pages say that it is fictitious. */
const EXAMPLE: Operator = {
  name: 'Beispiel-Küche GmbH',
  representedBy: 'Erika Mustermann',
  street: 'Musterstraße 1',
  city: '12345 Musterstadt',
  country: 'Deutschland',
  email: 'hallo@munchify.example',
  phone: '+49 30 0000000',
  supportEmail: 'hilfe@munchify.example',
  register: 'Amtsgericht Musterstadt, HRB 00000',
  vatId: 'DE000000000',
  authority: 'Datenschutzaufsicht des Landes Muster',
};

/**
 * Reads the operator from its JSON.
 * @returns an example operator if there is no JSON
 */
export const operatorOf = (json: string | undefined): Operator =>
  json ? v.parse(Operator, JSON.parse(json)) : EXAMPLE;
