import type { Counter } from '#core/limits/ports.ts';
import type { UserId } from '#core/user-id.ts';
import type { Deletion } from '#core/deletion/deletion.ts';
import { MAX_ACCESS_TOKENS, type AccessToken } from '#core/account/access-token.ts';
import { MAX_SESSIONS, type SignIn } from '#core/account/sign-in.ts';
import { NOTHING_AVOIDED } from '#core/nutrition/avoid.ts';
import type { Ports } from '#core/ports.ts';
import type { Store } from './store.ts';

export function fakeIdentityOwners(): Ports['emailOwners'] {
  const owners = new Map<string, UserId>();
  return {
    async claim(email, userId) {
      const owner = owners.get(email) ?? userId;
      owners.set(email, owner);
      return owner;
    },
    find: async (email) => owners.get(email),
    async release(name, userId) {
      if (owners.get(name) === userId) owners.delete(name);
    },
  };
}

export function fakeProfiles(profiles: Store['profile']): Ports['profiles'] {
  const changesOfAvoid = new Map<UserId, readonly string[]>();
  return {
    async add(profile) {
      if (!profiles.has(profile.id)) profiles.set(profile.id, profile);
    },
    async get(userId) {
      const profile = profiles.get(userId);
      if (!profile) throw new Error('A user has no profile.');
      return profile;
    },
    avoided: async (userId) => profiles.get(userId)?.avoid ?? NOTHING_AVOIDED,
    findAvoid: async (userId) => ({
      avoid: profiles.get(userId)?.avoid ?? NOTHING_AVOIDED,
      changes: changesOfAvoid.get(userId) ?? [],
    }),
    async replaceAvoid(userId, { held, next }) {
      const profile = profiles.get(userId);
      if (!profile || (changesOfAvoid.get(userId) ?? []).join(' ') !== held.join(' ')) return false;
      profiles.set(userId, { ...profile, avoid: next.avoid });
      changesOfAvoid.set(userId, next.changes);
      return true;
    },
    async setName(userId, name) {
      const profile = profiles.get(userId);
      if (profile) profiles.set(userId, { ...profile, name });
    },
    async claimCustomer(userId, customerId) {
      const profile = profiles.get(userId);
      const owner = profile?.customerId ?? customerId;
      if (profile) profiles.set(userId, { ...profile, customerId: owner });
      return owner;
    },
  };
}

export function fakeSignIns(signIns: Store['sign-in']): Pick<Ports, 'signIns' | 'signInEraser'> {
  const opened = new Map<UserId, number>();
  const change = (userId: UserId, next: (held: SignIn) => SignIn | false): boolean => {
    const held = signIns.get(userId);
    const changed = held && next(held);
    if (changed) signIns.set(userId, changed);
    return Boolean(changed);
  };
  const port: Ports['signIns'] = {
    find: async (userId) => signIns.get(userId),
    async open(signIn) {
      const { userId } = signIn;
      const { verified, registeredBy } = signIns.get(userId) ?? {};
      if (verified) return 0;
      const isSame = registeredBy !== undefined && registeredBy === signIn.registeredBy;
      signIns.set(userId, signIn);
      opened.set(userId, (opened.get(userId) ?? 0) + (isSame ? 0 : 1));
      return opened.get(userId) ?? 0;
    },
    renewVerifyLink: async (userId, verifyLink) =>
      change(userId, (held) => !held.verified && { ...held, verifyLink }) ? (opened.get(userId) ?? 0) : 0,
    verify: async (userId, linkHash, now) =>
      change(userId, ({ verifyLink, registeredBy: _, ...held }) =>
        verifyLink?.hash === linkHash && verifyLink.expiresAt > now && opened.get(userId) === 1
          ? { ...held, verified: true }
          : false,
      ),
    renewResetLink: async (userId, resetLink) =>
      change(userId, (held) => !held.closed && { ...held, resetLink }),
    renewLogInLink: async (userId, logInLink) =>
      change(userId, (held) => !held.closed && held.verified && { ...held, logInLink }),
    useLogInLink: async (userId, linkHash, now) =>
      change(userId, ({ logInLink, ...held }) =>
        logInLink?.hash === linkHash && logInLink.expiresAt > now ? held : false,
      ),
    resetPassword: async (userId, linkHash, passwordHash, now) =>
      change(
        userId,
        ({
          resetLink,
          verifyLink,
          logInLink: _link,
          registeredBy: _by,
          tokens: _tokens,
          oauthCode: _code,
          ...held
        }) =>
          [resetLink, verifyLink].some((link) => link?.hash === linkHash && link.expiresAt > now)
            ? { ...held, passwordHash, verified: true, sessions: [] }
            : false,
      ),
    changePassword: async (checked, passwordHash, kept) =>
      change(
        checked.userId,
        ({
          resetLink: _reset,
          verifyLink: _verify,
          logInLink: _link,
          tokens: _tokens,
          oauthCode: _code,
          ...held
        }) =>
          !held.closed &&
          held.passwordHash === checked.passwordHash &&
          held.sessions.some(({ hash }) => hash === kept.hash) && { ...held, passwordHash, sessions: [kept] },
      ),
    addSession: async (checked, session, ending) =>
      change(checked.userId, (held) => {
        const others = held.sessions.filter(({ hash }) => hash !== ending);
        const hasRoom = ending ? others.length < held.sessions.length : others.length < MAX_SESSIONS;
        return (
          !held.closed &&
          hasRoom &&
          held.passwordHash === checked.passwordHash && { ...held, sessions: [...others, session] }
        );
      }),
    linkGoogle: async (read, googleSubject) =>
      change(
        read.userId,
        (held) => !held.closed && held.passwordHash === read.passwordHash && { ...held, googleSubject },
      ),
    async close(userId) {
      change(userId, ({ kitchenId, householdId }) => ({
        userId,
        verified: true,
        sessions: [],
        closed: true,
        ...(kitchenId !== undefined && { kitchenId }),
        ...(householdId !== undefined && { householdId }),
      }));
    },
    async touchSession(userId, sessionHash, lastUsedAt) {
      change(userId, (held) => ({
        ...held,
        sessions: held.sessions.map((each) => (each.hash === sessionHash ? { ...each, lastUsedAt } : each)),
      }));
    },
    async endSession(userId, sessionHash) {
      change(userId, (held) => ({
        ...held,
        sessions: held.sessions.filter(({ hash }) => hash !== sessionHash),
      }));
    },
    ...fakeTokens(change),
  };
  return {
    signIns: port,
    signInEraser: {
      async remove(userId) {
        signIns.delete(userId);
      },
    },
  };
}

