/** A square part of a photo, in its pixels. */
export type Square = { readonly left: number; readonly top: number; readonly side: number };

/** A part that would hang over by less than this share of its side is left out: the parts beside it show most of it. */
const SPARE = 0.35;

/**
 * Where to look in a photo: first at the largest square in its middle, then at parts of half that side all over it, in
 * case there are several foods.
 */
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

/** Where parts of a length begin so that they are spread evenly and reach from end to end. */
function startsOf(length: number, part: number): readonly number[] {
  const count = Math.max(2, Math.min(4, Math.ceil(length / part - SPARE)));
  return Array.from({ length: count }, (_, at) => Math.round(((length - part) * at) / (count - 1)));
}
