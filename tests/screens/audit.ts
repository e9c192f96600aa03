import type { Page } from '@playwright/test';

/** Minimum target size, in CSS pixels. Source: WCAG 2.2, 2.5.5 */
const TARGET = 44;

/** Returns the page's controls that are too small; links within a sentence are exempt. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const top = [...document.querySelectorAll('dialog[open], :popover-open')].at(-1) ?? document.body;
    const controls = top.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role=tab]',
    );
    return [...controls]
      .filter((control) => isSeen(control) && !isInSentence(control) && !isLarge(control))
      .map((control) => control.outerHTML.slice(0, 160));

    function isSeen(control: HTMLElement): boolean {
      const { width, height, bottom } = control.getBoundingClientRect();
      // The skip link is above the page until it is focused.
      return control.checkVisibility() && width > 1 && height > 1 && bottom + scrollY > 0;
    }
    function isInSentence(control: HTMLElement): boolean {
      return getComputedStyle(control).display === 'inline' && control.closest('p, li, dd') !== null;
    }
    function isLarge(control: HTMLElement): boolean {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : null;
      return (
        [control, label].some((part) => {
          const box = part?.getBoundingClientRect();
          return box && box.width >= least - 0.5 && box.height >= least - 0.5;
        }) || isHitAround(control)
      );
    }
    /** The area around a control's box may belong to the control, too. */
    function isHitAround(control: HTMLElement): boolean {
      control.scrollIntoView({ block: 'center' });
      const { left, top: upper, width, height } = control.getBoundingClientRect();
      const reach = least / 2 - 1;
      return [
        [-reach, 0],
        [reach, 0],
        [0, -reach],
        [0, reach],
      ].every(([x = 0, y = 0]) =>
        control.contains(document.elementFromPoint(left + width / 2 + x, upper + height / 2 + y)),
      );
    }
  }, TARGET);

/** Returns labels whose tick box is level neither with their first line nor with the middle of their text. */
export const crookedBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = document.querySelectorAll<HTMLInputElement>('input:is([type=checkbox], [type=radio])');
    return [...boxes]
      .filter((box) => box.checkVisibility() && isCrooked(box))
      .map((box) => box.labels?.[0]?.textContent ?? box.outerHTML);

    function isCrooked(box: HTMLInputElement): boolean {
      const { top, height } = box.getBoundingClientRect();
      const lines = linesOf(box.labels?.[0]);
      const [first] = lines;
      // A box as high as its label covers it, and the tick is drawn beside the text.
      if (!first || height < 12 || height > 32) return false;
      const levels = [
        (first.top + first.bottom) / 2,
        (Math.min(...lines.map((line) => line.top)) + Math.max(...lines.map((line) => line.bottom))) / 2,
      ];
      return levels.every((level) => Math.abs(top + height / 2 - level) > 3);
    }
    function linesOf(label: Node | undefined): readonly DOMRect[] {
      if (!label) return [];
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      const lines: DOMRect[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        lines.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
      }
      return lines;
    }
  });

/** Returns the page's controls whose focus is invisible: without an outline, or covered. */
export async function unseenFocus(page: Page): Promise<string[]> {
  // Makes the browser treat focus as keyboard focus from now on.
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    const top = [...document.querySelectorAll('dialog[open], :popover-open')].at(-1) ?? document.body;
    const controls = top.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select, textarea, summary',
    );
    const unseen: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility() || control.tabIndex < 0) continue;
      control.focus();
      // Waits until anything opened by the previous control has closed.
      if (!hasOutline(control) || !isOnTop(control)) await new Promise(requestAnimationFrame);
      if (!hasOutline(control)) unseen.push(`no outline: ${control.outerHTML.slice(0, 160)}`);
      else if (!isOnTop(control)) unseen.push(`covered: ${control.outerHTML.slice(0, 160)}`);
    }
    return unseen;

    function hasOutline(control: HTMLElement): boolean {
      return [control, control.closest('label')].some((part) => {
        if (!part) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
    }
    function isOnTop(control: HTMLElement): boolean {
      // A link may span two lines.
      const [box = new DOMRect()] = (control.closest('label') ?? control).getClientRects();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      // A toast disappears by itself.
      const isUnderToast = hit?.closest('[data-toast]') !== null;
      return control.contains(hit) || hit?.closest('label')?.control === control || isUnderToast;
    }
  });
}

/** Returns text that does not fit at 200 % text size. */
export async function misfitsAtTwice(page: Page): Promise<string[]> {
  const size = (percent: number) =>
    page.evaluate(async (each) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`html { font-size: ${each}% }`);
      document.adoptedStyleSheets = [sheet];
      await new Promise(requestAnimationFrame);
    }, percent);
  await size(200);
  const found = await misfits(page);
  await size(100);
  return found;
}

/** Returns text that does not fit: cut off, squeezed, wider than its control, or beyond the edge of the page. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Defined here, because the function runs in the page.
    const FEWEST_LINES = 4;
    const FEWEST_LETTERS = 4;
    // Content that `content-visibility` skips would be measured at its old size.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await new Promise(requestAnimationFrame);
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    const top = [...document.querySelectorAll('dialog[open], :popover-open')].at(-1) ?? document.body;
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || !isSeen(parent)) continue;
      // The browser draws the text of a field itself, and wraps it.
      if (parent instanceof HTMLTextAreaElement) {
        if (parent.scrollWidth > parent.clientWidth) found.push(`"${parent.value}" is cut off in its field`);
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const holder = holderOf(parent);
      const edge = holder.getBoundingClientRect();
      // Beside a wide element, a text may be squeezed until it runs down letter by letter.
      const lines = new Set([...range.getClientRects()].map(({ top: line }) => Math.round(line))).size;
      if (lines >= FEWEST_LINES && text.textContent.trim().length / lines < FEWEST_LETTERS)
        found.push(`"${text.textContent.trim()}" is squeezed into ${lines} lines`);
      // An element one pixel wide is for screen readers.
      if (edge.width > 1 && (box.left < edge.left - 1 || box.right > edge.right + 1))
        found.push(`"${text.textContent.trim()}" leaves ${holder.outerHTML.slice(0, 120)}`);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    return found;

    function isSeen(element: Element): boolean {
      return element.checkVisibility() && !element.closest('.sr-only, option');
    }
    /** Returns the nearest element that text must not leave: a control, a toast, an element that clips, or the page. */
    function holderOf(element: Element): Element {
      const isHolder = (each: Element) =>
        each.matches('a, button, label, summary, section, main, dialog, [popover], [data-toast]') ||
        getComputedStyle(each).overflowX !== 'visible';
      let holder: Element = element;
      while (!isHolder(holder) && holder.parentElement) holder = holder.parentElement;
      return holder;
    }
  });
