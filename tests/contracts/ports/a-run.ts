import type { GenerationRun } from '#core/generation/run/run.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';

export const MONTH = '2026-11';

export const aRun = (changes: Partial<GenerationRun> = {}): GenerationRun => ({
  key: aUserId(),
  state: 'running',
  attempt: aUserId(),
  recipeId: 7,
  photos: ['a-photo'],
  bodyHash: 'body',
  month: MONTH,
  expiresAt: NOON,
  ...changes,
});
