/** Example settings of the two kinds of stages: a preview stage, which is temporary, and production. */
export const PREVIEW = 'pr-12';

const OPERATOR = {
  name: 'Munchify GmbH',
  representedBy: 'Erika Mustermann',
  street: 'Musterstraße 1',
  city: '12345 Musterstadt',
  country: 'Deutschland',
  email: 'hallo@munchify.example',
  phone: '+49 30 0000000',
  supportEmail: 'hilfe@munchify.example',
  authority: 'Datenschutzaufsicht des Landes Muster',
};

const EVERYWHERE = { GoogleClientId: 'client.apps.example', StripeWebhookSecret: 'whsec_example' };

export const PREVIEW_VALUES = {
  ...EVERYWHERE,
  StripeSecretKey: 'sk_test_example',
  Sender: 'tests@munchify.example',
};

export const PRODUCTION_VALUES = {
  ...EVERYWHERE,
  StripeSecretKey: 'sk_live_example',
  Domain: 'munchify.example',
  Operator: JSON.stringify(OPERATOR),
  AlarmEmail: 'alarms@munchify.example',
};