function fakeTokens(
  change: (userId: UserId, next: (held: SignIn) => SignIn | false) => boolean,
): Pick<Ports['signIns'], 'addToken' | 'touchToken' | 'endToken' | 'renewCode' | 'useCode'> {
  const changeTokens = (userId: UserId, next: (tokens: readonly AccessToken[]) => readonly AccessToken[]) =>
    change(userId, ({ tokens, ...held }) => (tokens ? { ...held, tokens: next(tokens) } : held));
  return {
    addToken: async (userId, sessionHash, token) =>
      change(userId, ({ tokens = [], ...held }) => {
        const isSignedIn = !held.closed && held.sessions.some(({ hash }) => hash === sessionHash);
        const others = tokens.filter(({ id }) => id !== token.id);
        return isSignedIn && others.length < MAX_ACCESS_TOKENS && { ...held, tokens: [...others, token] };
      }),
    async touchToken(userId, id, lastUsedAt) {
      changeTokens(userId, (tokens) =>
        tokens.map((each) => (each.id === id ? { ...each, lastUsedAt } : each)),
      );
    },
    async endToken(userId, id) {
      changeTokens(userId, (tokens) => tokens.filter((each) => each.id !== id));
    },
    renewCode: async (userId, sessionHash, oauthCode) =>
      change(
        userId,
        (held) =>
          !held.closed &&
          held.sessions.some(({ hash }) => hash === sessionHash) &&
          (held.tokens?.length ?? 0) < MAX_ACCESS_TOKENS && { ...held, oauthCode },
      ),
    useCode: async (userId, codeHash, token, now) =>
      change(
        userId,
        ({ oauthCode, tokens = [], ...held }) =>
          !held.closed &&
          oauthCode?.hash === codeHash &&
          oauthCode.expiresAt > now &&
          tokens.length < MAX_ACCESS_TOKENS && { ...held, tokens: [...tokens, token] },
      ),
  };
}

export function fakeAttempts(): Ports['attempts'] {
  const taken = new Map<string, number>();
  const keyOf = ({ limit, hash, startsAt }: Counter) => `${limit} ${hash} ${startsAt}`;
  const change = (counter: Counter, by: number) => taken.set(keyOf(counter), takenOf(counter) + by);
  const takenOf = (counter: Counter) => taken.get(keyOf(counter)) ?? 0;
  return {
    async take(counter, most) {
      if (takenOf(counter) >= most) return 0;
      change(counter, 1);
      return takenOf(counter);
    },
    async refund(counter) {
      if (takenOf(counter) > 0) change(counter, -1);
    },
  };
}

export function fakeDeletions(): Ports['deletions'] {
  const deletions = new Map<UserId, Deletion>();
  return {
    async add(deletion) {
      if (!deletions.has(deletion.userId)) deletions.set(deletion.userId, deletion);
    },
    pending: async () => [...deletions.values()],
    async markErased(userId, now) {
      const deletion = deletions.get(userId);
      if (deletion) deletions.set(userId, { erasedAt: now, ...deletion });
    },
    async remove(userId) {
      deletions.delete(userId);
    },
  };
}
