import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startChromium, startFirefox } from './bidi.ts';
import { test } from '@playwright/test';
import { MISSING_PACKAGES } from '#tests/runner/outcome.ts';
import type { Engine } from './engine.ts';
import { startWebKit } from './web-driver.ts';

type Installed = {
  /** Programs that it needs, with their Debian packages. */
  readonly programs: Readonly<Record<string, string>>;
  /** @param settings of Firefox, by their names in `about:config` */
  readonly start: (settings?: Record<string, unknown>) => Promise<Engine>;
};

/** Browsers that a cook may have. All other journeys use Chromium. */
export const ENGINES = {
  Chromium: { programs: {}, start: startChromium },
  WebKit: {
    programs: { WebKitWebDriver: 'webkit2gtk-driver', 'xvfb-run': 'xvfb', xauth: 'xauth' },
    start: startWebKit,
  },
  Firefox: {
    programs: { 'firefox-esr': 'firefox-esr' },
    start: (settings?: Record<string, unknown>) => startFirefox(pathOf('firefox-esr'), settings),
  },
} as const satisfies Record<string, Installed>;

/** Skips the journey if this machine lacks Debian packages for an engine, and names them. */
export function skipWithout({ programs }: Installed): void {
  const lacking = Object.entries({ ...programs, openssl: 'openssl' })
    .filter(([program]) => !pathOf(program))
    .map(([, name]) => name);
  if (lacking.length === 0) return;
  test.info().annotations.push({ type: MISSING_PACKAGES, description: lacking.join(' ') });
  test.skip();
}

/** Returns the path of an installed program, or an empty text. */
function pathOf(program: string): string {
  const paths = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, program));
  return paths.find((path) => existsSync(path)) ?? '';
}
