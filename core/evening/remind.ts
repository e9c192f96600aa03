import type { SignInReader } from '../account/ports.ts';
import { SESSION_LIFETIME, type SignIn } from '../account/sign-in.ts';
import { isMember } from '../household/household.ts';
import { cooksIn, readableCooks, type Kitchen } from '../household/kitchen.ts';
import type { KitchenReader, MembershipReader } from '../household/ports.ts';
import { ownKitchenOf } from '../kitchen-id.ts';
import type { RecipeReader } from '../recipe/ports.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { changeDevices, withRing, type RingDevicePorts } from '../ring/change-devices.ts';
import { nextEvening, type DueEvening } from '../ring/evening.ts';
import type { EveningReader, EveningRemover, EveningWriter, WakeUps } from '../ring/ports.ts';
import type { RingDevice } from '../ring/ring-device.ts';
import type { SystemPorts } from '../system-ports.ts';
import { addDays, HOUR, localDay, startOfLocalDay, type LocalDay } from '../time.ts';
import { tryEach } from '../try-each.ts';
import type { UserId } from '../user-id.ts';
import { findWeek } from '../week/change-week.ts';
import type { MealReader } from '../week/ports.ts';
import type { EveningPorts } from './ports.ts';
import { reminderFor } from './reminder.ts';

type RemindingPorts = Pick<SystemPorts, 'clock' | 'secrets'> &
  EveningPorts &
  RingDevicePorts & {
    readonly evenings: EveningReader & EveningWriter & EveningRemover;
    readonly households: KitchenReader;
    readonly meals: Pick<MealReader, 'planned'>;
    readonly memberships: MembershipReader;
    readonly recipes: Pick<RecipeReader, 'find'>;
    readonly signIns: SignInReader;
    readonly wakeUps: WakeUps;
  };

/** Maximum number of evenings in one run, which takes up to a minute. The next run begins with the rest. */
const MOST = 2_000;

/** Delay after which a reminder is left out: frozen food would no longer thaw in time. */
const LATEST_REMINDER = HOUR;

/** Time for which a message is kept for an offline device. Food that is taken out so late still thaws until dinner. */
const NEWS_FOR = 4 * HOUR;

/**
 * Reminds devices of foods to thaw or soak this evening, at most once a day. Safe to repeat and to interrupt: the next
 * evening is stored before this one is removed, and the messages of a day share one ID.
 * @throws AggregateError if some evenings failed; the others are done
 */
export async function remindAll(ports: RemindingPorts): Promise<void> {
  const due = await ports.evenings.due(ports.clock.now(), MOST);
  await tryEach(due, (each) => remind(ports, each), 'Evenings wait for the next time.');
}

async function remind(ports: RemindingPorts, evening: DueEvening): Promise<void> {
  const { clock, evenings, ringDevices, signIns } = ports;
  const { dueAt, session, userId } = evening;
  const device = (await ringDevices.find(userId)).devices[session];
  const wanted = device?.evening;
  // Evenings at a former time, and of signed-out devices, end here.
  if (device && wanted && nextEvening(wanted, dueAt - 1) === dueAt) {
    const signIn = await signIns.find(userId);
    const use = signIn?.sessions.find(({ hash }) => hash === session);
    if (signIn && use && clock.now() - use.lastUsedAt <= SESSION_LIFETIME) {
      if (clock.now() - dueAt <= LATEST_REMINDER) await tell(ports, evening, { device, signIn });
      if (new Date(dueAt).getUTCDay() === RENEWED_ON) await renew(ports, userId);
      await evenings.add({ ...evening, dueAt: nextEvening(wanted, clock.now()) });
    }
  }
  await evenings.remove(evening);
}

/** Devices are forgotten a month after their last change. One renewal a week keeps them. */
const RENEWED_ON = 1;

const renew = (ports: RingDevicePorts, userId: UserId): Promise<void> =>
  changeDevices(ports, userId, (devices) => ({ devices, value: undefined }));

type Told = { readonly device: RingDevice; readonly signIn: SignIn };

/** Rings on the device at once, as if a timer had ended: the job for timers also retries. */
async function tell(
  ports: RemindingPorts,
  { dueAt, session, userId }: DueEvening,
  { device: { id, evening }, signIn }: Told,
): Promise<void> {
  if (!evening) return;
  const { keys, language, timeZone } = evening;
  const today = localDay(dueAt, timeZone);
  const reminder = reminderFor(await dishesOf(ports, signIn, addDays(today, 1)), language);
  if (!reminder) return;
  const message = await ports.reminders.write(reminder, keys, language);
  // One ID per day prevents a second message.
  const ringId = `${id}${today}`;
  const now = ports.clock.now();
  // A message at night would wake somebody.
  const newsUntil = Math.min(dueAt + NEWS_FOR, startOfLocalDay(addDays(today, 1), timeZone));
  await changeDevices(ports, userId, (devices) => {
    const isTold = devices[session]?.rings[ringId] !== undefined;
    const ring = { version: 1, changedAt: now, endsAt: now, newsUntil, message };
    return { devices: isTold ? undefined : withRing(devices, { session, ringId }, ring), value: undefined };
  });
  // Also if the message was stored before, because that run may have ended in between. An expired message is not sent
  // again.
  await ports.wakeUps.add({ userId, session, ringId, version: 1 }, now);
}

/** Returns the recipes that are planned for a day and not cooked yet. */
async function dishesOf(ports: RemindingPorts, signIn: SignIn, day: LocalDay): Promise<readonly Recipe[]> {
  const { userId } = signIn;
  const kitchen = await kitchenSeenBy(ports, signIn);
  if (!kitchen) return [];
  const cooks = cooksIn(kitchen, userId);
  const { id, week } = kitchen;
  const { meals } = await findWeek(ports, { id, week, cooks }, { from: day, to: day });
  const planned = meals.flatMap(({ day: at, isDone, leftoversOf, recipeId, cookId }) =>
    at === day && !isDone && leftoversOf === undefined && recipeId !== undefined && cookId !== undefined
      ? [{ recipeId, cookId }]
      : [],
  );
  const named: readonly UserId[] = [...new Set(planned.map(({ cookId }) => cookId))];
  const readable = new Set(await readableCooks(ports, kitchen, userId, named));
  const recipes = await Promise.all(
    planned
      .filter(({ cookId }) => readable.has(cookId))
      .map(({ cookId, recipeId }) => ports.recipes.find(cookId, recipeId)),
  );
  return recipes.flatMap((recipe) => recipe ?? []);
}

/**
 * Returns the kitchen whose week a user sees, without changing anything.
 * @returns undefined if the user has left their own kitchen to a household: the user's next request gives them a new
 * one
 */
async function kitchenSeenBy(
  { households, secrets }: Pick<RemindingPorts, 'households' | 'secrets'>,
  signIn: SignIn,
): Promise<Kitchen | undefined> {
  const { householdId, userId } = signIn;
  if (householdId !== undefined) {
    const shared = await households.head(householdId);
    if (shared.household && isMember(shared.household, userId)) return { id: householdId, ...shared };
  }
  const id = ownKitchenOf(secrets, userId, signIn);
  const own = await households.head(id);
  return own.household ? undefined : { id, ...own };
}
