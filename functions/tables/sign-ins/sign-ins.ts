import type { SignInEraser, SignInUses, SignInWriter } from '#core/account/ports.ts';
import * as v from 'valibot';
import { MAX_ACCESS_TOKENS, type AccessToken } from '#core/account/access-token.ts';
import { MAX_SESSIONS } from '#core/account/sign-in.ts';
import type { UserId } from '#core/user-id.ts';
import { keyOf, signInUsesIn } from './sign-in-uses.ts';
import { changeItem, deleteItem, updateItem, type Table } from '../table.ts';

export const signInEraserOf = (table: Table): SignInEraser => ({
  remove: (userId) => deleteItem(table, keyOf(userId)),
});

export const signInsIn = (table: Table): SignInUses & SignInWriter => ({
  ...signInUsesIn(table),
  ...registrationsIn(table),
  ...linksIn(table),
  ...sessionsIn(table),
  ...tokensIn(table),

  linkGoogle: ({ userId, passwordHash }, subject) =>
    updateItem(table, keyOf(userId), {
      set: 'SET googleSubject = :subject',
      if: `${isOpen} AND ${samePassword(passwordHash)}`,
      values: { ':subject': subject, ...checked(passwordHash) },
    }),

  async close(userId) {
    await updateItem(table, keyOf(userId), {
      // Marked as verified: otherwise a new registration could replace it.
      set: 'SET closed = :yes, verified = :yes, sessions = :none REMOVE passwordHash, googleSubject, verifyLink, resetLink, logInLink, registeredBy, tokens, oauthCode',
      if: 'attribute_exists(pk)',
      values: { ':yes': true, ':none': {} },
    });
  },
});

/** Sign-ins with an unverified address. */
const registrationsIn = (table: Table): Pick<SignInWriter, 'open' | 'renewVerifyLink' | 'verify'> => ({
  async open({ userId, sessions, ...signIn }) {
    const given = OPTIONAL.filter((name) => signIn[name] !== undefined);
    const missing = OPTIONAL.filter((name) => signIn[name] === undefined);
    const set = ['verified', 'sessions', ...given].map((name) => `${name} = :${name}`).join(', ');
    const store = (count: string, condition: string, more: Readonly<Record<string, unknown>>) =>
      changeItem(table, keyOf(userId), {
        set: `SET ${set}, opened = ${count} REMOVE ${missing.join(', ')}`,
        if: condition,
        values: {
          ...Object.fromEntries(given.map((name) => [`:${name}`, signIn[name]])),
          ':verified': signIn.verified,
          ':sessions': Object.fromEntries(sessions.map(({ hash, ...session }) => [hash, session])),
          ':one': 1,
          ...more,
        },
      });
    const isSame = signIn.registeredBy !== undefined && 'verified = :no AND registeredBy = :registeredBy';
    const isFirst = ['attribute_not_exists(pk)', isSame].filter(Boolean).join(' OR ');
    return opened(
      (await store('if_not_exists(opened, :one)', isFirst, isSame ? { ':no': false } : {})) ??
        (await store('if_not_exists(opened, :none) + :one', 'verified = :no', { ':none': 0, ':no': false })),
    );
  },

  async renewVerifyLink(userId, link) {
    return opened(
      await changeItem(table, keyOf(userId), {
        set: 'SET verifyLink = :link, opened = if_not_exists(opened, :one)',
        if: 'verified = :no',
        values: { ':link': link, ':one': 1, ':no': false },
      }),
    );
  },

  verify: (userId, linkHash, now) =>
    updateItem(table, keyOf(userId), {
      set: 'SET verified = :yes REMOVE verifyLink, registeredBy',
      if: 'verifyLink.#hash = :hash AND verifyLink.expiresAt > :now AND NOT opened > :one',
      names: { '#hash': 'hash' },
      values: { ':yes': true, ':hash': linkHash, ':now': now, ':one': 1 },
    }),
});

/** Links that replace the password. */
const linksIn = (
  table: Table,
): Pick<
  SignInWriter,
  'renewResetLink' | 'renewLogInLink' | 'useLogInLink' | 'resetPassword' | 'changePassword'
