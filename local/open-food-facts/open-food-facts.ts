import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerAll, type Intercept } from '../aws/intercept.ts';
import { escapeHtml, localPage } from '../pages/local-page.ts';
import type { GatewayResponse } from '../server/gateway.ts';
import { listen, serverOf, type Running } from '../server/http.ts';
import { KNOWN_PRODUCTS, type WireProduct } from './known-products.ts';

/** Stands in for Open Food Facts: `GET /api/v2/product/{code}.json?fields=` over HTTP, with a few products. */
export const startOpenFoodFacts = (intercept: Intercept = answerAll): Promise<Running> =>
  listen(serverOf('Open Food Facts', (request, response) => answer(request, response, intercept)));

const PATH = /^\/api\/v2\/product\/(\d+)(?:\.json)?$/;

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  intercept: Intercept,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in');
  const code = PATH.exec(pathname)?.[1];
  const verdict = await intercept({ service: 'open-food-facts', operation: 'GetProduct' });
  // Like Open Food Facts, refuses clients without a user agent that names them.
  if (verdict !== 'answer' || !/^\S+\/\S+ \(.+\)$/.test(request.headers['user-agent'] ?? ''))
    return void response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Service unavailable</h1>');
  const product = KNOWN_PRODUCTS.find((each) => withoutZeros(each.code) === withoutZeros(code ?? ''));
  const json = product
    ? {
        code,
        product: chosen(product, searchParams.get('fields')),
        status: 1,
        status_verbose: 'product found',
      }
    : { code: code ?? '', status: 0, status_verbose: 'product not found' };
  response.writeHead(product ? 200 : 404, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(json));
}

const withoutZeros = (code: string) => code.replace(/^0+/, '');

const chosen = (product: WireProduct, fields: string | null): object =>
  fields === null
    ? product
    : Object.fromEntries(Object.entries(product).filter(([name]) => fields.split(',').includes(name)));

/** Serves `/local/products`, which lists the stand-in's products. */
export async function productsPage({ pathname }: URL): Promise<GatewayResponse | undefined> {
  if (pathname !== '/local/products') return undefined;
  const rows = KNOWN_PRODUCTS.map(
    ({ code, product_name: name }) => `<li><code>${code}</code> ${escapeHtml(name)}</li>`,
  );
  return localPage(
    'Products',
    `<p>The stand-in for Open Food Facts knows these barcodes and no others:</p><ul>${rows.join('')}</ul>`,
  );
}
