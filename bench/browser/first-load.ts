import type { Measured } from '../support/measured.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { startStage } from '#local/stage.ts';
import { staticFiles } from '#local/server/static-files.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from '#tests/journeys/support/browser.ts';

/** Budget 1: bytes on the wire that a browser loads for `/auth` with an empty cache. */
export async function firstLoad(): Promise<Measured[]> {
  const data = await mkdtemp(join(tmpdir(), 'munchify-bench-'));
  const stage = await startStage({ data, port: 0, app: staticFiles(resolve('dist')) });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const page = await browser.newPage();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const types = new Map<string, string>();
    const bytes = new Map<string, number>();
    devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      bytes.set(requestId, encodedDataLength),
    );
    await page.goto(`${stage.origin}/auth`, { waitUntil: 'networkidle' });
    const sum = (isWanted: (type: string | undefined) => boolean) =>
      [...bytes].filter(([id]) => isWanted(types.get(id))).reduce((total, [, each]) => total + each, 0) /
      1024;
    const fonts = sum((type) => type === 'Font');
    const rest = sum((type) => type !== 'Font');
    return [
      {
        name: '1 /auth without fonts',
        budget: '≤ 105 KB',
        measured: `${rest.toFixed(1)} KB`,
        holds: rest <= 105,
      },
      { name: '1 /auth fonts', budget: '≤ 38 KB', measured: `${fonts.toFixed(1)} KB`, holds: fonts <= 38 },
      { name: '1 /auth requests', budget: '≤ 11', measured: String(bytes.size), holds: bytes.size <= 11 },
    ];
  } finally {
    await browser.close();
    await stage.close();
    await rm(data, { recursive: true, force: true });
  }
}
