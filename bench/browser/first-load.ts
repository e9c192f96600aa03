import type { Measured } from '../support/measured.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { startStage } from '#local/stage.ts';
import { staticFiles } from '#local/server/static-files.ts';
import { BYTE_BUDGETS } from '#tests/journeys/support/byte-budgets.ts';
import { loadedBy } from '#tests/journeys/support/bytes.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from '#tests/journeys/support/browser.ts';

/** Budget 1: bytes on the wire for `/auth` with an empty cache. */
export async function firstLoad(): Promise<Measured[]> {
  const most = BYTE_BUDGETS.firstPage;
  const data = await mkdtemp(join(tmpdir(), 'munchify-bench-'));
  const stage = await startStage({ data, port: 0, app: staticFiles(resolve('dist')) });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const { fonts, rest, requests } = await loadedBy(await browser.newPage(), `${stage.origin}/auth`);
    return [
      {
        name: '1 /auth without fonts',
        budget: `≤ ${most.rest} KB`,
        measured: `${rest.toFixed(1)} KB`,
        holds: rest > 0 && rest <= most.rest,
      },
      {
        name: '1 /auth fonts',
        budget: `≤ ${most.fonts} KB`,
        measured: `${fonts.toFixed(1)} KB`,
        holds: fonts > 0 && fonts <= most.fonts,
      },
      {
        name: '1 /auth requests',
        budget: `≤ ${most.requests}`,
        measured: String(requests),
        holds: requests > 0 && requests <= most.requests,
      },
    ];
  } finally {
    await browser.close();
    await stage.close();
    await rm(data, { recursive: true, force: true });
  }
}
