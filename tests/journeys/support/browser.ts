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

/** What keeps a browser under test from talking to anybody but us. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What has a browser take a film for its camera, and a cook's leave for given. */
export const cameraShowing = (film: string): readonly string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

/** Where a browser for the journeys is. @returns undefined when there is none yet */
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
    spawnSync(command, args, { stdio: 'ignore' });
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error('The tests need Chromium. Install it, or say where it is: CHROMIUM_PATH=/path npm test');
}

const WAYS: readonly (readonly [command: string, ...args: string[]])[] = [
  ['apt-get', 'install', '-y', 'chromium'],
  ['sh', '-c', 'apt-get update && apt-get install -y chromium'],
  ['sudo', '-n', 'sh', '-c', 'apt-get update && apt-get install -y chromium'],
  ['npx', 'playwright', 'install', 'chromium'],
];
