import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium without its window needs half the processor time for the same pages. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';

/** Keep a browser under test from talking to other hosts. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Give every page leave to use the camera, which shows a film. */
export const cameraShowing = (film: string): readonly string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

/** Finds a browser without a window, or installs it where the system's packages have it; else any browser will do. */
export function ensureWindowlessBrowser(): string {
  const find = () => (existsSync(WINDOWLESS) ? WINDOWLESS : undefined);
  return find() ?? installed(waysFor('chromium-headless-shell'), find) ?? ensureBrowser();
}

/**
 * Finds a browser, or installs one with the system's package manager or Playwright.
 * @throws Error when none can be installed
 */
export function ensureBrowser(): string {
  const browser = findBrowser() ?? installed([...waysFor('chromium'), PLAYWRIGHT], findBrowser);
  if (browser) return browser;
  throw new Error('The tests need Chromium. Install it, or say where it is: CHROMIUM_PATH=/path npm test');
}

/** @returns the path of an installed browser; undefined if there is none yet */
const findBrowser = (): string | undefined =>
  [...INSTALLED, chromium.executablePath()].find((path) => path !== '' && existsSync(path));

/**
 * Installs a browser in the first way that succeeds, and prints why the others did not. Only one process may do it at a
 * time: package managers lock.
 */
function installed(ways: readonly (readonly string[])[], find: () => string | undefined): string | undefined {
  console.log('Installing a browser for the tests. This takes a minute the first time.');
  for (const [command = '', ...args] of ways) {
    const { stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
    const browser = find();
    if (browser) return browser;
    console.error(error?.message ?? `${stdout}\n${stderr}`.trim().split('\n').slice(-5).join('\n'));
  }
  return undefined;
}

/** Recommended packages are left out: some of them replace parts of the running system. */
const waysFor = (name: string): readonly (readonly string[])[] => {
  const install = `apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends ${name} fonts-liberation`;
  return [
    ['sh', '-c', install],
    ['sh', '-c', `apt-get update && ${install}`],
    ['sudo', '-n', 'sh', '-c', `apt-get update && ${install}`],
  ];
};

const PLAYWRIGHT = ['npx', 'playwright', 'install', 'chromium'] as const;
