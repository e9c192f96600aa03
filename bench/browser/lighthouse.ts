import type { Measured } from '../support/measured.ts';
import { runs, some } from '../support/runs.ts';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import * as v from 'valibot';
import { BROWSER_ARGUMENTS, ensureBrowser } from '#tests/journeys/support/browser.ts';
import { askAs } from '#tests/journeys/support/ask.ts';
import { startServer } from '#tests/journeys/support/server.ts';
import { choosePhotos, generate, signUp, WORDS } from '#tests/journeys/support/test.ts';
import { freePort } from '#tests/support/free-port.ts';

const RUNS = runs(5);

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** Required score of a category: its median, or the share of runs with 100. */
type Bar = { readonly median: number } | { readonly hundreds: number };

type Audited = {
  readonly path: string;
  readonly bars: Partial<Record<Category, Bar>>;
  /** Audits that a page fails on purpose. */
  readonly without?: readonly string[];
};

const FULL: Bar = { median: 100 };
const ALWAYS_FULL: Bar = { hundreds: 1 };

/** Requirements for other pages. */
const OF_THE_APP = {
  performance: { median: 95 },
  accessibility: FULL,
  'best-practices': FULL,
  seo: FULL,
} as const;

/** Requirements for a prerendered page: 100 in four of five runs. */
const PRERENDERED = {
  performance: { hundreds: 0.8 },
  accessibility: { hundreds: 0.8 },
  'best-practices': { hundreds: 0.8 },
  seo: { hundreds: 0.8 },
} as const;

/** Pages for visitors, audited with an empty profile. */
const FOR_VISITORS: readonly Audited[] = [
  { path: '/', bars: PRERENDERED },
  { path: '/de', bars: PRERENDERED },
  { path: '/auth', bars: OF_THE_APP },
  { path: '/plans', bars: OF_THE_APP },
];

const SHARED = {
  performance: ALWAYS_FULL,
  accessibility: ALWAYS_FULL,
  'best-practices': ALWAYS_FULL,
  seo: ALWAYS_FULL,
} as const;

/** The page of a shared recipe must not be found by search engines: only its link leads there. */
const NOT_TO_BE_FOUND = ['is-crawlable'];

/** Pages for a signed-in user with a recipe. */
const forUsers = (recipe: string): readonly Audited[] => [
  { path: '/home', bars: { accessibility: ALWAYS_FULL } },
  { path: recipe, bars: { accessibility: ALWAYS_FULL } },
];

/** Budget 2: Lighthouse scores on a mid-range phone. */
export async function audits(): Promise<Measured[]> {
  const server = await startServer();
  try {
    const visitors = await inBrowser(server.origin, (browser) => auditAll(browser, FOR_VISITORS));
    const shared = await inBrowser(server.origin, async ({ page }) => shareRecipe(page));
    const opened = await inBrowser(server.origin, (browser) =>
      auditAll(browser, [{ path: shared, bars: SHARED, without: NOT_TO_BE_FOUND }]),
    );
    const signedIn = await inBrowser(server.origin, async (browser) =>
      auditAll({ ...browser, keepsStorage: true }, forUsers(await signUpWithRecipe(browser.page))),
    );
    return [...visitors, ...opened, ...signedIn];
  } finally {
    await server.dispose();
  }
}

/** Signs up a user and generates a recipe. @returns its path */
async function signUpWithRecipe(page: Page): Promise<string> {
  await signUp(page, WORDS.en);
  await choosePhotos(page, WORDS.en, [resolve('tests/photos/tomatoes.jpg')]);
  await generate(page, WORDS.en);
  const { pathname } = new URL(page.url());
  await page.close();
  return pathname;
}

/** Shares a recipe of a new user. @returns the path of its page */
async function shareRecipe(page: Page): Promise<string> {
  const path = await signUpWithRecipe(page);
  const ask = askAs(page, 'en');
  const shared = await ask('POST', `/api${path.replace('recipe', 'recipes')}/share`, {});
  return new URL(v.parse(v.object({ url: v.string() }), await shared.json()).url).pathname;
}

type Browser = {
  readonly origin: string;
  readonly port: number;
  readonly page: Page;
  /** Keeps the stored session and recipes. */
  readonly keepsStorage?: boolean;
};

async function inBrowser<Made>(origin: string, act: (browser: Browser) => Promise<Made>): Promise<Made> {
  const profile = await mkdtemp(join(tmpdir(), 'munchify-lighthouse-'));
  const port = await freePort();
  // Lighthouse opens its tab beside ours. Tabs share cookies only in the browser's own profile.
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`],
    baseURL: origin,
    viewport: { width: 390, height: 844 },
  });
  try {
    return await act({ origin, port, page: await browser.newPage() });
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function auditAll(browser: Browser, pages: readonly Audited[]): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const audited of some(pages)) {
    const results: Result[] = [];
    for (let run = 0; run < RUNS; run += 1) results.push(await audit(browser, audited));
    rows.push(...rowsOf(audited, results));
  }
  return rows;
}

/** Lighthouse runs as a program, because it is only installed for measuring. */
const run = promisify(execFile);

const MAX_REPORT = 64 * 1024 * 1024;

const Score = v.object({ score: v.nullable(v.number()) });

/** Fields of Lighthouse's report that are read. */
const Report = v.object({
  finalDisplayedUrl: v.string(),
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.record(
    v.string(),
    v.object({
      ...Score.entries,
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
  audits: v.record(v.string(), Score),
});

type Result = v.InferOutput<typeof Report>;

/** Runs Lighthouse once with its own phone and network settings. */
async function audit(
  { origin, port, keepsStorage = false }: Browser,
  { path, bars, without = [] }: Audited,
): Promise<Result> {
  const { stdout } = await run(
    'lighthouse',
    [
      `${origin}${path}`,
      `--port=${port}`,
      `--only-categories=${Object.keys(bars).join(',')}`,
      ...without.map((id) => `--skip-audits=${id}`),
      ...(keepsStorage ? ['--disable-storage-reset'] : []),
      '--output=json',
      '--quiet',
    ],
    { maxBuffer: MAX_REPORT },
  );
  const result = v.parse(Report, JSON.parse(stdout));
  if (result.runtimeError) throw new Error(`${path}: ${result.runtimeError.message}`);
  const { pathname } = new URL(result.finalDisplayedUrl);
  if (pathname !== path) throw new Error(`${path} led to ${pathname}.`);
  return result;
}

const rowsOf = ({ path, bars }: Audited, results: readonly Result[]): Measured[] =>
  Object.entries(bars).map(([category, bar]) => {
    const scores = results.map(({ categories }) => Math.round(100 * (categories[category]?.score ?? 0)));
    const median = scores.toSorted((a, b) => a - b)[Math.floor(scores.length / 2)] ?? 0;
    const hundreds = scores.filter((score) => score === 100).length;
    const lost = new Set(results.flatMap((result) => lostIn(result, category)));
    return {
      name: `2 Lighthouse, ${category} of ${path.replace(/\d+$/, '{id}').replace(/^\/r\/.*/, '/r/{token}')}`,
      budget: 'median' in bar ? `median ≥ ${bar.median}` : `100 in ≥ ${100 * bar.hundreds} % of the runs`,
      measured: [`median ${median}, 100 in ${hundreds} of ${scores.length}`, ...lost].join(', '),
      holds: 'median' in bar ? median >= bar.median : hundreds >= bar.hundreds * scores.length,
    };
  });

/** Returns the audits that have cost points in a run. */
const lostIn = ({ categories, audits: found }: Result, category: string): string[] =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (found[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
