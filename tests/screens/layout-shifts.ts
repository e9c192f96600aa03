import type { Page } from '@playwright/test';

/** Half of what counts as good. Source: web.dev, Cumulative Layout Shift */
const MOST = 0.05;

/** A part of the page that moved by itself. */
type Shift = { readonly value: number; readonly at: number; readonly moved: readonly string[] };

/** Records what moves from the start of each document on, until the user does something: that may move the page. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched = Object.assign(window, { shifts: [] as Shift[], hasInput: false });
    for (const event of ['pointerdown', 'keydown', 'input', 'change'])
      addEventListener(event, () => (watched.hasInput = true), { capture: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {
          value,
          startTime: at,
          sources,
        } = entry as PerformanceEntry & {
          value: number;
          sources: readonly { node?: Node | null }[];
        };
        const moved = sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : (node?.nodeName ?? 'gone')).slice(0, 90),
        );
        if (!watched.hasInput) watched.shifts.push({ value, at, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * Returns what has moved since the last call, if it is more than a screen may; and begins anew. As in the web vital,
 * moves add up that follow each other within a second, for five seconds at most.
 */
export async function shiftsOn(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate(() => {
    const watched = window as unknown as { shifts: Shift[]; hasInput: boolean };
    watched.hasInput = false;
    return watched.shifts.splice(0);
  });
  const sessions: Shift[][] = [];
  for (const shift of shifts) {
    const session = sessions.at(-1);
    const [first, last] = [session?.[0], session?.at(-1)];
    if (session && first && last && shift.at - last.at < 1_000 && shift.at - first.at < 5_000)
      session.push(shift);
    else sessions.push([shift]);
  }
  return sessions.find((session) => session.reduce((sum, { value }) => sum + value, 0) > MOST) ?? [];
}
