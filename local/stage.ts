import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { operatorOf } from '#core/operator.ts';
import { RING_DELIVERY } from '#functions/routes.ts';
import type { PushKeyPair } from '#core/ring/push-key-pair.ts';
import { stripeAt } from '#functions/services/stripe.ts';
import { embeddedModel } from './embedded-model/embedded-model.ts';
import { writtenRecipes } from './embedded-model/written-recipes.ts';
import { authorSetting } from './models/author-setting.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from './aws/aws.ts';
import { startBedrock } from './aws/bedrock.ts';
import { startLambda } from './aws/lambda.ts';
import type { Meter } from './aws/capacity.ts';
import type { StandInModel } from './models/stand-in-model.ts';
import { createTable } from './aws/create-table.ts';
import { mendIndexes } from './aws/mend-indexes.ts';
import { lockDataFolder } from './data-folder.ts';
import { startDynamo } from './aws/dynamodb.ts';
import { createGateway, type GatewayResponse, type Backends } from './server/gateway.ts';
import { listen, type Running } from './server/http.ts';
import { LOCAL_GOOGLE_CLIENT, startGoogle } from './pages/google.ts';
import { answerAll, type Intercept } from './aws/intercept.ts';
import { repeat, runJobs } from './server/jobs.ts';
import { provideLambdaRuntime, type LambdaHandler } from './server/lambda-runtime.ts';
import { localPages } from './local-pages.ts';
import { startReader } from './reading/reader.ts';
import { startOpenFoodFacts } from './open-food-facts/open-food-facts.ts';
import { storedPushKey } from './push/stored-key.ts';
import { startS3 } from './aws/s3.ts';
import { startSes, type Mailbox } from './aws/ses.ts';
import { startSqs, type QueueReader } from './aws/sqs.ts';
import { LOCAL_SECRET_KEY, LOCAL_WEBHOOK_SECRET, startStripe } from './stripe/stripe.ts';
import { syncCatalog } from './stripe/sync-catalog.ts';

export type StageOptions = {
  /** Folder of all data. */
  readonly data: string;
  /** Keeps the table in memory instead. */
  readonly isTableInMemory?: true;
  /** 0 for any free port. */
  readonly port: number;
  readonly app: Backends['app'];
  /** Origin for browsers, if a proxy stands in front of the stage. */
  readonly origin?: string;
  readonly model?: StandInModel;
  /** Models in the format of the functions' configuration. Default: from the environment. */
  readonly author?: object;
  /** Loopback hosts, with ports, whose pages may be read: "127.0.0.1:4711". */
  readonly loopbackHosts?: readonly string[];
  /** Origins of stand-ins for browsers' push services: "http://127.0.0.1:4711". */
  readonly pushServices?: readonly string[];
  /** Resolves no names of the internet. */
  readonly isOffline?: boolean;
  /** Threads that read pages and texts. Default: our own. */
  readonly reader?: URL;
  readonly stale?: boolean;
  readonly intercept?: Intercept;
  /** Receives the capacity of each call to the table. */
  readonly meter?: Meter;
  /** Interval of the jobs in ms. Without it they run only on request. */
  readonly jobsEvery?: number;
};

export type Stage = Mailbox & {
  readonly origin: string;
  /** URL at which the gateway itself listens. */
  readonly gateway: string;
  runJobs(): Promise<void>;
  close(): Promise<void>;
};

const TABLE = 'munchify';
const BUCKET = 'photos';
const PAGE_FETCHER = 'page-fetcher';

/**
 * Starts all stand-ins, configures the functions, and opens one origin in front of everything.
 * @throws FolderInUse, or an error with a code if the port or the folder is unavailable; everything is closed then
 */
export async function startStage(options: StageOptions): Promise<Stage> {
  const opened = new AsyncDisposableStack();
  try {
    return await open(options, opened);
  } catch (failure) {
    await opened.disposeAsync();
    throw failure;
  }
}

