import * as v from 'valibot';
import type { Language } from '#core/language.ts';
import type { Given } from '#core/reading/ports.ts';
import { readPage } from '#core/reading/read-page.ts';
import { readPastedText } from '#core/reading/read-text.ts';
import { pictureTypeOf } from '#core/reading/picture-type.ts';
import type { RawRecipe } from '#core/reading/raw-recipe.ts';
import { fetchUrl, type Fetched, type FetchHeaders, type FetchOptions } from './fetch-url.ts';
import { textOf } from './text-of.ts';
import { Unreachable } from './unreachable.ts';
import { encodeAnswer, FetchRequest, type FetchAnswer } from './wire.ts';

/**
 * Fetches a page and reads its recipe, fetches a picture, or reads a given page or text.
 * @param request a `FetchRequest`
 * @param origin address of our own pages, which the request sends as its sender
 * @param options only for tests
 * @returns an answer as `wire.ts` encodes it
 */
export async function answerFetch(
  request: unknown,
  origin: string,
  options?: FetchOptions,
): Promise<Uint8Array> {
  const asked = v.parse(FetchRequest, request);
  if (asked.wants === 'reading') return encodeAnswer(readGiven(asked));
  const { wants, url, language } = asked;
  const fetched = await fetchUrl(url, headersFor(wants, language, origin), options);
  if (!fetched.ok) return encodeAnswer({ type: 'unreachable', reason: fetched.error });
  if (wants === 'recipe') return encodeAnswer(recipeIn(fetched.value));
  const picture = pictureTypeOf(fetched.value.bytes);
  return picture
    ? encodeAnswer({ type: 'picture', picture }, fetched.value.bytes)
    : encodeAnswer({ type: 'unreachable', reason: 'not-html' });
}

function readGiven(given: Given): FetchAnswer {
  const recipe = 'html' in given ? readPage(given.html, given.url) : readPastedText(given.text);
  return recipe ? { type: 'recipe', recipe } : { type: 'no recipe' };
}

const ACCEPT = {
  recipe: 'text/html,application/xhtml+xml,application/ld+json;q=0.9,text/plain;q=0.8',
  picture: 'image/avif,image/webp,image/jpeg,image/png',
};

const ACCEPT_LANGUAGE = { en: 'en,de;q=0.7', de: 'de,en;q=0.7' };

const headersFor = (wants: keyof typeof ACCEPT, language: Language, origin: string): FetchHeaders => ({
  accept: ACCEPT[wants],
  'accept-language': ACCEPT_LANGUAGE[language],
  'user-agent': `Mozilla/5.0 (compatible; Munchify/1.0; +${origin})`,
});

function recipeIn(page: Fetched): FetchAnswer {
  try {
    const text = textOf(page);
    const recipe = readerOf(page.type)(text, page.url);
    if (recipe) return { type: 'recipe', recipe };
    return isBotWall(text) ? { type: 'unreachable', reason: 'refused' } : { type: 'no recipe' };
  } catch (failure) {
    if (failure instanceof Unreachable) return { type: 'unreachable', reason: failure.reason };
    throw failure;
  }
}

type Reader = (text: string, url: string) => RawRecipe | undefined;

function readerOf(type = 'text/html'): Reader {
  if (type.startsWith('text/plain')) return (text, url) => withUrl(readPastedText(text), url);
  if (/^application\/(?:ld\+)?json/.test(type))
    return (text, url) =>
      readPage(`<script type="application/ld+json">${text.replaceAll('</', String.raw`<\/`)}</script>`, url);
  return readPage;
}

const withUrl = (recipe: RawRecipe | undefined, url: string) => recipe && { ...recipe, url };

/** Longest page of a bot check, in characters: it has no content of its own. */
const MAX_WALL = 100_000;

/** Tells whether a page with status 200 is only a bot check. */
const isBotWall = (text: string): boolean =>
  text.length < MAX_WALL &&
  /captcha|cf-chl|challenge-platform|are you (?:a )?(?:human|robot)|verify you are human|unusual traffic|bist du ein mensch/i.test(
    text,
  );
