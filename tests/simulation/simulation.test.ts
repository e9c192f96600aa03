import 'fake-indexeddb/auto';
import { setMaxListeners } from 'node:events';
import fc from 'fast-check';
import { test, vi } from 'vitest';
import { HOUR } from '#core/time.ts';
import { provideLambdaRuntime } from '#local/server/lambda-runtime.ts';
import { plainJpeg } from '#tests/support/jpegs.ts';
import { tries } from '#tests/long.ts';
import { STANDING_SITE, standingPorts } from '#tests/support/standing-ports.ts';
import { loadHandlers } from './api.ts';
import { LOST } from './device.ts';
import { loadApp } from './load-app.ts';
import { REGRESSIONS } from './regressions.ts';
import { runScenario } from './run-scenario.ts';
import { Round } from './scenario.ts';

/** `npm run bench -- seeds` runs more. */
const SEEDS = Number(process.env['MUNCHIFY_SEEDS'] ?? tries(60, 1_000));

vi.mock('#functions/ports.ts', async (importActual) => standingPorts(await importActual<object>()));
vi.mock('#functions/site.ts', () => STANDING_SITE);
vi.mock('#web/generation/downscale.ts', () => ({ prepareSending: async () => new Blob() }));

const photo = `data:image/jpeg;base64,${(await plainJpeg()).toString('base64')}`;

/** Reads every photo as the same one, unless the browser has lost it. */
class PhotoReader extends EventTarget {
  result: string | null = null;
  readonly error = new DOMException('Gone.', 'NotFoundError');

  readAsDataURL({ type }: Blob): void {
    this.result = type === LOST ? null : photo;
    this.dispatchEvent(new Event('loadend'));
  }
}
vi.stubGlobal('FileReader', PhotoReader);

// Node determines the time zone anew for each request, and is slow to find that there is no storage: together a tenth
// of the time.
vi.mock('#web/i18n/language.ts', async (importActual) => ({
  ...(await importActual<object>()),
  timeZone: () => 'UTC',
}));
const NO_STORAGE = new Error('Each device keeps its own settings in memory.');
const refuse = () => {
  throw NO_STORAGE;
};
vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });

/**
 * Locks of generations exclude each other. Other names are shared by the devices, which must not wait for each other.
 */
const locks = new Map<string, Promise<unknown>>();
function requestLock(name: string, act: () => Promise<unknown>): Promise<unknown> {
  if (!name.startsWith('generation ')) return act();
  const result = (locks.get(name) ?? Promise.resolve()).then(act, act);
  locks.set(name, result);
  return result;
}

const page = new EventTarget();
// Every waiting generation listens for the connection.
setMaxListeners(0, page);
vi.stubGlobal('window', page);
vi.stubGlobal(
  'BroadcastChannel',
  class {
    postMessage() {}
    addEventListener() {}
  },
);
vi.stubGlobal('navigator', { onLine: true, languages: ['en'], locks: { request: requestLock } });
vi.spyOn(crypto.subtle, 'digest').mockResolvedValue(new ArrayBuffer(32));
vi.spyOn(console, 'error').mockReturnValue();

provideLambdaRuntime();
const apps = [await loadApp(), await loadApp()];
const handlers = await loadHandlers();

test(
  `Two devices lose nothing, repeat nothing and pay once per recipe in ${SEEDS} faulty runs`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.array(Round, { minLength: 1, maxLength: 10 }), async (seed, rounds) => {
        locks.clear();
        await runScenario([seed, rounds], apps, handlers);
      }),
      {
        numRuns: SEEDS,
        examples: REGRESSIONS.map(([seed, rounds]) => [seed, [...rounds]] as [number, Round[]]),
      },
    );
  },
  HOUR,
);
