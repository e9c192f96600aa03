import type { Asker } from './admission.ts';
import type { Allowance } from '../../plan/allowance.ts';

/** User, device and network, with the monthly limit of the plan. */
export type Requester = Asker & Allowance;
