import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const INSTALLED = [
  process.env['CHROMIUM_PATH'] ?? '',
  // Headless, Chromium needs half the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Options that keep a browser from contacting other hosts. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Options that allow every page to use the camera, which shows a film. */
export const cameraShowing = (film: string): readonly string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

/**
 * Finds the browser of journeys, benches and tools, or installs it. One process installs, the others wait.
 * @returns the path of its program
 * @throws Error if there is none and none can be installed; the package manager's output was printed
 */
export function ensureBrowser(): string {
  const browser = findBrowser();
  if (browser) return browser;
  spawnSync(process.execPath, [join(import.meta.dirname, 'install-browser.ts')], { stdio: 'inherit' });
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('There is no browser for the tests. What is missing stands above.');
}

/** Returns the path of an installed browser; undefined if there is none. */
export const findBrowser = (): string | undefined =>
  [...INSTALLED, chromium.executablePath()].find((path) => path !== '' && existsSync(path));
