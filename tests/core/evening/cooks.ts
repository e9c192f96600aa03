import type { Language } from '#core/language.ts';
import { changeWeek } from '#core/week/change-week.ts';
import type { MealChange } from '#core/week/meal-change.ts';
import { remindAll } from '#core/evening/remind.ts';
import { ownKitchenOf } from '#core/kitchen-id.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { nextEvening } from '#core/ring/evening.ts';
import { ringOnDevice } from '#core/ring/devices.ts';
import { DAY, HOUR, type LocalDay } from '#core/time.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { aRecipe, NOON } from '#tests/support/examples.ts';
import { storeUser } from '#tests/support/store-user.ts';

const KEYS = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/phone';

/** The day after the tests' present. */
export const TOMORROW = '2026-11-21';

export const CHICKPEAS = {
  title: 'Hummus',
  lines: [{ food: 'dried-chickpeas', name: 'dried chickpeas', quantity: 250, unit: 'g' as const }],
  steps: [{ text: 'Simmer the chickpeas for an hour.' }],
};
export const COD = {
  title: 'Fish pie',
  lines: [{ food: 'cod', name: 'frozen cod', state: 'frozen' as const, quantity: 500, unit: 'g' as const }],
  steps: [{ text: 'Bake.' }],
};
export const PANCAKES = { title: 'Pancakes', lines: [{ food: 'flour', name: 'flour' }], steps: [] };

type Dish = Pick<Recipe, 'title' | 'lines' | 'steps'> & { readonly language?: Language };

/** A cook with a phone that rings, and with reminders at seven in the evening. */
export async function aCook(ports = fakePorts(NOON), email = 'cook@example.org') {
  const { userId } = await storeUser(ports, { email, createdAt: NOON });
  const sessionHash = (await ports.signIns.find(userId))?.sessions[0]?.hash ?? '';
  const asking = { userId, sessionHash };
  let meals = 0;

  const ask = (hour: number | null, timeZone = 'Europe/Berlin', language: Language = 'en') =>
    ringOnDevice(ports, asking, {
      endpoint: ENDPOINT,
      evening: hour === null ? null : { hour, keys: KEYS, timeZone, language },
    });
  await ask(19);

  const change = async (changes: readonly MealChange[], kitchenId?: string) => {
    const id = kitchenId ?? ownKitchenOf(ports.secrets, userId);
    const { week } = await ports.households.head(id);
    await changeWeek(ports, { id, week, cooks: [userId] }, changes);
  };
  return {
    ports,
    userId,
    sessionHash,
    ask,
    /** Plans a dish for a day. */
    async plan(dish: Dish, day: LocalDay | null = TOMORROW, changes: object = {}, kitchenId?: string) {
      const recipe = aRecipe(userId, dish);
      await ports.recipes.add(recipe, `the run of ${recipe.id}`);
      meals += 1;
      const id = `meal-${email.length}-${meals}`;
      const planned = { id, day, slot: 'dinner' as const, title: dish.title, servings: 2 };
      const meal = { ...planned, recipeId: recipe.id, cookId: userId, ...changes };
      const added = { id: crypto.randomUUID(), at: ports.now, type: 'add' as const, meal };
      await change([added], kitchenId);
    },
    /** Sets the clock to an hour of Berlin's winter, and runs the job. */
    async eveningAt(hour: number, days = 0) {
      ports.now = Date.UTC(2026, 10, 20) + days * DAY + (hour - 1) * HOUR;
      await remindAll(ports);
    },
    /** Returns the messages for the phone, one text for each ring. */
    async told(): Promise<readonly string[]> {
      const { devices } = await ports.ringDevices.find(userId);
      return Object.values(devices[sessionHash]?.rings ?? {}).map(({ message = '' }) => message);
    },
    /** Returns the times of the evenings that are stored for the phone. */
    evenings: async () => (await ports.evenings.due(ports.now + 3 * DAY, 100)).map(({ dueAt }) => dueAt),
    next: (hour: number) => nextEvening({ hour, timeZone: 'Europe/Berlin' }, ports.now),
  };
}

export const reminder = (dishes: string[], thaw: string[], soak: string[]): string =>
  JSON.stringify({ dishes, thaw, soak });
