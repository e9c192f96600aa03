const WHOLE = 'col-span-6 aspect-4/3 lg:aspect-3/2';
const HALF = 'col-span-3 aspect-4/3';
const THIRD = 'col-span-2 aspect-4/3';
/** As wide as the table on a phone; else as high as the two beside it. */
const LEAD = 'col-span-6 aspect-4/3 sm:col-span-4 sm:row-span-2 sm:aspect-auto';
const BESIDE = 'col-span-3 aspect-4/3 sm:col-span-2';

/** How large each photo is, by how many there are, in a grid of six columns: no row is left with a hole. */
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

/** The look of each of so many photos; there are at most eight. */
export const tilesFor = (count: number): readonly string[] => TILES[count] ?? [];