/** @param opened collects what must be closed, in reverse order */
async function open(options: StageOptions, opened: AsyncDisposableStack): Promise<Stage> {
  const { data, port, app, stale = false, intercept = answerAll, meter } = options;
  const started = async <Server extends Running>(server: Promise<Server>): Promise<Server> =>
    opened.adopt(await server, (each) => each.close());
  const author = options.author ?? authorSetting(options.model ? {} : process.env);
  provideLambdaRuntime();
  const folder = await lockDataFolder(data);
  opened.defer(folder.release);
  const dynamo = await started(
    startDynamo({
      ...(!options.isTableInMemory && { path: join(data, 'table') }),
      stale,
      intercept,
      ...(meter && { meter }),
    }),
  );
  const s3 = await started(startS3(join(data, 'objects'), intercept));
  const ses = await started(startSes(join(data, 'mails'), intercept));
  const bedrock = await started(startBedrock(modelOf(options, opened), intercept));
  const stripe = await started(startStripe(join(data, 'stripe.json'), intercept));
  const openFoodFacts = await started(startOpenFoodFacts(intercept));
  const reader = readerOf(options);
  opened.defer(() => reader.close());
  const lambda = await started(startLambda({ [PAGE_FETCHER]: reader.invoke }, intercept));
  const sqs = await started(startSqs(join(data, 'rings'), { reader: deliverRing, intercept }));
  const pushKey = await storedPushKey(join(data, 'push-key.json'));
  await createTable(dynamo.url, TABLE);
  if (folder.wasKilled) await mendIndexes(dynamo.url, TABLE);
  const photos = new S3Client({
    endpoint: s3.url,
    region: LOCAL_REGION,
    credentials: LOCAL_CREDENTIALS,
    forcePathStyle: true,
  });
  opened.defer(() => photos.destroy());
  const local = localPages(ses, stripe, await startGoogle());
  await syncCatalog(stripeAt(stripe.url, LOCAL_SECRET_KEY));
  const backends = { loadHandler, photo: (path: string) => photoAt(photos, path), app, local };
  // Started last, with no `await` after it: no request may arrive before the functions are configured.
  const gateway = await started(listen(createGateway(backends), port));
  const origin = options.origin ?? gateway.url.replace('127.0.0.1', 'localhost');
  Object.assign(
    process.env,
    environmentOf({ dynamo, s3, ses, bedrock, stripe, openFoodFacts, lambda, sqs, gateway }, origin, author),
    pushEnvironmentOf(pushKey, options.pushServices ?? []),
  );
  await sqs.open();
  stripe.open(origin, gateway.url);
  const jobs = options.jobsEvery === undefined ? undefined : repeat(runJobs, options.jobsEvery);
  opened.defer(() => jobs?.stop());
  return {
    origin,
    gateway: gateway.url,
    mails: ses.mails,
    runJobs,
    close: () => opened.disposeAsync(),
  };
}

function modelOf({ model, data }: StageOptions, opened: AsyncDisposableStack): StandInModel {
  if (model) return model;
  const written = writtenRecipes(join(data, 'written-recipes.sqlite'));
  opened.defer(() => written.close());
  return embeddedModel(written);
}

const readerOf = ({
  origin = 'http://localhost',
  loopbackHosts = [],
  isOffline = false,
  reader,
}: StageOptions) => startReader({ origin, loopbackHosts, isOffline }, reader);

type Servers = Readonly<
  Record<
    'dynamo' | 's3' | 'ses' | 'bedrock' | 'stripe' | 'openFoodFacts' | 'lambda' | 'sqs' | 'gateway',
    Running
  >
>;

