/** A square part of a photo, in its pixels. */
export type Square = { readonly left: number; readonly top: number; readonly side: number };

/** Share of a part's side that may remain uncovered: a further part would show little that is new. */
const TOLERANCE = 0.35;

/** Returns the largest square in the middle of a photo, then squares of half its side that cover the whole photo. */
export function squaresOf(width: number, height: number): readonly Square[] {
  const side = Math.min(width, height);
  const whole = { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), side };
  const half = Math.max(1, Math.floor(side / 2));
  return [
    whole,
    ...startsOf(height, half).flatMap((top) =>
      startsOf(width, half).map((left) => ({ left, top, side: half })),
    ),
  ];
}

/** Returns the starts of parts that are spread evenly from end to end. */
function startsOf(length: number, part: number): readonly number[] {
  const count = Math.max(2, Math.min(4, Math.ceil(length / part - TOLERANCE)));
  return Array.from({ length: count }, (_, at) => Math.round(((length - part) * at) / (count - 1)));
}
