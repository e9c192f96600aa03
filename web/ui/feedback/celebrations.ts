import type { UserBadge } from '#core/badge/badge.ts';

let waiting: readonly UserBadge[] = [];
const celebrated = new Set<string>();
const listeners = new Set<() => void>();

/** Has newly earned badges celebrated, one after the other, each once however often the server tells of it. */
export function celebrate(badges: readonly UserBadge[]): void {
  const fresh = badges.filter((badge) => !celebrated.has(keyOf(badge)));
  for (const badge of fresh) celebrated.add(keyOf(badge));
  change([...waiting, ...fresh]);
}

/** The badge that is being celebrated is done with; the next one comes. */
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
