import { misfits } from '#tests/screens/audit.ts';
import { inLongWords, longWords } from '#tests/screens/long-words.ts';
import { walk } from '#tests/screens/walk.ts';
import { expect, test } from '../support/test.ts';

// A worker would answer with the words that it keeps.
test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 780 } });

/** Cannot be had without a worker or a camera. */
const OUT_OF_REACH = /offline|unsent|camera/;

for (const who of ['stranger', 'newcomer', 'cook'] as const) {
  test(`on the screens of a ${who}, longer words find room on a narrow phone`, async ({
    page,
    allowOnConsole,
  }) => {
    allowOnConsole(/Failed to load resource|^ApiError|^TypeError|^Service Worker registration blocked/);
    await page.context().route(/assets\/(inner-)?en-[^/]+\.js/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: inLongWords(await response.text()) });
    });
    const look = async (name: string) => {
      expect.soft({ name, misfits: await misfits(page) }).toEqual({ name, misfits: [] });
    };
    await walk(page, who, 'en', look, { words: longWords, isWanted: (name) => !OUT_OF_REACH.test(name) });
  });
}
