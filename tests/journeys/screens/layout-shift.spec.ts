import type { Page } from '@playwright/test';
import { walk } from '#tests/screens/walk.ts';
import { expect, test } from '../support/test.ts';

/** Half of what counts as good. Source: web.dev, Cumulative Layout Shift */
const MOST = 0.05;

/** A part of the page that moved by itself. */
type Shift = { readonly value: number; readonly moved: readonly string[] };

/** Records what moves from the start of each document on, until the user does something: that may move the page. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    let hasInput = false;
    for (const event of ['pointerdown', 'keydown', 'input', 'change'])
      addEventListener(event, () => (hasInput = true), { capture: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: readonly { node?: Node | null }[];
        };
        const moved = sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : (node?.nodeName ?? 'gone')).slice(0, 90),
        );
        if (!hasInput) shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns what has moved since the last call. */
const shiftsOn = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: Shift[] };
    return shifts.splice(0);
  });

for (const [size, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['wide screen', { width: 1280, height: 800 }],
] as const) {
  for (const who of ['stranger', 'newcomer', 'cook'] as const) {
    test(`nothing moves by itself on the screens of a ${who}, ${size}`, async ({ page, allowOnConsole }) => {
      allowOnConsole(/Failed to load resource|^ApiError|^TypeError/);
      await page.setViewportSize(viewport);
      await watch(page);
      const look = async (name: string) => {
        const shifts = await shiftsOn(page);
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        expect.soft({ name, shifts: total > MOST ? shifts : [] }).toEqual({ name, shifts: [] });
      };
      // Without a camera of its own, the browser has none to show; the banner about unsent changes moves the page.
      await walk(page, who, 'en', look, { isWanted: (name) => !/camera|unsent/.test(name) });
    });
  }
}
