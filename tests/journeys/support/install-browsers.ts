import { ensureBrowser, ensureWindowlessBrowser } from './browser.ts';

/** Runs once before all journeys: their processes would install browsers at the same time, and lock each other out. */
export default function installBrowsers(): void {
  ensureWindowlessBrowser();
  ensureBrowser();
}
