import * as v from 'valibot';
import type { Barcode } from '#core/product/barcode.ts';
import type { ProductsUnavailable } from '#core/product/errors.ts';
import type { ProductService } from '#core/product/ports.ts';
import type { ToldProduct } from '#core/product/told-product.ts';
import { err, ok } from '#core/result.ts';
import { MINUTE, SECOND } from '#core/time.ts';
import { readProduct } from './open-food-facts-product.ts';

export type OpenFoodFactsSettings = {
  readonly url: string;
  readonly readsPerMinute: number;
  /** Our name, version and contact, as required by the API. */
  readonly userAgent: string;
};

/** Time limit for the whole answer. */
const TIME_LIMIT = 5 * SECOND;

/** Longest answer, in bytes. We ask for few fields. */
const MAX_BYTES = 256 * 1024;

/** Number of failures in a row after which requests pause, and the length of the pause. */
const MAX_FAILURES = 4;
const PAUSE = 30 * SECOND;

const FIELDS = [
  'code',
  'product_name',
  'product_name_en',
  'product_name_de',
  'brands',
  'nutrition_data_per',
  'nutriments',
  'serving_quantity',
  'serving_quantity_unit',
  'product_quantity',
  'product_quantity_unit',
].join(',');

/**
 * Queries Open Food Facts by barcode; no user data is sent. Each Lambda instance has its own IP address, so it counts
 * its own requests and failures. Source: https://openfoodfacts.github.io/openfoodfacts-server/api/ (API v2)
 */
export function openFoodFacts(
  { url, readsPerMinute, userAgent }: OpenFoodFactsSettings,
  { now = Date.now, timeLimit = TIME_LIMIT }: { now?: () => number; timeLimit?: number } = {},
): ProductService {
  let asked: readonly number[] = [];
  let failures = 0;
  let pausedUntil = 0;

  return {
    async find(barcode) {
      const at = now();
      asked = asked.filter((each) => each > at - MINUTE);
      if (at < pausedUntil) return err(unavailable(pausedUntil - at));
      if (asked.length >= readsPerMinute) return err(unavailable((asked[0] ?? at) + MINUTE - at));
      asked = [...asked, at];
      try {
        const address = `${url}/api/v2/product/${barcode}.json?fields=${FIELDS}`;
        const told = await ask(address, barcode, userAgent, timeLimit);
        failures = 0;
        return ok(told);
      } catch {
        // The cook gets one message for all failures; the log counts the answers.
        failures += 1;
        if (failures >= MAX_FAILURES) pausedUntil = now() + PAUSE;
        return err(unavailable(PAUSE));
      }
    },
  };
}

const unavailable = (ms: number): ProductsUnavailable => ({
  type: 'ProductsUnavailable',
  retryAfterSeconds: Math.max(1, Math.ceil(ms / SECOND)),
});

/** Thrown if the response does not match the API's documentation. */
class NotUnderstood extends Error {}

/**
 * @returns undefined if the product is unknown
 * @throws if no answer comes in time, or an unexpected one; a redirect is unexpected
 */
async function ask(
  address: string,
  barcode: Barcode,
  userAgent: string,
  timeLimit: number,
): Promise<ToldProduct | undefined> {
  const response = await fetch(address, {
    headers: { accept: 'application/json', 'user-agent': userAgent },
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimit),
  });
  const { status } = response;
  if ((status !== 200 && status !== 404) || !isJson(response)) {
    await response.body?.cancel();
    throw new NotUnderstood(`status ${status}, ${isJson(response) ? '' : 'no '}JSON`);
  }
  const answer = v.safeParse(Answer, jsonOf(await textOf(response)));
  if (!answer.success) throw new NotUnderstood('another shape');
  const { code, product } = answer.output;
  if (answer.output.status === 0) return undefined;
  if (!product || !isSame(code, barcode)) throw new NotUnderstood('another product');
  return readProduct(product);
}

const Answer = v.object({
  /** Codes come with and without leading zeros. */
  code: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''),
  status: v.picklist([0, 1]),
  product: v.optional(v.record(v.string(), v.unknown())),
});

const isJson = ({ headers }: Response) => /^application\/json\b/i.test(headers.get('content-type') ?? '');

const isSame = (code: string, barcode: Barcode) => code.replace(/^0+/, '') === barcode.replace(/^0+/, '');

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotUnderstood('broken JSON');
  }
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new NotUnderstood('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
