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
  /** Always computes one hash; without a stored hash it compares with a hash that no password has. */
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

/** Avoided foods, and the IDs of their latest changes. */
type ChangedAvoid = { readonly avoid: StoredAvoid; readonly changes: readonly string[] };

export type ProfileReader = {
  /** @throws if there is none: a user without a profile is a bug */
  get(userId: UserId): Promise<Profile>;
  /** @returns what the user avoids; empty if never set */
  avoided(userId: UserId): Promise<StoredAvoid>;
  /** Returns what the user avoids with the IDs of its changes, newest last. */
  findAvoid(userId: UserId): Promise<ChangedAvoid>;
};

export type ProfileWriter = {
  add(profile: Profile): Promise<void>;
  /**
   * Replaces the avoided foods if their changes are still the held ones.
   * @returns false if there were others meanwhile
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

/** Identifies the user of a request, and records the last use of a session or token: all that most Lambdas need. */
export type SignInUses = SignInReader & {
  touchSession(userId: UserId, sessionHash: string, now: EpochMs): Promise<void>;
  touchToken(userId: UserId, id: TokenId, now: EpochMs): Promise<void>;
};

export type SignInWriter = {
  /**
   * Stores a new sign-in, replacing an unverified one.
   * @returns number of registrations so far, this one included; consecutive ones with the same `registeredBy` count
   * once; 0 if a verified sign-in exists
   */
  open(signIn: SignIn): Promise<number>;
  /** @returns number of registrations that wait for this link; 0 if there is nothing to verify */
  renewVerifyLink(userId: UserId, link: Link): Promise<number>;
  /**
   * Uses the link up.
   * @returns false if it is not the current one, has expired, or several registrations wait for it
   */
  verify(userId: UserId, linkHash: string, now: EpochMs): Promise<boolean>;
  /** Replaces the reset link. @returns false if there is no such user */
  renewResetLink(userId: UserId, link: Link): Promise<boolean>;
  /** Replaces the login link. @returns false if there is no verified user */
  renewLogInLink(userId: UserId, link: Link): Promise<boolean>;
  /** Uses the link up. @returns false if it is not the current one or has expired */
  useLogInLink(userId: UserId, linkHash: string, now: EpochMs): Promise<boolean>;
  /**
   * Uses a reset or verification link up: sets the password, verifies the address, ends every session, every access
   * token and every other link.
   * @returns false if the link is not current or has expired
   */
  resetPassword(userId: UserId, linkHash: string, passwordHash: string, now: EpochMs): Promise<boolean>;
  /**
   * Sets the password if it is still the one that was checked. Ends every other session, every access token and every
   * link.
   * @param kept the session that stays
   */
  changePassword(checked: SignIn, passwordHash: string, kept: Session): Promise<boolean>;
  /**
   * Adds a session if the password hash is still the one that was checked and at most MAX_SESSIONS remain.
   * @param ending hash of the session that is removed to make room
   * @returns false also if that session has ended meanwhile
   */
  addSession(checked: SignIn, session: Session, ending: string | undefined): Promise<boolean>;
  /** Links a Google subject. @returns false if the password has changed since `read` */
  linkGoogle(read: SignIn, subject: string): Promise<boolean>;
  /**
   * Closes the account: from then on no session, access token, password, link or Google login works, and none can be
   * added.
   */
  close(userId: UserId): Promise<void>;
  endSession(userId: UserId, sessionHash: string): Promise<void>;
  /**
   * Adds an access token, or replaces the one with its ID, if the requesting session has not ended.
   * @returns false also if the user has MAX_ACCESS_TOKENS
   */
  addToken(userId: UserId, sessionHash: string, token: AccessToken): Promise<boolean>;
  endToken(userId: UserId, id: TokenId): Promise<void>;
  /**
   * Replaces the code by which a client gets an access token, if the requesting session has not ended.
   * @returns false also if the user has MAX_ACCESS_TOKENS
   */
  renewCode(userId: UserId, sessionHash: string, code: Link): Promise<boolean>;
  /**
   * Uses the code up, and adds the access token.
   * @returns false if it is not the current one or has expired, or if the user has MAX_ACCESS_TOKENS
   */
  useCode(userId: UserId, codeHash: string, token: AccessToken, now: EpochMs): Promise<boolean>;
};

/** A port of its own: only one Lambda may delete sign-ins, while all of them read sign-ins. */
export type SignInEraser = { remove(userId: UserId): Promise<void> };
