import { ACCOUNT } from './account.ts';
import { PLANS } from './plans.ts';
import { RECIPES } from './recipes.ts';
import { SIGN_IN } from './sign-in.ts';
import type { UseCase } from './use-case.ts';

/** Every route with a valid request, and every job with something to do. */
export const USE_CASES: readonly UseCase[] = [...SIGN_IN, ...ACCOUNT, ...PLANS, ...RECIPES];
