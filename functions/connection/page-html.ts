import type { TokenScope } from '#core/account/access-token.ts';
import { destinationOf } from '#core/connection/redirect.ts';
import type { Language } from '#core/language.ts';
import { documentOf } from '../page/document.ts';
import { MARK } from '../page/files.ts';
import { LOOK } from '../page/look.ts';
import { connectionWordsIn } from '../sentences/connection-words.ts';
import { escape } from '../sentences/escape-html.ts';
import type { Sentences } from '../sentences/sentences.ts';
import type { Asked, ConnectQuery } from './asked.ts';
import { ENDPOINTS } from './endpoints.ts';

export const STYLE = `${LOOK}
main{max-width:36rem;display:grid;gap:1.5rem;padding-block:1rem}main>.btn{justify-self:start}
header,footer{max-width:36rem}
dl.sheet{padding:1rem 1.25rem;gap:.1rem}dt{color:var(--muted);font-size:.9375rem}dd{font-weight:600}
fieldset{border:0;display:grid;gap:.75rem}legend{font-weight:600;margin-bottom:.75rem}
label{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.15rem .75rem;align-items:start;padding:1rem;border:1.5px solid var(--edge);border-radius:1.25rem;background:var(--surface);cursor:pointer}
label:has(:checked){background:var(--sunken);border-color:var(--ink)}
label span{font-weight:600}label small{grid-column:2;color:var(--muted);font-size:.9375rem}
input{accent-color:var(--tomato);width:1.25rem;height:1.25rem;margin-top:.2rem}
form{display:grid;gap:1.5rem}
`.trim();

/** Stores the page at which the app continues after signing in (`web/session/continue-at.ts`). */
export const RETURN_SCRIPT =
  "try{localStorage.setItem('continueAt',location.pathname+location.search)}catch{}";
export const FORGET_SCRIPT = "try{localStorage.removeItem('continueAt')}catch{}";

type Answers = {
  readonly query: ConnectQuery;
  /** Address that leads back without access. */
  readonly back: string;
};

/** Returns the page that asks whether a program may have access. Escapes all texts of the program. */
export function consentPage(language: Language, asked: Asked, { query, back }: Answers): string {
  const i18n = connectionWordsIn(language);
  const name = isolated(asked.client.name);
  const action = `${ENDPOINTS.connect}?${new URLSearchParams(given(query)).toString()}`;
  return pageOf(language, i18n._('connect.title', { name }), [
    `<p>${escape(i18n._('connect.lead', { name }))}</p>`,
    `<dl class="sheet"><dt>${escape(i18n._('connect.leads_back'))}</dt><dd>${escape(destination(i18n, asked.redirect))}</dd></dl>`,
    `<p>${escape(i18n._('connect.only_if'))}</p>`,
    `<form method="post" action="${escape(action)}"><fieldset><legend>${escape(i18n._('connect.may'))}</legend>`,
    ...asked.scopes.map((scope, index) => choice(i18n, scope, index === 0)),
    `</fieldset><p class="quiet">${escape(i18n._('connect.what_it_means'))}</p>`,
    `<div class="row"><button class="btn main">${escape(i18n._('connect.allow'))}</button>`,
    `<a class="btn" rel="noreferrer" href="${escape(back)}">${escape(i18n._('connect.not_now'))}</a></div></form>`,
    `<script>${FORGET_SCRIPT}</script>`,
  ]);
}

/** Returns the page for visitors who are not signed in. Does not name the program: anybody may choose its name. */
export function signInPage(language: Language): string {
  const i18n = connectionWordsIn(language);
  return noticeOf(language, {
    title: i18n._('connect.sign_in_title'),
    text: i18n._('connect.sign_in_text'),
    link: { to: '/auth', text: i18n._('connect.sign_in') },
    script: RETURN_SCRIPT,
  });
}

/** Returns the page for an invalid request. Its only link leads home. */
export function invalidPage(language: Language): string {
  const i18n = connectionWordsIn(language);
  return noticeOf(language, {
    title: i18n._('connect.invalid_title'),
    text: i18n._('connect.invalid_text'),
    link: { to: '/home', text: i18n._('connect.to_munchify') },
  });
}

/** Returns the page for a cook who has the maximum number of tokens. */
export function fullPage(language: Language, most: number): string {
  const i18n = connectionWordsIn(language);
  return noticeOf(language, {
    title: i18n._('connect.full_title', { most }),
    text: i18n._('connect.full_text'),
    link: { to: '/settings', text: i18n._('connect.to_settings') },
  });
}

type Notice = {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly text: string };
  readonly script?: string;
};

/** Returns a page that says why no access is possible, with a link. */
const noticeOf = (language: Language, { title, text, link, script = FORGET_SCRIPT }: Notice): string =>
  pageOf(language, title, [
    `<p>${escape(text)}</p>`,
    `<a class="btn main" href="${link.to}">${escape(link.text)}</a>`,
    `<script>${script}</script>`,
  ]);

function pageOf(language: Language, title: string, main: readonly string[]): string {
  const i18n = connectionWordsIn(language);
  return documentOf({ language, style: STYLE }, `<title>${escape(title)} · Munchify</title>`, [
    `<header><a class="brand" href="/"><img src="${MARK}" alt="" width="34" height="34">Munchify</a></header>`,
    `<main><h1>${escape(title)}</h1>${main.join('')}</main>`,
    `<footer><a href="/imprint">${escape(i18n._('shared.imprint'))}</a><a href="/privacy">${escape(i18n._('shared.privacy'))}</a></footer>`,
  ]);
}

/** Isolates a name, so that right-to-left script does not reverse our sentence. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

const given = (query: ConnectQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

function destination(i18n: Sentences, redirect: string): string {
  const { kind, name = '' } = destinationOf(redirect) ?? {};
  if (kind === 'device') return i18n._('connect.to_device');
  return kind === 'app' ? i18n._('connect.to_app', { name }) : name;
}

const SCOPE_WORDS = {
  read: [/*i18n*/ 'connect.read', /*i18n*/ 'connect.read_more'],
  write: [/*i18n*/ 'connect.write', /*i18n*/ 'connect.write_more'],
} as const satisfies Record<TokenScope, readonly [string, string]>;

function choice(i18n: Sentences, scope: TokenScope, isChosen: boolean): string {
  const [title, more] = SCOPE_WORDS[scope];
  return `<label><input type="radio" name="scope" value="${scope}"${isChosen ? ' checked' : ''}><span>${escape(i18n._(title))}</span><small>${escape(i18n._(more))}</small></label>`;
}
