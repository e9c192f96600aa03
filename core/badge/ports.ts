import type { BadgeProgress } from './progress.ts';
import type { UserId } from '../user-id.ts';

export type BadgePorts = {
  readonly badgeProgress: BadgeProgressReader & BadgeProgressWriter;
};

export type BadgeProgressReader = {
  find(userId: UserId): Promise<BadgeProgress | undefined>;
};

export type BadgeProgressWriter = {
  /** Puts `progress` in the place of `held`. @returns false where that is no longer what stands there */
  replace(userId: UserId, held: BadgeProgress | undefined, progress: BadgeProgress): Promise<boolean>;
};
