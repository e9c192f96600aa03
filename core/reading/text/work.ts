/** Steps that any page or file may take, however small it is. */
const FREE = 1_000_000;
const PER_CHARACTER = 4;

/** Maximum number of recipes of a page, and of lines and steps of a recipe that are read before it is cut. */
export const MOST = { recipes: 500, ingredients: 1_000, steps: 500 };

/**
 * Budget for reading one page or file. A step is an element, a line, a comparison or a character. It is spent wherever
 * strangers could make the same thing be read many times; a limit on bytes does not bound that.
 */
export type Work = {
  /** Takes steps from the budget. Returns false once it is spent: the reader then stops with what it has. */
  readonly spend: (steps?: number) => boolean;
  /** Adds to the budget for a text that is read besides. */
  readonly allow: (characters: number) => void;
  /** Steps that were taken, and times that one was refused. */
  readonly taken: () => number;
};

/** Returns the budget for a text of a length. */
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
