const WHOLE = 'col-span-6 aspect-4/3 lg:aspect-3/2';
const HALF = 'col-span-3 aspect-4/3';
const THIRD = 'col-span-2 aspect-4/3';
/** As high as the two tiles beside it, so that the detected foods below stay visible. */
const LEAD = 'col-span-4 row-span-2';
const BESIDE = 'col-span-2 aspect-4/3';

/** Sizes of the photos by their number, in a grid of six columns without holes. */
const TILES: readonly (readonly string[])[] = [
  [],
  [WHOLE],
  [HALF, HALF],
  [LEAD, BESIDE, BESIDE],
  [HALF, HALF, HALF, HALF],
  [LEAD, BESIDE, BESIDE, HALF, HALF],
  [LEAD, BESIDE, BESIDE, THIRD, THIRD, THIRD],
  [LEAD, BESIDE, BESIDE, HALF, HALF, HALF, HALF],
  [LEAD, BESIDE, BESIDE, THIRD, THIRD, THIRD, HALF, HALF],
];

/** Returns the classes of each photo. @param count at most eight */
export const tilesFor = (count: number): readonly string[] => TILES[count] ?? [];
