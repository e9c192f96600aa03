import type { Language } from '#core/language.ts';
import { labelRows } from '#core/nutrition/eu-label.ts';
import { wordInLabel } from '#core/nutrition/nutrient-words.ts';
import type { NutrientName } from '#core/nutrition/nutrients.ts';
import { toKilojoules } from '#core/nutrition/nutrition.ts';
import { dishKindOf } from '#core/recipe/dish-kind.ts';
import { uncounted } from '#core/recipe/lines/energy-known.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { servedName, servedText } from '#core/recipe/scaling/scale-step.ts';
import { servedAmount, type Serving, type UnitSystem } from '#core/recipe/scaling/scale.ts';
import { MAX_SERVINGS } from '#core/recipe/scaling/servings.ts';
import { runsOf } from '#core/recipe/sections.ts';
import { sharePicturePath, type SharedRecipe, type ShareToken } from '#core/sharing/share.ts';
import { escape } from '../sentences/escape-html.ts';
import { drawingPath } from './page-files.ts';
import { DIFFICULTY_IDS } from './recipe-words.ts';
import type { Sentences } from '../sentences/sentences.ts';

/** Language, units and servings that a visitor has chosen. */
export type PageChoices = {
  readonly language: Language;
  readonly units: UnitSystem;
  /** Default: the recipe's own. */
  readonly servings?: number | undefined;
};

export type PageLinks = {
  readonly origin: string;
  readonly token: ShareToken;
  readonly supportEmail: string;
};

export type Page = {
  readonly shared: SharedRecipe;
  /** The recipe in the language of the page. */
  readonly recipe: Recipe;
  /** True if an ingredient is missing in the nutrition: the values are minimums. */
  readonly isLeast: boolean;
  readonly chosen: PageChoices & { readonly servings: number };
  readonly serving: Serving;
  readonly links: PageLinks;
  readonly i18n: Sentences;
};

/** Language attribute of the recipe's texts, which may differ from the page's. */
const wordsOf = ({ language }: Recipe): string => `lang="${language}"`;

const fact = (name: string, value: string) => `<div><dt>${escape(name)}</dt><dd>${escape(value)}</dd></div>`;

/** Photo of the dish or its drawing, title, source and facts. */
export function headline(page: Page): string {
  const { shared, recipe, links, i18n } = page;
  const { prepTime, difficulty, nutrition: perServing } = recipe;
  return [
    shared.pictures.includes('dish')
      ? `<div class="head"><img class="dish" src="${sharePicturePath(links.token, 'dish')}" alt="" width="800" height="600">`
      : `<div class="head drawn"><p class="dish screen"><img src="${drawingPath(dishKindOf(recipe.title, recipe.steps))}" alt="" width="96" height="96"></p>`,
    '<div>',
    shared.by === undefined ? '' : `<p>${escape(i18n._('shared.by', { name: shared.by }))}</p>`,
    `<h1 ${wordsOf(recipe)}>${escape(recipe.title)}</h1>`,
    recipe.description ? `<p ${wordsOf(recipe)}>${escape(recipe.description)}</p>` : '',
    source(page),
    '<dl>',
    prepTime === undefined
      ? ''
      : fact(i18n._('recipe.preparation'), i18n._('unit.minutes', { minutes: prepTime })),
    difficulty === undefined ? '' : fact(i18n._('recipe.difficulty'), i18n._(DIFFICULTY_IDS[difficulty])),
    fact(
      page.isLeast ? i18n._('recipe.a_serving_at_least') : i18n._('recipe.a_serving'),
      i18n._('unit.kcal', { kcal: perServing.calories }),
    ),
    '</dl>',
    languages(page),
    '<div class="row screen">',
    `<a class="btn main" href="/save?recipe=${links.token}">${escape(i18n._('shared.save'))}</a>`,
    `<button class="btn" type="button" hidden data-print>${escape(i18n._('shared.print'))}</button></div>`,
    `<p class="quiet screen">${escape(i18n._('shared.free'))}</p></div></div>`,
  ].join('');
}

function source({ recipe: { origin }, i18n }: Page): string {
  const { site, author, url } = origin ?? {};
  const name = [author, site].filter((each) => each !== undefined).join(', ');
  const text = name || (url === undefined ? '' : new URL(url).hostname);
  if (text === '') return '';
  const shown =
    url === undefined ? escape(text) : `<a href="${escape(url)}" rel="nofollow noopener">${escape(text)}</a>`;
  return `<p class="quiet">${escape(i18n._('shared.source'))} ${shown}</p>`;
}

