import type { UserId } from '#core/user-id.ts';
import * as v from 'valibot';
import { TokenScope, type AccessToken } from '#core/account/access-token.ts';
import type { Session, SignIn } from '#core/account/sign-in.ts';
import { EpochMs } from '#core/time.ts';

const StoredSession = v.object({ startedAt: EpochMs, lastUsedAt: EpochMs, device: v.string() });

const StoredToken = v.object({
  hash: v.string(),
  name: v.string(),
  scope: TokenScope,
  createdAt: EpochMs,
  lastUsedAt: v.exactOptional(EpochMs),
});

const StoredLink = v.object({ hash: v.string(), expiresAt: EpochMs });

const Stored = v.object({
  passwordHash: v.exactOptional(v.string()),
  googleSubject: v.exactOptional(v.string()),
  verified: v.boolean(),
  registeredBy: v.exactOptional(v.string()),
  verifyLink: v.exactOptional(StoredLink),
  resetLink: v.exactOptional(StoredLink),
  logInLink: v.exactOptional(StoredLink),
  oauthCode: v.exactOptional(StoredLink),
  sessions: v.record(v.string(), StoredSession),
  tokens: v.exactOptional(v.record(v.string(), StoredToken)),
  closed: v.exactOptional(v.literal(true)),
  kitchenId: v.exactOptional(v.string()),
  householdId: v.exactOptional(v.string()),
});

export function fromItem(userId: UserId, item: unknown): SignIn {
  const { sessions, tokens, ...signIn } = v.parse(Stored, item);
  return {
    userId,
    ...signIn,
    sessions: Object.entries(sessions).map(sessionOf),
    ...(tokens && { tokens: Object.entries(tokens).map(storedTokenOf) }),
  };
}

const sessionOf = ([hash, session]: [string, Omit<Session, 'hash'>]): Session => ({ hash, ...session });

const storedTokenOf = ([id, token]: [string, Omit<AccessToken, 'id'>]): AccessToken => ({ id, ...token });
