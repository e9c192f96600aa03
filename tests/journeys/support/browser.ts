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
  if (!existsSync(WINDOWLESS)) install('apt-get', 'install', '-y', 'chromium-headless-shell');
  return existsSync(WINDOWLESS) ? WINDOWLESS : ensureBrowser();
}

/** @returns the path of an installed browser; undefined if there is none yet */
const findBrowser = (): string | undefined =>
  [...INSTALLED, chromium.executablePath()].find((path) => path !== '' && existsSync(path));

/**
 * Finds a browser, or installs one with the system's package manager or Playwright.
 * @throws when none can be installed
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('Installing a browser for the tests. This takes a minute the first time.');
  for (const [command, ...args] of WAYS) {
    install(command, ...args);
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error('The tests need Chromium. Install it, or say where it is: CHROMIUM_PATH=/path npm test');
}

function install(command: string, ...args: readonly string[]): void {
  spawnSync(command, args, { stdio: 'ignore' });
}

const WAYS: readonly (readonly [command: string, ...args: string[]])[] = [
  ['apt-get', 'install', '-y', 'chromium'],
  ['sh', '-c', 'apt-get update && apt-get install -y chromium'],
  ['sudo', '-n', 'sh', '-c', 'apt-get update && apt-get install -y chromium'],
  ['npx', 'playwright', 'install', 'chromium'],
];
