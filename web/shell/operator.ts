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

const told = import.meta.env.VITE_OPERATOR;

/** Nobody told the build who runs it. What is shown then is made up, and has to say so. */
export const isExample = told === undefined;

/** Told to the build as JSON in `VITE_OPERATOR`. */
export const OPERATOR: Operator = told === undefined ? EXAMPLE : v.parse(Operator, JSON.parse(told));
