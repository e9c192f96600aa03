import { Resource } from 'sst/resource';
import * as v from 'valibot';

/** US dollars per million tokens. */
const Price = v.object({ input: v.number(), output: v.number() });

/** Model on Bedrock: its ID, and settings that override those of its family. */
const BedrockModel = v.union([
  v.pipe(
    v.string(),
    v.transform((id) => ({ id })),
  ),
  v.strictObject({
    id: v.string(),
    /** Way to make the model answer with JSON. */
    answers: v.exactOptional(v.picklist(['schema', 'tool', 'words'])),
    price: v.exactOptional(Price),
  }),
]);

/** Model on a server with OpenAI's chat completions API. */
const ChatModel = v.strictObject({
  id: v.string(),
  url: v.pipe(v.string(), v.url()),
  key: v.exactOptional(v.string()),
  price: v.exactOptional(Price),
});

/** Configuration of a function: properties of the resources that are linked to it. */
export const Config = v.object({
  /** Linked to every function. */
  App: v.object({ stage: v.string() }),
  Table: v.object({ name: v.string() }),
  PhotoBucket: v.object({ name: v.string() }),
  Site: v.object({
    origin: v.pipe(v.string(), v.url()),
    /** Address at which our own Lambdas reach the API: the origin, except behind a proxy on a laptop. */
    api: v.pipe(v.string(), v.url()),
    supportEmail: v.string(),
  }),
  /** The operator as JSON; empty if there is none. */
  Mail: v.object({ sender: v.string(), operator: v.string() }),
  /** Secret that proves to API Gateway that a request comes through our CDN. */
  OriginSecret: v.object({ value: v.string() }),
  /** Function that fetches foreign pages. */
  PageFetcher: v.object({ name: v.string() }),
  /** Secret that signs the tokens for pictures of pages. */
  ImageTokenSecret: v.object({ value: v.string() }),
  /** Address of Open Food Facts, and its limit of reads for one IP address. */
  OpenFoodFacts: v.object({ url: v.pipe(v.string(), v.url()), readsPerMinute: v.number() }),
  /** Public key for which browsers subscribe, and origins of local servers that replace push services. */
  Push: v.object({ publicKey: v.string(), services: v.array(v.string()) }),
  /** Key pair by which push services know us, as JSON. */
  PushKey: v.object({ value: v.string() }),
  /** Queue of the ends of timers. */
  RingQueue: v.object({ url: v.string() }),
  StripeSecretKey: v.object({ value: v.string() }),
  StripeWebhookSecret: v.object({ value: v.string() }),
  Stripe: v.object({ url: v.pipe(v.string(), v.url()) }),
  /** Our OAuth client at Google, and the URLs of Google's consent page and of its signing keys. */
  Google: v.object({
    clientId: v.string(),
    consentUrl: v.pipe(v.string(), v.url()),
    keysUrl: v.pipe(v.string(), v.url()),
  }),
  /** Models that write recipes, in the order of attempts, and their daily budget in US dollars. */
  Author: v.object({
    models: v.pipe(v.array(v.union([BedrockModel, ChatModel])), v.minLength(1)),
    dollarsPerDay: v.optional(v.pipe(v.number(), v.minValue(0))),
  }),
});

type ResourceName = keyof typeof Config.entries;

/**
 * Returns the properties of a linked resource.
 * @throws if the function is not linked to it: a bug in `functions/ports.ts`, where the port names too few rights
 */
export const resource = <Name extends ResourceName>(
  name: Name,
): v.InferOutput<(typeof Config.entries)[Name]> => v.parse(Config.entries[name], Reflect.get(Resource, name));
