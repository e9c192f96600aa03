/** Maximum number of ingredient lines and of steps, without headings. */
export const MAX_LINES = 200;
export const MAX_STEPS = 100;
