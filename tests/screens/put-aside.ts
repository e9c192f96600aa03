import { HOUR, localDay } from '#core/time.ts';
import { TIME_ZONE } from '#tests/journeys/support/ask.ts';
import { aRecipe } from '#tests/support/examples.ts';
import type { OutboxOperation } from '#web/offline/operations.ts';
import type { Undecided } from '#web/offline/operation-rules/put-aside.ts';
import type { OutboxEntry } from '#web/offline/schema.ts';
import type { Step } from './steps.ts';

/** Stores changes that were put aside, one for each reason. They stay, so later screens show them, too. */
export const putAside: Step = async (page) => {
  const entries = CHANGES.map(([operation, why]) => entryOf(operation, why));
  await page.evaluate(async (stored) => {
    const opening = indexedDB.open(`munchify-${localStorage.getItem('signedInAs')}`);
    await new Promise((resolve, reject) => {
      opening.addEventListener('error', () => reject(opening.error ?? new Error('No database.')));
      opening.addEventListener('success', () => {
        const writing = opening.result.transaction('outbox', 'readwrite');
        for (const entry of stored) writing.objectStore('outbox').add(entry);
        writing.addEventListener('abort', () => reject(writing.error ?? new Error('Nothing was written.')));
        writing.addEventListener('complete', resolve);
      });
    });
    opening.result.close();
  }, entries);
};

const now = Date.now();
const NUTRITION = { calories: 540, protein: 0, carbs: 0, fat: 0, fiber: 0, saturates: 0, sugars: 0, salt: 0 };
const title = 'Schwarzwälder Kirschtortenbodenmischung';
const recipe = aRecipe('of-the-device', { id: 1_700_000_000_001, title, origin: { type: 'own' } });

const CHANGES: readonly (readonly [OutboxOperation, Undecided['why']?])[] = [
  [
    {
      type: 'log',
      isNew: true,
      entry: {
        type: 'diary',
        id: 'stew-of-the-screens',
        day: localDay(now, TIME_ZONE),
        meal: 'lunch',
        name: 'Kantineneintopf',
        source: { own: true },
        amount: { quantity: 1, unit: 'piece' },
        timestamp: now,
        ...NUTRITION,
      },
    },
  ],
  [
    {
      type: 'goals',
      goals: { dailyCalories: 2_000, dailyProtein: 80, dailyCarbs: 250, dailyFat: 70, dailyFiber: 30 },
      at: now,
    },
    'outdated',
  ],
  [
    {
      type: 'create',
      recipeId: recipe.id,
      title,
      recipe,
      input: { id: recipe.id, title, servings: 2, ingredients: ['2 eggs'], instructions: [] },
    },
    'photo-lost',
  ],
];

function entryOf(operation: OutboxOperation, why: Undecided['why']): Omit<OutboxEntry, 'id'> {
  return {
    key: `aside-${operation.type}`,
    operation,
    timeZone: TIME_ZONE,
    notBefore: 0,
    wasSent: true,
    undecided: { attempts: 4, since: now, retryAt: now + HOUR, ...(why && { why }), isPutAside: true },
  };
}
