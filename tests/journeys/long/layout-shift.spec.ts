import { shiftsOn, watchShifts } from '#tests/screens/layout-shifts.ts';
import { walk } from '#tests/screens/walk.ts';
import { expect, test } from '../support/test.ts';

// Some screens are offline.
test.use({ installsAtOnce: true });

// A walk visits dozens of screens.
test.setTimeout(300_000);

// The phone is covered by the walk over every screen.
for (const who of ['stranger', 'newcomer', 'cook'] as const) {
  test(`Screens of a ${who} have no layout shift, on a wide screen`, async ({ page, allowOnConsole }) => {
    allowOnConsole(/Failed to load resource|^ApiError|^TypeError/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await watchShifts(page);
    const look = async (name: string) =>
      expect.soft({ name, moved: await shiftsOn(page) }).toEqual({ name, moved: [] });
    // Without a fake camera, the browser has no picture to show.
    await walk(page, who, 'en', look, { isWanted: (name) => !name.includes('camera') });
  });
}
