import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import type { Ports } from '#core/ports.ts';
import { resource } from './config.ts';
import { bedrockModel } from './services/bedrock.ts';
import { chatModel } from './services/chat-completions.ts';
import { systemClock } from './services/clock.ts';
import { googleBy } from './services/google.ts';
import { mailerBy } from './services/mailer.ts';
import { passwords as argon2Passwords } from './services/passwords.ts';
import { photoBinOf, photosIn, type Bucket } from './services/photos.ts';
import { secrets as randomSecrets } from './services/secrets.ts';
import { attemptsIn } from './tables/attempts.ts';
import { badgeProgressIn } from './tables/badge-progress.ts';
import { cookMarksIn } from './tables/cook-marks.ts';
import { stripeBilling, stripeNotices } from './services/stripe.ts';
import { userRecordsIn } from './tables/user-records.ts';
import { billingEventsIn } from './tables/billing-events.ts';
import { identityOwnersIn } from './tables/identity-owners.ts';
import { deletionsIn } from './tables/deletions.ts';
import { goalsIn } from './tables/goals.ts';
import { profilesIn } from './tables/profiles.ts';
import { recipesIn } from './tables/recipes.ts';
import { runsIn } from './tables/runs.ts';
import { spendingIn } from './tables/spending.ts';
import { signInEraserOf, signInsIn } from './tables/sign-ins.ts';
import { subscriptionsIn } from './tables/subscriptions.ts';
import type { Table } from './tables/table.ts';
import { toDosIn } from './tables/to-dos.ts';
import { usageIn } from './tables/usage.ts';

/**
 * The ports of a Lambda, each made when it is first asked for. They are separate functions, so that a bundle holds
 * only the SDKs of the ports that its route names.
 */
export type PortMakers = { readonly [Name in keyof Ports]?: () => Partial<Ports[Name]> };

/** What makers make. A port may be less than core knows of it, where a route needs no more. */
export type PortsOf<Makers extends PortMakers> = {
  readonly [Name in keyof Makers]: Makers[Name] extends () => infer Port ? Port : never;
};

export const clock = (): Ports['clock'] => systemClock;
export const secrets = (): Ports['secrets'] => randomSecrets;
export const passwords = (): Ports['passwords'] => argon2Passwords;

export const emailOwners = (): Ports['emailOwners'] => identityOwnersIn(table(), 'EMAIL');
export const googleOwners = (): Ports['googleOwners'] => identityOwnersIn(table(), 'GOOGLE');
export const profiles = (): Ports['profiles'] => profilesIn(table());
export const signIns = (): Ports['signIns'] => signInsIn(table());
export const signInEraser = (): Ports['signInEraser'] => signInEraserOf(table());
export const attempts = (): Ports['attempts'] => attemptsIn(table());
export const cookMarks = (): Ports['cookMarks'] => cookMarksIn(table());
export const badgeProgress = (): Ports['badgeProgress'] => badgeProgressIn(table());
export const goals = (): Ports['goals'] => goalsIn(table());
export const recipes = (): Ports['recipes'] => recipesIn(table());
export const runs = (): Ports['runs'] => runsIn(table());
export const usage = (): Ports['usage'] => usageIn(table());
export const billingEvents = (): Ports['billingEvents'] => billingEventsIn(table());
export const subscriptions = (): Ports['subscriptions'] => subscriptionsIn(table());
export const userRecords = (): Ports['userRecords'] => userRecordsIn(table());
export const deletions = (): Ports['deletions'] => deletionsIn(table());
export const toDos = (): Ports['toDos'] => toDosIn(table());

export const photos = (): Ports['photos'] => photosIn(bucket());
export const photoBin = (): Pick<Ports['photos'], 'remove'> => photoBinOf(bucket());

export const mailer = (): Ports['mailer'] =>
  mailerBy(new SESv2Client(), { sender: resource('Mail').sender, origin: ourOrigin() });

export const models = (): Ports['models'] => {
  let client: BedrockRuntimeClient | undefined;
  return resource('Author').models.map((model) =>
    'url' in model ? chatModel(model) : bedrockModel((client ??= new BedrockRuntimeClient()), model),
  );
};

export const budget = (): Ports['budget'] => {
  const { dollarsPerDay } = resource('Author');
  return {
    ...spendingIn(table()),
    ...(dollarsPerDay !== undefined && { perDay: dollarsPerDay * 1_000_000 }),
  };
};

export const google = (): Ports['google'] => googleBy(resource('Google'));

/** Where Google asks its user whether we may know who they are. */
export function consentUrl(request: { readonly nonce: string; readonly state: string }): string {
  const { clientId, consentUrl: url } = resource('Google');
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'id_token',
    scope: 'openid email',
    redirect_uri: `${ourOrigin()}/auth/google`,
    prompt: 'select_account',
    ...request,
  });
  return `${url}?${query.toString()}`;
}

/** Where our own pages are, as it was configured: never what a request claims. */
export const ourOrigin = (): string => resource('Site').origin;

/** Which of the deployments this is. */
export const ourStage = (): string => resource('App').stage;

export const billing = (): Ports['billing'] =>
  stripeBilling({
    url: resource('Stripe').url,
    secretKey: resource('StripeSecretKey').value,
    origin: resource('Site').origin,
  });
export const billingNotices = (): Ports['billingNotices'] =>
  stripeNotices(resource('StripeWebhookSecret').value);

const bucket = (): Bucket => ({
  // The stand-in and the real bucket both take a plain body: without this the SDK would send it in signed chunks.
  client: new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
  name: resource('PhotoBucket').name,
});

/** What our CDN says to be let in. */
export const originSecret = (): string => resource('OriginSecret').value;

let theTable: Table | undefined;

const table = (): Table => (theTable ??= { client: new DynamoDBClient(), name: resource('Table').name });
