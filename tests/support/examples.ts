import type { UserId } from '#core/user-id.ts';
import { randomBytes } from 'node:crypto';
import type { Profile } from '#core/account/account.ts';
import { NOTHING_AVOIDED } from '#core/nutrition/avoid.ts';
import type { Requester } from '#core/generation/run/requester.ts';
import type { Subscription } from '#core/plan/subscription.ts';
import type { Ports } from '#core/ports.ts';
import { newRecipe } from '#core/recipe/new-recipe.ts';
import { newRecipeId, type RecipeId } from '#core/recipe/recipe-id.ts';
import type { Recipe, RecipeContent } from '#core/recipe/recipe.ts';
import { DAY } from '#core/time.ts';

/** The tests' present: noon of a Friday, UTC. */
export const NOON = Date.UTC(2026, 10, 20, 12);

export const aUserId = (): UserId => randomBytes(16).toString('base64url');

const SOUP: RecipeContent = {
  title: 'Tomato soup',
  cuisine: 'European',
  dietaryPreferences: ['vegetarian'],
  difficulty: 'easy',
  prepTime: 30,
  servings: 2,
  lines: [
    { food: 'tomato', name: 'tomatoes', quantity: 4, unit: 'piece', grams: 480 },
    { food: 'olive-oil', name: 'olive oil', quantity: 1, unit: 'tbsp', grams: 13.7 },
    { name: 'stardust', quantity: 0.5, unit: 'tsp', grams: 1, note: 'finely ground' },
  ],
  steps: [{ text: 'Warm the olive oil.' }, { text: 'Add tomatoes and stardust.' }],
  nutrition: { calories: 108, protein: 2.2, carbs: 6.5, fat: 7.3, fiber: 2.9 },
  unmatchedShare: 0,
  language: 'en',
  model: 'test-model',
};

let recipes = 0;

/** Recipe IDs never collide by chance. */
const anId = (): RecipeId => newRecipeId(NOON, (recipes += 1));

export const aRecipe = (userId: UserId, changes: Partial<Recipe> = {}): Recipe => ({
  ...newRecipe(SOUP, {
    userId,
    id: anId(),
    photos: [randomBytes(16).toString('base64url')],
    now: NOON,
    parent: undefined,
  }),
  ...changes,
});

export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  id: aUserId(),
  email: 'cook@example.org',
  language: 'de',
  createdAt: NOON,
  timeZone: 'UTC',
  avoid: NOTHING_AVOIDED,
  ...changes,
});

/** A cook with an account and the free plan. */
export async function aCook(
  { profiles }: Pick<Ports, 'profiles'>,
  changes: Partial<Requester & Pick<Profile, 'createdAt'>> = {},
): Promise<Requester> {
  const { createdAt = NOON - 30 * DAY, ...rest } = changes;
  const userId = aUserId();
  const of = { device: `a device of ${userId}`, network: `the network of ${userId}` };
  const cook: Requester = { userId, timeZone: 'UTC', limit: 5, tier: 'free', ...of, ...rest };
  await profiles.add(aProfile({ id: cook.userId, createdAt }));
  return cook;
}

export const aSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  userId: aUserId(),
  customerId: 'cus_1',
  tier: 'basic',
  interval: 'month',
  status: 'active',
  currentPeriodStart: NOON,
  currentPeriodEnd: NOON + 30 * DAY,
  cancelAtPeriodEnd: false,
  createdAt: NOON,
  ...changes,
});
