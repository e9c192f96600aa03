import * as v from 'valibot';
import { Operator } from '#core/operator.ts';

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

const configured = import.meta.env.VITE_OPERATOR;

/** True for a build without an operator. Legal pages must then say that the data is made up. */
export const isExample = configured === undefined;

/** From `VITE_OPERATOR`, as JSON. */
export const OPERATOR: Operator =
  configured === undefined ? EXAMPLE : v.parse(Operator, JSON.parse(configured));
