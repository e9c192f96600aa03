import { remindAll } from '#core/evening/remind.ts';
import { job } from '../http/job.ts';
import {
  clock,
  evenings,
  openHouseholds,
  openMeals,
  recipeFinder,
  reminders,
  ringDevices,
  secrets,
  signInReader,
  wakeUps,
} from '../ports.ts';

/** Runs every minute. Reminds cooks, on their devices, to thaw or soak food for tomorrow. */
export const handler = job(
  {
    uses: {
      clock,
      evenings,
      households: openHouseholds,
      meals: openMeals,
      // The sign-in contains both.
      memberships: signInReader,
      recipes: recipeFinder,
      reminders,
      ringDevices,
      secrets,
      signIns: signInReader,
      wakeUps,
    },
  },
  remindAll,
);
