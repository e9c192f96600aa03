import { ACCOUNT } from './account.ts';
import { CONNECTION } from './connection.ts';
import { DIARY } from './diary.ts';
import { KITCHEN } from './kitchen.ts';
import { PLANS } from './plans.ts';
import { RINGS } from './rings.ts';
import { RECIPES } from './recipes.ts';
import { SIGN_IN } from './sign-in.ts';
import { SHARING } from './sharing.ts';
import type { UseCase } from './use-case.ts';

/** Every route with a valid request, and every job with something to do. */
export const USE_CASES: readonly UseCase[] = [
  ...SIGN_IN,
  ...ACCOUNT,
  ...CONNECTION,
  ...PLANS,
  ...RECIPES,
  ...SHARING,
  ...KITCHEN,
  ...DIARY,
  ...RINGS,
];
