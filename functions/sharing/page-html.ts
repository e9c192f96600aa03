import type { Language } from '#core/language.ts';
import { asSchemaOrg, PUBLISHER } from '#core/recipe/formats/schema-org.ts';
import { inLanguage } from '#core/recipe/in-language.ts';
import { isAtLeast } from '#core/recipe/lines/energy-known.ts';
import { newRecipe } from '#core/recipe/new-recipe.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { sharePath, sharePicturePath, type SharedRecipe } from '#core/sharing/share.ts';
import { documentOf } from '../page/document.ts';
import { MARK } from '../page/files.ts';
import { escape } from '../sentences/escape-html.ts';
import { pageWordsIn } from '../sentences/page-words.ts';
import type { Sentences } from '../sentences/sentences.ts';
import { STYLE } from './page-style.ts';
import { paperSizeOf } from './paper-size.ts';
import {
  headline,
  ingredients,
  nutrition,
  steps,
  type Page,
  type PageLinks,
  type PageChoices,
} from './recipe-html.ts';

/** The page's only script, for the print button, which is hidden without scripts. */
export const PRINT_SCRIPT =
  "for(const b of document.querySelectorAll('[data-print]')){b.hidden=false;b.onclick=()=>print()}";

/** Returns the page of a shared recipe. Escapes all values. */
export function sharedPage(shared: SharedRecipe, chosen: PageChoices, links: PageLinks): string {
  const original = recipeOf(shared);
  const recipe = inLanguage(original, chosen.language);
  const servings = chosen.servings ?? shared.servings;
  const serving = {
    factor: servings / shared.servings,
    units: chosen.units,
    language: recipe.language,
    of: { lines: recipe.lines, servings: shared.servings },
  };
  const i18n = pageWordsIn(chosen.language);
  const isLeast = isAtLeast(recipe.lines, recipe.unmatchedShare);
  const page = { shared, recipe, isLeast, chosen: { ...chosen, servings }, serving, links, i18n };
  const sheet = { language: page.chosen.language, style: STYLE, paper: paperSizeOf(recipe) };
  return documentOf(sheet, headOf(page), [
    top(page),
    `<main>${headline(page)}<div class="parts">${ingredients(page)}${steps(page)}</div>`,
    `<div class="parts foot">${nutrition(page)}${invitation(page)}</div></main>`,
    footer(page),
    `<script>${PRINT_SCRIPT}</script>`,
  ]);
}

/** Returns the page of an invalid link: it looks the same for withdrawn, expired and unknown ones. */
export function missingPage(language: Language): string {
  const i18n = pageWordsIn(language);
  const title = escape(i18n._('shared.missing'));
  return documentOf({ language, style: STYLE }, `<title>${title} · Munchify</title>`, [
    header(i18n, ''),
    `<main class="gone"><h1>${title}</h1><p>${escape(i18n._('shared.missing_text'))}</p>`,
    `<a class="btn main" href="/">${escape(i18n._('shared.to_munchify'))}</a></main>`,
    legal(i18n, []),
  ]);
}

const meta = (name: string, content: string) => `<meta property="${name}" content="${escape(content)}">`;

/** Fills the fields of the owner with placeholders: the page shows no owner. */
function recipeOf(shared: SharedRecipe): Recipe {
  const { origin, version: _v, createdAt: now, by: _b, expiresAt: _e, pictures: _p, ...content } = shared;
  return newRecipe(content, { userId: '', id: 0, photos: [], now, parent: undefined, origin });
}

function headOf({ recipe, isLeast, shared, links: { origin, token }, i18n }: Page): string {
  const { dish, preview = dish ?? `${origin}/shared/munchify-${recipe.language}.jpg` } = Object.fromEntries(
    shared.pictures.map((picture) => [picture, `${origin}${sharePicturePath(token, picture)}`]),
  );
  const url = `${origin}${sharePath(token)}`;
  const { servings, nutrition: perServing } = recipe;
  const description =
    recipe.description ??
    (isLeast
      ? i18n._('shared.description_at_least', { servings, kcal: perServing.calories })
      : i18n._('shared.description', { servings, kcal: perServing.calories }));
  const data = {
    // Some readers require both.
    description,
    author: { '@type': shared.by === undefined ? 'Organization' : 'Person', name: shared.by ?? PUBLISHER },
    ...asSchemaOrg(recipe, (image) => image),
    // The format has no field for "at least".
    ...(isLeast && { nutrition: undefined }),
    datePublished: new Date(shared.createdAt).toISOString(),
    image: [dish ?? preview],
    mainEntityOfPage: url,
  };
  return [
    `<title>${escape(recipe.title)} · Munchify</title>`,
    `<meta name="description" content="${escape(description)}">`,
    meta('og:type', 'article'),
    meta('og:site_name', 'Munchify'),
    meta('og:title', recipe.title),
    meta('og:description', description),
    meta('og:url', url),
    meta('og:image', preview),
    // In a script element, only its end tag needs escaping.
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
}

const top = ({ i18n }: Page): string =>
  header(i18n, `<a class="btn" href="/auth">${escape(i18n._('shared.log_in'))}</a>`);

/** Name and one-line description of the app, for new visitors. */
const header = (i18n: Sentences, link: string): string =>
  `<header><a class="brand" href="/"><img src="${MARK}" alt="" width="34" height="34">Munchify</a><p class="quiet">${escape(i18n._('shared.about'))}</p>${link}</header>`;

const invitation = ({ links, i18n }: Page): string =>
  `<section class="sheet screen"><h2>${escape(i18n._('shared.keep'))}</h2><p>${escape(i18n._('shared.keep_text'))}</p><div class="row"><a class="btn" href="/save?recipe=${links.token}">${escape(i18n._('shared.save'))}</a></div></section>`;

function footer({ i18n, links: { origin, token, supportEmail } }: Page): string {
  const query = new URLSearchParams({
    subject: i18n._('shared.report_subject'),
    body: `${origin}${sharePath(token)}`,
  });
  const report = `mailto:${supportEmail}?${query.toString().replaceAll('+', '%20')}`;
  return legal(i18n, [`<a href="${escape(report)}">${escape(i18n._('shared.report'))}</a>`]);
}

const legal = (i18n: Sentences, links: readonly string[]): string =>
  `<footer><a href="/imprint">${escape(i18n._('shared.imprint'))}</a><a href="/privacy">${escape(i18n._('shared.privacy'))}</a>${links.join('')}</footer>`;