/** Environment of the functions, as in a deployed stage. */
const environmentOf = (servers: Servers, origin: string, author: object): Record<string, string> => ({
  AWS_REGION: LOCAL_REGION,
  AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
  AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
  AWS_ENDPOINT_URL_DYNAMODB: servers.dynamo.url,
  AWS_ENDPOINT_URL_S3: servers.s3.url,
  AWS_ENDPOINT_URL_SESV2: servers.ses.url,
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: servers.bedrock.url,
  AWS_ENDPOINT_URL_LAMBDA: servers.lambda.url,
  AWS_ENDPOINT_URL_SQS: servers.sqs.url,
  SST_RESOURCE_RingQueue: JSON.stringify({ url: `${servers.sqs.url}/000000000000/rings` }),
  SST_RESOURCE_App: JSON.stringify({ name: 'munchify', stage: 'local' }),
  SST_RESOURCE_Table: JSON.stringify({ name: TABLE }),
  SST_RESOURCE_PhotoBucket: JSON.stringify({ name: BUCKET }),
  SST_RESOURCE_Site: JSON.stringify({
    origin,
    api: servers.gateway.url,
    supportEmail: operatorOf(process.env['VITE_OPERATOR']).supportEmail,
  }),
  SST_RESOURCE_Mail: JSON.stringify({
    sender: 'Munchify <hello@munchify.test>',
    operator: process.env['VITE_OPERATOR'] ?? '',
  }),
  SST_RESOURCE_Stripe: JSON.stringify({ url: servers.stripe.url }),
  SST_RESOURCE_StripeSecretKey: JSON.stringify({ value: LOCAL_SECRET_KEY }),
  SST_RESOURCE_StripeWebhookSecret: JSON.stringify({ value: LOCAL_WEBHOOK_SECRET }),
  // The stand-in has no limit on reads.
  SST_RESOURCE_OpenFoodFacts: JSON.stringify({ url: servers.openFoodFacts.url, readsPerMinute: 100_000 }),
  SST_RESOURCE_PageFetcher: JSON.stringify({ name: PAGE_FETCHER }),
  SST_RESOURCE_ImageTokenSecret: JSON.stringify({ value: 'a secret of the local stage alone' }),
  SST_RESOURCE_Google: JSON.stringify({
    clientId: LOCAL_GOOGLE_CLIENT,
    consentUrl: `${origin}/local/google`,
    keysUrl: `${servers.gateway.url}/local/google/keys`,
  }),
  SST_RESOURCE_Author: JSON.stringify(author),
});

const pushEnvironmentOf = (pushKey: PushKeyPair, services: readonly string[]): Record<string, string> => ({
  SST_RESOURCE_Push: JSON.stringify({ publicKey: pushKey.publicKey, services }),
  SST_RESOURCE_PushKey: JSON.stringify({ value: JSON.stringify(pushKey) }),
});

/** Loads the handler with the first message, as handlers of requests are loaded. */
const deliverRing: QueueReader = async (event) => {
  const { href } = pathToFileURL(join(import.meta.dirname, '../functions', `${RING_DELIVERY.handler}.ts`));
  const module: { handler: QueueReader } = await import(/* @vite-ignore */ href);
  await module.handler(event);
};

/** Loads handlers with the first request, because they read their configuration while loading. */
async function loadHandler(file: string): Promise<LambdaHandler> {
  const { href } = pathToFileURL(join(import.meta.dirname, '../functions', `${file}.ts`));
  const module: { handler: LambdaHandler } = await import(/* @vite-ignore */ href);
  return module.handler;
}

async function photoAt(client: S3Client, path: string): Promise<GatewayResponse> {
  try {
    const { Body, CacheControl } = await client.send(
      new GetObjectCommand({ Bucket: BUCKET, Key: path.slice(1) }),
    );
    const headers = { 'content-type': 'image/jpeg', 'cache-control': CacheControl ?? 'no-store' };
    return { status: 200, headers, body: Buffer.from((await Body?.transformToByteArray()) ?? []) };
  } catch (failure) {
    if (failure instanceof NoSuchKey) return { status: 404 };
    throw failure;
  }
}
