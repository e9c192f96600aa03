import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startChromium, startFirefox } from './bidi.ts';
import type { Engine } from './engine.ts';
import { startWebKit } from './web-driver.ts';

type Installed = {
  /** Programs that it needs, with the packages of Debian that bring them. */
  readonly programs: Readonly<Record<string, string>>;
  readonly start: () => Promise<Engine>;
};

/** Browsers that a cook may have. Chromium is that of all journeys, which they install. */
export const ENGINES = {
  Chromium: { programs: {}, start: startChromium },
  WebKit: {
    programs: { WebKitWebDriver: 'webkit2gtk-driver', 'xvfb-run': 'xvfb', xauth: 'xauth' },
    start: startWebKit,
  },
  Firefox: { programs: { 'firefox-esr': 'firefox-esr' }, start: () => startFirefox(pathOf('firefox-esr')) },
} as const satisfies Record<string, Installed>;

/** Returns the packages of Debian that this machine lacks for an engine. */
export const lackingFor = ({ programs }: Installed): string[] =>
  Object.entries({ ...programs, openssl: 'openssl' })
    .filter(([program]) => !pathOf(program))
    .map(([, name]) => name);

/** Returns the path of an installed program, or an empty text. */
function pathOf(program: string): string {
  const paths = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, program));
  return paths.find((path) => existsSync(path)) ?? '';
}
