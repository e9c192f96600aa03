/** Parts of a page and what covering a pixel of their height costs: what one reads and fills in costs most. */
const PARTS: readonly (readonly [selector: string, weight: number])[] = [
  ['h1, h2, .timers, section[aria-live], input, textarea, select, fieldset, [role=group], :focus', 20],
  [':is(main, dialog) :is(button, a, summary, label)', 4],
  ['a, button, p, li, img', 1],
];

type Box = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };
type Part = Box & { readonly weight: number };

/** Distance from the edges of the screen, in px. */
const EDGE = 8;

/**
 * Returns the top of the place where a box disturbs least, in px of the window: the lowest of those that cover least.
 * @param box the horizontal extent and the height
 * @param screen height of the window
 * @param now its present top, which is kept unless another place covers much less
 */
export function calmPlace(
  { left, right, height }: Pick<Box, 'left' | 'right'> & { readonly height: number },
  screen: number,
  parts: readonly Part[],
  now?: number,
): number {
  const beside = parts.filter((part) => part.left < right && part.right > left);
  const cost = (top: number) =>
    beside.reduce(
      (sum, part) =>
        sum + part.weight * Math.max(0, Math.min(part.bottom, top + height) - Math.max(part.top, top)),
      0,
    );
  const last = Math.max(EDGE, screen - height - EDGE);
  const tops = Array.from({ length: Math.ceil((last - EDGE) / 4) + 1 }, (_, index) =>
    Math.max(EDGE, last - 4 * index),
  );
  const best = tops.reduce((before, top) => (cost(top) < cost(before) ? top : before));
  return now !== undefined && now <= last && cost(now) <= cost(best) + MUCH ? now : best;
}

/** The cost for which a message would not move. */
const MUCH = 100;

/** Width from which messages on a page stand in the lower corner, in px. */
const WIDE = 1_024;

/**
 * Returns where a message disturbs least, in px from the top of the window; undefined on wide pages, whose lower
 * corner is free, and while it is empty.
 * @param root page or dialog that it covers
 * @param pressedAt height of the last press, which stays in sight
 */
export function placeOf(
  message: Element,
  root: ParentNode,
  pressedAt: number,
  now?: number,
): number | undefined {
  const { left, right, height } = message.getBoundingClientRect();
  if ((innerWidth >= WIDE && root === document) || height === 0) return undefined;
  return calmPlace({ left, right, height }, innerHeight, partsOf(root, message, pressedAt), now);
}

function partsOf(root: ParentNode, without: Element, pressedAt: number): readonly Part[] {
  const shown = PARTS.flatMap(([selector, weight]) =>
    [...root.querySelectorAll(selector)].flatMap((element) => {
      if (without.contains(element) || element === document.body) return [];
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return bottom > top && bottom > 0 && top < innerHeight ? [{ top, bottom, left, right, weight }] : [];
    }),
  );
  return [...shown, { top: pressedAt - 28, bottom: pressedAt + 28, left: 0, right: innerWidth, weight: 20 }];
}
