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

/** Every minute: tells devices what is to be thawed or soaked for tomorrow. */
export const handler = job(
  {
    uses: {
      clock,
      evenings,
      households: openHouseholds,
      meals: openMeals,
      // Both are in the sign-in.
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
