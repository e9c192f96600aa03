import type { Profile } from './account.ts';
import type { GoogleUser } from './google.ts';
import type { Link, Session, SignIn } from './sign-in.ts';
import type { Avoid } from '../nutrition/avoid.ts';
import type { EpochMs } from '../time.ts';
import type { UserId } from '../user-id.ts';

export type AccountPorts = {
  readonly passwords: Passwords;
  readonly google: Google;
  readonly emailOwners: IdentityOwnerReader & IdentityOwnerWriter;
  readonly googleOwners: IdentityOwnerReader & IdentityOwnerWriter;
  readonly profiles: ProfileReader & ProfileWriter;
  readonly signIns: SignInReader & SignInWriter;
  readonly signInBin: SignInBin;
};

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Always computes one hash: where none is given, against one that nothing matches. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
};

type Google = {
  /**
   * @param nonce what the token's nonce is the hash of
   * @returns undefined where the token does not hold
   */
  verify(idToken: string, nonce: string): Promise<GoogleUser | undefined>;
};

/** One account per address, and per subject that Google knows somebody by. */
export type IdentityOwnerReader = {
  find(name: string): Promise<UserId | undefined>;
};

export type IdentityOwnerWriter = {
  /** Claims it for a user. @returns who holds it now: the given user, or who came before */
  claim(name: string, userId: UserId): Promise<UserId>;
  /** Gives it up, if it is still the user's. */
  release(name: string, userId: UserId): Promise<void>;
};

export type ProfileReader = {
  /** @throws when there is none: a user without a profile is a bug */
  get(userId: UserId): Promise<Profile>;
  /** What the user does not eat; nothing, where that was never said. */
  avoided(userId: UserId): Promise<Avoid>;
};

export type ProfileWriter = {
  /** Adds the profile unless the user has one. */
  add(profile: Profile): Promise<void>;
  setAvoid(userId: UserId, avoid: Avoid): Promise<void>;
  /** Notes who stands for the user at Stripe. @returns who does now: the given customer, or who came before */
  claimCustomer(userId: UserId, customerId: string): Promise<string>;
};

export type SignInReader = {
  find(userId: UserId): Promise<SignIn | undefined>;
};

export type SignInWriter = {
  /**
   * Stores a new sign-in, over one that was never verified.
   * @returns how many registrations were stored so, this one included, where those with the same `registeredBy` in a row
   * are one; 0 where a verified one stands
   */
  open(signIn: SignIn): Promise<number>;
  /** @returns how many sign-ins were stored over one another for it to verify; 0 where nothing waits for that */
  renewVerifyLink(userId: UserId, link: Link): Promise<number>;
  /** Uses the link up. @returns false where it is not the current one, has expired, or several wait for it */
  verify(userId: UserId, linkHash: string, now: EpochMs): Promise<boolean>;
  /** Puts a reset link in the place of the last one. @returns false where there is no such user */
  renewResetLink(userId: UserId, link: Link): Promise<boolean>;
  /** Puts a link that logs in in the place of the last one. @returns false where no verified user is there */
  renewLogInLink(userId: UserId, link: Link): Promise<boolean>;
  /** Uses it up. @returns false where it is not the current one or has expired */
  useLogInLink(userId: UserId, linkHash: string, now: EpochMs): Promise<boolean>;
  /**
   * Uses a reset or verification link up: the password is another, the address is proven, every session and every other
   * link ends.
   * @returns false where it is not a current one or has expired
   */
  resetPassword(userId: UserId, linkHash: string, passwordHash: string, now: EpochMs): Promise<boolean>;
  /**
   * Adds a session, if the password hash is still the one that was checked and there are no more than MAX_SESSIONS then.
   * @param ending the hash of the session that makes room for it
   * @returns false also where that one has ended meanwhile
   */
  addSession(checked: SignIn, session: Session, ending: string | undefined): Promise<boolean>;
  /** Lets in whom Google knows by this subject. @returns false where the password is no longer the one that was read */
  linkGoogle(read: SignIn, subject: string): Promise<boolean>;
  /** Closes an account: no session, password, link or Google opens it any more, and nothing can be added. */
  close(userId: UserId): Promise<void>;
  touchSession(userId: UserId, sessionHash: string, now: EpochMs): Promise<void>;
  endSession(userId: UserId, sessionHash: string): Promise<void>;
};

/** Apart from the rest, for every Lambda reads sign-ins, and one alone forgets them. */
export type SignInBin = { remove(userId: UserId): Promise<void> };
