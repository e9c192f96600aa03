import type { AccessToken, TokenId } from './access-token.ts';
import type { Profile } from './account.ts';
import type { GoogleUser } from './google.ts';
import type { Link, Session, SignIn } from './sign-in.ts';
import type { StoredAvoid } from './account.ts';
import type { EpochMs } from '../time.ts';
import type { UserId } from '../user-id.ts';

export type AccountPorts = {
  readonly passwords: Passwords;
  readonly google: Google;
  readonly emailOwners: IdentityOwnerReader & IdentityOwnerWriter;
  readonly googleOwners: IdentityOwnerReader & IdentityOwnerWriter;
  readonly profiles: ProfileReader & ProfileWriter;
  readonly signIns: SignInUses & SignInWriter;
  readonly signInEraser: SignInEraser;
};

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Always computes one hash. Without a stored hash, compares with a hash that no password has. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
};

type Google = {
  /**
   * @param nonce preimage of the nonce in the token
   * @returns undefined if the token is invalid
   */
  verify(idToken: string, nonce: string): Promise<GoogleUser | undefined>;
};

/** Maps an email address or a Google subject to the one account that owns it. */
export type IdentityOwnerReader = {
  find(name: string): Promise<UserId | undefined>;
};

export type IdentityOwnerWriter = {
  /** Claims the identity unless it has an owner. @returns the owner */
  claim(name: string, userId: UserId): Promise<UserId>;
  /** Releases the identity if the user owns it. */
  release(name: string, userId: UserId): Promise<void>;
};

/** Avoided foods, with the IDs of their latest changes. */
type ChangedAvoid = { readonly avoid: StoredAvoid; readonly changes: readonly string[] };

export type ProfileReader = {
  /** @throws if there is no profile, which is a bug */
  get(userId: UserId): Promise<Profile>;
  /** @returns empty lists if nothing was ever set */
  avoided(userId: UserId): Promise<StoredAvoid>;
  /** Returns the avoided foods with the IDs of their changes, newest last. */
  findAvoid(userId: UserId): Promise<ChangedAvoid>;
};

export type ProfileWriter = {
  add(profile: Profile): Promise<void>;
  /**
   * Replaces the avoided foods if their changes are still the held ones.
   * @returns false if another change was stored meanwhile
   */
  replaceAvoid(
    userId: UserId,
    change: { readonly held: ChangedAvoid['changes']; readonly next: ChangedAvoid },
  ): Promise<boolean>;
  setName(userId: UserId, name: string): Promise<void>;
  /** Stores the Stripe customer ID unless one is set. @returns the stored ID */
  claimCustomer(userId: UserId, customerId: string): Promise<string>;
};

export type SignInReader = {
  find(userId: UserId): Promise<SignIn | undefined>;
};

/** Identifies the user of a request and records the last use of a session or token. Most Lambdas need no more. */
export type SignInUses = SignInReader & {
  touchSession(userId: UserId, sessionHash: string, now: EpochMs): Promise<void>;
  touchToken(userId: UserId, id: TokenId, now: EpochMs): Promise<void>;
};

export type SignInWriter = {
  /**
   * Stores a new sign-in, replacing an unverified one.
   * @returns the number of registrations so far, including this one; consecutive ones with the same `registeredBy`
   * count once; 0 if a verified sign-in exists
   */
  open(signIn: SignIn): Promise<number>;
  /** @returns the number of registrations that wait for this link; 0 if nothing is to be verified */
  renewVerifyLink(userId: UserId, link: Link): Promise<number>;
  /**
   * Uses up the link.
   * @returns false if the link is not current, has expired, or several registrations wait for it
   */
  verify(userId: UserId, linkHash: string, now: EpochMs): Promise<boolean>;
  /** Replaces the reset link. @returns false if there is no such user */
  renewResetLink(userId: UserId, link: Link): Promise<boolean>;
  /** Replaces the login link. @returns false if there is no verified user */
  renewLogInLink(userId: UserId, link: Link): Promise<boolean>;
  /** Uses up the link. @returns false if the link is not current or has expired */
  useLogInLink(userId: UserId, linkHash: string, now: EpochMs): Promise<boolean>;
  /**
   * Uses up a reset or verification link: sets the password, verifies the address, and ends every session, access token
   * and other link.
   * @returns false if the link is not current or has expired
   */
  resetPassword(userId: UserId, linkHash: string, passwordHash: string, now: EpochMs): Promise<boolean>;
  /**
   * Sets the password unless it has changed since it was checked. Ends every other session, every access token and
   * every link.
   * @param kept the session that stays
   */
  changePassword(checked: SignIn, passwordHash: string, kept: Session): Promise<boolean>;
  /**
   * Adds a session if the password hash has not changed since it was checked and at most MAX_SESSIONS remain.
   * @param ending hash of the session that is removed to make room
   * @returns false also if the session to be removed has ended meanwhile
   */
  addSession(checked: SignIn, session: Session, ending: string | undefined): Promise<boolean>;
  /** Links a Google subject. @returns false if the password has changed since `read` */
  linkGoogle(read: SignIn, subject: string): Promise<boolean>;
  /** Closes the account: sessions, tokens, passwords, links and Google login end, and none can be added. */
  close(userId: UserId): Promise<void>;
  endSession(userId: UserId, sessionHash: string): Promise<void>;
  /**
   * Adds an access token, or replaces the token with its ID, unless the requesting session has ended.
   * @returns false also if the user has MAX_ACCESS_TOKENS
   */
  addToken(userId: UserId, sessionHash: string, token: AccessToken): Promise<boolean>;
  endToken(userId: UserId, id: TokenId): Promise<void>;
  /**
   * Replaces the code for which a client gets an access token, unless the requesting session has ended.
   * @returns false also if the user has MAX_ACCESS_TOKENS
   */
  renewCode(userId: UserId, sessionHash: string, code: Link): Promise<boolean>;
  /**
   * Uses up the code and adds the access token.
   * @returns false if the code is not current or has expired, or if the user has MAX_ACCESS_TOKENS
   */
  useCode(userId: UserId, codeHash: string, token: AccessToken, now: EpochMs): Promise<boolean>;
};

/** Separate port, because only one Lambda may delete sign-ins, while all Lambdas read them. */
export type SignInEraser = { remove(userId: UserId): Promise<void> };
