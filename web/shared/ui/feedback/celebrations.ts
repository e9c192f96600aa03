import type { UserBadge } from '#core/badge/badge.ts';

let waiting: readonly UserBadge[] = [];
const celebrated = new Set<string>();
const listeners = new Set<() => void>();

/** Queues newly earned badges. Each is celebrated once, even if the server reports it several times. */
export function celebrate(badges: readonly UserBadge[]): void {
  const fresh = badges.filter((badge) => !celebrated.has(keyOf(badge)));
  for (const badge of fresh) celebrated.add(keyOf(badge));
  change([...waiting, ...fresh]);
}

/** Ends the current celebration and starts the next one. */
export const endCelebration = (): void => change(waiting.slice(1));

export const currentCelebration = (): UserBadge | undefined => waiting[0];

export function onCelebrationChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const keyOf = ({ badge, earnedAt }: UserBadge) => `${badge.type} ${earnedAt}`;

function change(next: readonly UserBadge[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}