function languages({ shared, chosen }: Page): string {
  const { translation } = shared;
  if (!translation) return '';
  const link = (language: Language, name: string) =>
    `<a class="btn" lang="${language}" hreflang="${language}" href="${addressOf(chosen, { language })}"${language === chosen.language ? ' aria-current="true"' : ''}>${name}</a>`;
  return `<nav class="row screen" aria-label="Language, Sprache">${link('en', 'English')}${link('de', 'Deutsch')}</nav>`;
}

/** Returns the page's URL with changed options. */
function addressOf({ language, units, servings }: Page['chosen'], change: Partial<PageChoices>): string {
  const query = { language, units, servings: String(servings), ...change };
  return escape(
    `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`,
  );
}

/** Ingredients for the chosen servings and units, with links to other choices. */
export function ingredients({ recipe, chosen, serving, i18n }: Page): string {
  const { servings, units } = chosen;
  const step = (to: number, sign: string, label: string) =>
    to < 1 || to > MAX_SERVINGS
      ? ''
      : `<a class="btn" href="${addressOf(chosen, { servings: to })}" aria-label="${escape(label)}">${sign}</a>`;
  const lists = runsOf(recipe.lines).map(
    ({ name, items }) =>
      `${name === undefined ? '' : `<h3 ${wordsOf(recipe)}>${escape(name)}</h3>`}<ul ${wordsOf(recipe)} class="ingredients">${items
        .map(
          (line) =>
            `<li><b>${escape(servedAmount(line, serving))}</b><span>${escape(servedName(line, serving))}</span></li>`,
        )
        .join('')}</ul>`,
  );
  const other = units === 'us' ? 'metric' : 'us';
  return [
    `<section><h2>${escape(i18n._('recipe.ingredients'))}</h2>`,
    `<div class="row spread"><p>${escape(i18n._('shared.for_servings', { servings }))}</p>`,
    `<nav class="row screen" aria-label="${escape(i18n._('shared.amounts'))}">`,
    step(servings - 1, '−', i18n._('shared.less')),
    step(servings + 1, '+', i18n._('shared.more')),
    `<a class="btn" href="${addressOf(chosen, { units: other })}">${escape(other === 'us' ? i18n._('shared.us') : i18n._('shared.metric'))}</a>`,
    `</nav></div>${lists.join('')}${equipment(recipe, i18n)}</section>`,
  ].join('');
}

function equipment(recipe: Recipe, i18n: Sentences): string {
  const { equipment: tools = [] } = recipe;
  if (tools.length === 0) return '';
  return `<h3>${escape(i18n._('recipe.equipment'))}</h3><p ${wordsOf(recipe)}>${escape(tools.join(', '))}</p>`;
}

export function steps({ recipe, serving, i18n }: Page): string {
  const tips = [recipe.servingTip, recipe.storageTip].flatMap((tip) =>
    tip === undefined ? [] : [`<p ${wordsOf(recipe)} class="tip">${escape(tip)}</p>`],
  );
  if (recipe.steps.length === 0 && tips.length === 0) return '';
  const lists = runsOf(recipe.steps).map(
    ({ name, items }) =>
      `${name === undefined ? '' : `<h3 ${wordsOf(recipe)}>${escape(name)}</h3>`}<ol ${wordsOf(recipe)} class="steps">${items
        .map((step) => `<li><span>${escape(servedText(step, serving))}</span></li>`)
        .join('')}</ol>`,
  );
  return `<section class="method"><h2>${escape(i18n._('recipe.instructions'))}</h2>${lists.join('')}${tips.join('')}</section>`;
}

/** Says that the values are minimums, and names the uncounted ingredients. */
function leftOut({ recipe, isLeast, chosen, i18n }: Page): string {
  if (!isLeast) return '';
  const names = uncounted(recipe.lines).map(({ name }) => name);
  const list = new Intl.ListFormat(chosen.language).format(names);
  return `<p>${escape(i18n._('recipe.at_least', { names: list }))}</p>`;
}

export function nutrition(page: Page): string {
  const { recipe, i18n } = page;
  const amount = (nutrient: NutrientName, value: number) =>
    nutrient === 'calories'
      ? i18n._('unit.energy', { kj: toKilojoules(value), kcal: value })
      : i18n._('unit.grams', { grams: value });
  const rows = labelRows(recipe.nutrition).map(
    ({ nutrient, amount: value, isPart }) =>
      `<tr${isPart ? ' class="of"' : ''}><th scope="row">${escape(i18n._(wordInLabel(nutrient)))}</th><td>${escape(amount(nutrient, value))}</td></tr>`,
  );
  return `<section class="sheet"><h2>${escape(i18n._('recipe.nutrition'))}</h2><table><caption>${escape(i18n._('shared.computed'))}</caption><tbody>${rows.join('')}</tbody></table>${leftOut(page)}</section>`;
}
