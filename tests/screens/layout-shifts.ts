import type { Page } from '@playwright/test';

/** Half of the "good" threshold. Source: web.dev, Cumulative Layout Shift */
const MOST = 0.05;

/** A part of the page that moved without user input. */
type Shift = { readonly value: number; readonly at: number; readonly moved: readonly string[] };

/** Records layout shifts from the start of each document until the user does something, which may move the page. */
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
 * Returns the shifts since the last call, if they exceed a screen's maximum, and resets them. As in the web vital,
 * shifts within a second of each other add up, for at most five seconds.
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
