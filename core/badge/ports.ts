import type { BadgeProgress } from './progress.ts';
import type { UserId } from '../user-id.ts';

export type BadgePorts = {
  readonly badgeProgress: BadgeProgressReader & BadgeProgressWriter;
};

export type BadgeProgressReader = {
  find(userId: UserId): Promise<BadgeProgress | undefined>;
};

export type BadgeProgressWriter = {
  /** Replaces `held`. @returns false if it has changed meanwhile */
  replace(userId: UserId, held: BadgeProgress | undefined, progress: BadgeProgress): Promise<boolean>;
};
