import * as v from 'valibot';

/** Required experience: beginners, some, advanced skills, precise timing of a chef. */
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert'] as const;
export const Difficulty = v.picklist(DIFFICULTIES);
export type Difficulty = v.InferOutput<typeof Difficulty>;