> => ({
  renewResetLink: (userId, link) =>
    updateItem(table, keyOf(userId), {
      set: 'SET resetLink = :link',
      if: isOpen,
      values: { ':link': link },
    }),

  renewLogInLink: (userId, link) =>
    updateItem(table, keyOf(userId), {
      set: 'SET logInLink = :link',
      if: `${isOpen} AND verified = :yes`,
      values: { ':link': link, ':yes': true },
    }),

  useLogInLink: (userId, linkHash, now) =>
    updateItem(table, keyOf(userId), {
      set: 'REMOVE logInLink',
      if: 'logInLink.#hash = :hash AND logInLink.expiresAt > :now',
      names: { '#hash': 'hash' },
      values: { ':hash': linkHash, ':now': now },
    }),

  resetPassword: (userId, linkHash, passwordHash, now) =>
    updateItem(table, keyOf(userId), {
      set: 'SET passwordHash = :password, verified = :yes, sessions = :none REMOVE resetLink, logInLink, verifyLink, registeredBy, tokens, oauthCode',
      if: '(resetLink.#hash = :hash AND resetLink.expiresAt > :now) OR (verifyLink.#hash = :hash AND verifyLink.expiresAt > :now)',
      names: { '#hash': 'hash' },
      values: { ':password': passwordHash, ':yes': true, ':none': {}, ':hash': linkHash, ':now': now },
    }),

  changePassword: ({ userId, passwordHash: former }, passwordHash, { hash, ...session }) =>
    updateItem(table, keyOf(userId), {
      set: 'SET passwordHash = :password, sessions = :kept REMOVE resetLink, logInLink, verifyLink, tokens, oauthCode',
      if: `${isOpen} AND ${samePassword(former)} AND attribute_exists(sessions.#session)`,
      names: { '#session': hash },
      values: { ':password': passwordHash, ':kept': { [hash]: session }, ...checked(former) },
    }),
});

const sessionsIn = (table: Table): Pick<SignInWriter, 'addSession' | 'endSession'> => ({
  addSession: ({ userId, passwordHash }, { hash, ...session }, ending) =>
    updateItem(table, keyOf(userId), {
      set: `SET sessions.#new = :session${ending ? ' REMOVE sessions.#ending' : ''}`,
      if: `${isOpen} AND ${samePassword(passwordHash)} AND ${ending ? 'attribute_exists(sessions.#ending)' : 'size(sessions) < :most'}`,
      names: { '#new': hash, ...(ending && { '#ending': ending }) },
      values: { ':session': session, ...checked(passwordHash), ...(!ending && { ':most': MAX_SESSIONS }) },
    }),

  async endSession(userId, sessionHash) {
    await updateItem(table, keyOf(userId), {
      set: 'REMOVE sessions.#session',
      if: 'attribute_exists(sessions.#session)',
      names: { '#session': sessionHash },
    });
  },
});

const tokensIn = (table: Table): Pick<SignInWriter, 'addToken' | 'endToken' | 'renewCode' | 'useCode'> => ({
  addToken: (userId, sessionHash, token) =>
    addTokenIf(table, userId, token, {
      if: 'attribute_exists(sessions.#session)',
      names: { '#session': sessionHash },
    }),

  renewCode: (userId, sessionHash, code) =>
    updateItem(table, keyOf(userId), {
      set: 'SET oauthCode = :code',
      if: `${isOpen} AND attribute_exists(sessions.#session) AND (attribute_not_exists(tokens) OR size(tokens) < :most)`,
      names: { '#session': sessionHash },
      values: { ':code': code, ':most': MAX_ACCESS_TOKENS },
    }),

  useCode: (userId, codeHash, token, now) =>
    addTokenIf(table, userId, token, {
      remove: ' REMOVE oauthCode',
      if: 'oauthCode.#hash = :hash AND oauthCode.expiresAt > :now',
      names: { '#hash': 'hash' },
      values: { ':hash': codeHash, ':now': now },
    }),

  async endToken(userId, id) {
    await updateItem(table, keyOf(userId), {
      set: 'REMOVE tokens.#token',
      if: 'attribute_exists(tokens.#token)',
      names: { '#token': id },
    });
  },
});

type Allowed = {
  readonly remove?: string;
  readonly if: string;
  readonly names: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, unknown>>;
};

/** Adds an access token to an open sign-in, if there is room and the condition holds. */
async function addTokenIf(
  table: Table,
  userId: UserId,
  { id, ...token }: AccessToken,
  { remove = '', if: condition, names, values }: Allowed,
): Promise<boolean> {
  const isFirst = await updateItem(table, keyOf(userId), {
    set: `SET tokens = :tokens${remove}`,
    if: `${isOpen} AND ${condition} AND attribute_not_exists(tokens)`,
    names,
    values: { ...values, ':tokens': { [id]: token } },
  });
  if (isFirst) return true;
  return updateItem(table, keyOf(userId), {
    set: `SET tokens.#new = :token${remove}`,
    if: `${isOpen} AND ${condition} AND (size(tokens) < :most OR attribute_exists(tokens.#new))`,
    names: { ...names, '#new': id },
    values: { ...values, ':token': token, ':most': MAX_ACCESS_TOKENS },
  });
}

const isOpen = 'attribute_exists(pk) AND attribute_not_exists(closed)';

const samePassword = (passwordHash: string | undefined) =>
  passwordHash === undefined ? 'attribute_not_exists(passwordHash)' : 'passwordHash = :checked';

const checked = (passwordHash: string | undefined) =>
  passwordHash === undefined ? {} : { ':checked': passwordHash };

const OPTIONAL = [
  'passwordHash',
  'googleSubject',
  'registeredBy',
  'verifyLink',
  'resetLink',
  'logInLink',
  'closed',
] as const;

/** Returns the number of registrations for an address until one was verified. */
const opened = (changed: unknown): number =>
  changed === undefined ? 0 : v.parse(v.object({ opened: v.number() }), changed).opened;
