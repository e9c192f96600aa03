/** Budget of every page or file, however small. */
const FREE = 1_000_000;
const PER_CHARACTER = 4;

/** Maximum number of recipes of a page, and of lines and steps of a recipe that are read before it is cut. */
export const MOST = { recipes: 500, ingredients: 1_000, steps: 500 };

/**
 * Budget for reading one page or file, in steps. A step is an element, a line, a comparison or a character. It bounds
 * input that makes the same text be read many times, which a limit on bytes does not.
 */
export type Work = {
  /** Takes steps from the budget. Returns false once the budget is spent: the reader then stops with what it has. */
  readonly spend: (steps?: number) => boolean;
  /** Adds to the budget for another text. */
  readonly allow: (characters: number) => void;
  /** Number of steps, plus one for each refused request. */
  readonly taken: () => number;
};

/**
 * Returns the budget for a text.
 * @param characters length of the text
 */
export function workFor(characters: number): Work {
  let most = FREE + PER_CHARACTER * characters;
  let taken = 0;
  let isSpent = false;
  return {
    spend: (steps = 1) => {
      isSpent ||= taken + steps > most;
      taken += isSpent ? 1 : steps;
      return !isSpent;
    },
    allow: (more) => {
      most += PER_CHARACTER * more;
    },
    taken: () => taken,
  };
}
