import type { ModelRequester } from './admission.ts';
import type { Quota } from '../../plan/quota.ts';

/** User, device and network, with the monthly limit of the plan. */
export type Requester = ModelRequester & Quota;
