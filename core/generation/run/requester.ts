import type { Asker } from './admission.ts';
import type { Allowance } from '../../plan/allowance.ts';

/** Who asks for a recipe, where from, and how many the plan allows in a month. */
export type Requester = Asker & Allowance;
