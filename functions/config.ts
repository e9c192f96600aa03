import { Resource } from 'sst/resource';
import * as v from 'valibot';

/** US dollars per million tokens. */
const Price = v.object({ input: v.number(), output: v.number() });

/** A model on Bedrock: its ID, and settings that override those of its model family. */
const BedrockModel = v.union([
  v.pipe(
    v.string(),
    v.transform((id) => ({ id })),
  ),
  v.strictObject({
    id: v.string(),
    /** Mechanism that makes the model answer with JSON. */
    answers: v.exactOptional(v.picklist(['schema', 'tool', 'words'])),
    price: v.exactOptional(Price),
  }),
]);

/** A model behind a server that speaks OpenAI's chat completions. */
const ChatModel = v.strictObject({
  id: v.string(),
  url: v.pipe(v.string(), v.url()),
  key: v.exactOptional(v.string()),
  price: v.exactOptional(Price),
});

/** The configuration of a function: the properties of the resources that it is linked to. */
export const Config = v.object({
  /** Linked to every function. */
  App: v.object({ stage: v.string() }),
  Table: v.object({ name: v.string() }),
  PhotoBucket: v.object({ name: v.string() }),
  Site: v.object({
    origin: v.pipe(v.string(), v.url()),
    /** The address at which our own Lambdas ask the API: the origin, except behind a proxy on a laptop. */
    api: v.pipe(v.string(), v.url()),
    supportEmail: v.string(),
  }),
  /** The operator as JSON; empty if none is set. */
  Mail: v.object({ sender: v.string(), operator: v.string() }),
  /** The secret that proves to API Gateway that a request comes through our CDN. */
  OriginSecret: v.object({ value: v.string() }),
  /** The function that fetches pages of others. */
  PageFetcher: v.object({ name: v.string() }),
  /** The secret that signs the tokens for pictures of pages. */
  ImageTokenSecret: v.object({ value: v.string() }),
  /** The address of Open Food Facts, and how often it may be asked from one address. */
  OpenFoodFacts: v.object({ url: v.pipe(v.string(), v.url()), readsPerMinute: v.number() }),
  /** The public key for which browsers subscribe, and origins of stand-ins for their push services. */
  Push: v.object({ publicKey: v.string(), services: v.array(v.string()) }),
  /** The key pair by which push services know us, as JSON. */
  PushKey: v.object({ value: v.string() }),
  /** The queue of the ends of timers. */
  RingQueue: v.object({ url: v.string() }),
  StripeSecretKey: v.object({ value: v.string() }),
  StripeWebhookSecret: v.object({ value: v.string() }),
  /** The address of Stripe's API. */
  Stripe: v.object({ url: v.pipe(v.string(), v.url()) }),
  /** Our OAuth client at Google, and the URLs of Google’s consent page and of the keys that sign its tokens. */
  Google: v.object({
    clientId: v.string(),
    consentUrl: v.pipe(v.string(), v.url()),
    keysUrl: v.pipe(v.string(), v.url()),
  }),
  /** The models that write recipes, in the order in which they are tried, and their daily budget in US dollars. */
  Author: v.object({
    models: v.pipe(v.array(v.union([BedrockModel, ChatModel])), v.minLength(1)),
    dollarsPerDay: v.optional(v.pipe(v.number(), v.minValue(0))),
  }),
});

type ResourceName = keyof typeof Config.entries;

/**
 * Returns the properties of a linked resource.
 * @throws when the function was not linked to it, which is a bug in `functions/ports.ts`: the port names too few rights
 */
export const resource = <Name extends ResourceName>(
  name: Name,
): v.InferOutput<(typeof Config.entries)[Name]> => v.parse(Config.entries[name], Reflect.get(Resource, name));
