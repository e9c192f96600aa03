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

/** The example of RFC 7515, A.3. */
const PUSH_KEY = {
  kty: 'EC',
  crv: 'P-256',
  x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
  y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
  d: 'jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI',
  publicKey: 'BH_Nzidw9sRdQYPL7m_bS3tYBzM1e-nvE7rPbjx70VRFx_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
};

const EVERYWHERE = {
  GoogleClientId: 'client.apps.example',
  StripeWebhookSecret: 'whsec_example',
  PushKey: JSON.stringify(PUSH_KEY),
};

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
