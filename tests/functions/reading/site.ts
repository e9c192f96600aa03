import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lauchkuchen',
  recipeYield: '6 Portionen',
  recipeIngredient: ['250 g Mehl', '125 g Butter', '600 g Lauch', 'etwas Käse'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Den Teig kneten und mit dem Lauch 40 Minuten backen.' },
  ],
  totalTime: 'PT1H15M',
  image: '/tart.png',
};

const MARKUP = '<img src=x onerror=alert(1)><script>alert(2)</script><b>Lauch</b>';

/** A recipe with markup and words with a meaning for machines in every field. */
const HOSTILE = {
  '@type': 'Recipe',
  ['__proto__']: { isAdmin: true },
  name: MARKUP,
  description: MARKUP,
  recipeYield: MARKUP,
  recipeCuisine: MARKUP,
  keywords: MARKUP,
  author: { '@type': 'Person', name: MARKUP },
  recipeIngredient: [`200 g ${MARKUP}`, '__proto__', 'javascript:alert(3)'],
  recipeInstructions: MARKUP,
  image: 'javascript:alert(4)',
  totalTime: 'PT999999999999H',
};

export const pageWith = (recipe: object = RECIPE): string =>
  `<!doctype html><html lang="de"><title>Lauchkuchen</title><script type="application/ld+json">${JSON.stringify(recipe).replaceAll('</', String.raw`<\/`)}</script>`;

const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#3a5' } })
  .png()
  .toBuffer();

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const html = { 'content-type': 'text/html; charset=utf-8' };

/** A website of our making: recipes, pictures, and things that are neither. */
const PATHS: Readonly<Record<string, Answer>> = {
  '/tart': (response) => void response.writeHead(200, html).end(pageWith()),
  '/moved': (response) => void response.writeHead(301, { location: '/tart' }).end(),
  '/inside': (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  '/old': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(Buffer.from(`<meta charset="iso-8859-1">${pageWith()}`, 'latin1'));
  },
  '/json': (response) => {
    response.writeHead(200, { 'content-type': 'application/ld+json' }).end(JSON.stringify(RECIPE));
  },
  '/nested': (response) => {
    response.writeHead(200, html).end(`${'<div>'.repeat(100_000)}<p>Soup${'</div>'.repeat(100_000)}`);
  },
  '/hostile': (response) => void response.writeHead(200, html).end(pageWith(HOSTILE)),
  '/about': (response) => void response.writeHead(200, html).end('<h1>About us</h1><p>We like soup.'),
  '/wall': (response) => {
    response.writeHead(200, html).end('<title>One moment</title><div class="captcha">Are you human?</div>');
  },
  '/members': (response) => void response.writeHead(402, html).end(pageWith()),
  '/paper.pdf': (response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
  '/bomb': (response) => {
    response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(6_000_000)));
  },
  '/tart.png': (response) => void response.writeHead(200, { 'content-type': 'image/gif' }).end(png),
  '/drawing.svg': (response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  },
  '/large.jpg': (response) => {
    response.end(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5 * 1024 * 1024 - 3)]));
  },
  '/huge.jpg': (response) => {
    response.end(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5 * 1024 * 1024)]));
  },
  '/with-drawing': (response) => {
    response.writeHead(200, html).end(pageWith({ ...RECIPE, image: '/drawing.svg' }));
  },
  '/with-large': (response) => {
    response.writeHead(200, html).end(pageWith({ ...RECIPE, image: '/large.jpg' }));
  },
  '/with-huge': (response) => {
    response.writeHead(200, html).end(pageWith({ ...RECIPE, image: '/huge.jpg' }));
  },
  '/with-inside': (response) => {
    response.writeHead(200, html).end(pageWith({ ...RECIPE, image: 'http://169.254.169.254/latest' }));
  },
};

export const serveSite: RequestListener = (request, response) => {
  const answer = PATHS[request.url ?? ''];
  if (answer) answer(response, request);
  else response.writeHead(404).end();
};
