import type { UserId } from '#core/user-id.ts';
import type { Profile } from '#core/account/account.ts';
import type { SignIn } from '#core/account/sign-in.ts';
import type { GenerationRun } from '#core/generation/run/run.ts';
import type { BadgeProgress } from '#core/badge/progress.ts';
import type { DiaryRecord } from '#core/diary/diary-record.ts';
import type { CookMark } from '#core/cooking/cook-mark.ts';
import type { StoredGoals } from '#core/goals/goals.ts';
import type { Subscription } from '#core/plan/subscription.ts';
import type { Usage } from '#core/plan/usage.ts';
import type { Recipe } from '#core/recipe/recipe.ts';

/** Stored data by kind. Every key begins with the user ID. */
export const newStore = () => ({
  'sign-in': new Map<string, SignIn>(),
  profile: new Map<string, Profile>(),
  recipe: new Map<string, Recipe>(),
  'cook mark': new Map<string, CookMark>(),
  'diary entry': new Map<string, DiaryRecord>(),
  goals: new Map<string, StoredGoals>(),
  'badge progress': new Map<string, BadgeProgress>(),
  usage: new Map<string, Usage>(),
  run: new Map<string, GenerationRun>(),
  subscription: new Map<string, StoredSubscription>(),
});
export type Store = ReturnType<typeof newStore>;

type StoredSubscription = { readonly subscription: Subscription; readonly version: number };

export const belongsTo = (userId: UserId, key: string) => key.split(' ')[0] === userId;
