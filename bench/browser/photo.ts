import type { Measured } from '../support/measured.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { choosePhotos, signUp, WORDS } from '#tests/journeys/support/test.ts';
import { longestTask } from './main-thread.ts';
import { onPhone, SLOW_DOWN, TOMATOES } from './phone.ts';

/** Budget 7: upload size of a 12-megapixel photo, and main-thread time of its reduction. */
export async function photo(): Promise<Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'munchify-bench-'));
  const path = join(folder, 'twelve-megapixels.jpg');
  await sharp(TOMATOES).resize(4000, 3000, { fit: 'cover' }).jpeg({ quality: 92 }).toFile(path);
  try {
    return await onPhone(async (page, devtools) => {
      await signUp(page, WORDS.en);
      const sent = page.waitForRequest('**/api/analyze');
      const startedAt = performance.now();
      const longest = await longestTask(devtools, async () => {
        await choosePhotos(page, WORDS.en, [path]);
        await page.getByRole('button', { name: /^Remove photo/ }).waitFor();
      });
      const took = performance.now() - startedAt;
      await page.getByRole('button', { name: WORDS.en.generate }).click();
      const body: { images: string[] } = (await sent).postDataJSON();
      const kilobytes = Buffer.from(body.images[0]?.split(',')[1] ?? '', 'base64').length / 1024;
      return [
        {
          name: '7 sent of a photo of 12 megapixels',
          budget: '≤ 160 KB',
          measured: `${kilobytes.toFixed(1)} KB, ready after ${took.toFixed(0)} ms here`,
          holds: kilobytes <= 160,
        },
        {
          name: `7 longest task of the page meanwhile, at ${SLOW_DOWN}× slow-down`,
          budget: '≤ 50 ms',
          measured: `${longest.toFixed(0)} ms`,
          holds: longest <= 50,
        },
      ];
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
