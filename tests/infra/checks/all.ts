import type { Check } from '../support/deployment.ts';
import { checkBundles } from './bundles.ts';
import { checkDoors } from './doors.ts';
import { checkLinks } from './links.ts';
import { checkPages } from './pages.ts';
import { checkRights } from './rights.ts';
import { checkRings } from './rings.ts';
import { checkRoutes } from './routes.ts';
import { checkStorage } from './storage.ts';
import { checkWatches } from './watches.ts';

/** All checks of a deployment that need no AWS. */
export const checkAll: Check = (deployment) =>
  [
    checkRoutes,
    checkRights,
    checkRings,
    checkLinks,
    checkBundles,
    checkDoors,
    checkStorage,
    checkPages,
    checkWatches,
  ].flatMap((check) => check(deployment));
