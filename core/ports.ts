import type { UserId } from './user-id.ts';
import type { Profile } from './account/account.ts';
import type { UserRecord } from './account/deletion/user-record.ts';
import type { Deletion } from './account/deletion/deletion.ts';
import type { Email } from './email.ts';
import type { GoogleUser } from './account/google.ts';
import type { Link, Session, SignIn } from './account/sign-in.ts';
import type { Avoid } from './nutrition/avoid.ts';
import type { Budget } from './generation/model/budget.ts';
import type { Model } from './generation/model/model.ts';
import type { GenerationRun, RunKey } from './generation/run/run.ts';
import type { BadgeProgress } from './badge/progress.ts';
import type { CookMark, MarkKey } from './cooking/cook-mark.ts';
import type { Declaration } from './contract/declaration.ts';
import type { Language } from './language.ts';
import type { DayRange } from './cooking/tracking.ts';
import type { KeptGoals } from './goals/goals.ts';
import type { Mail } from './mail.ts';
import type { PhotoName } from './photo/photo.ts';
import type { BillingEvent } from './plan/handle-billing-event.ts';
import type { Subscription } from './plan/subscription.ts';
import type { Lease, Usage } from './plan/usage.ts';
import type { RecipeId } from './recipe/recipe-id.ts';
import type { Alternative, Recipe, RecipeCard, Translation } from './recipe/recipe.ts';
import type { EpochMs, YearMonth } from './time.ts';

/**
 * Everything the use cases do to the world, in the domain's words. Whatever decides something is read consistently;
 * whatever may be asked twice is harmless the second time.
 */
export type Ports = {
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  readonly metrics: Metrics;
  readonly google: Google;
  readonly emailOwners: IdentityOwners;
  readonly googleOwners: IdentityOwners;
  readonly profiles: Profiles;
  readonly signIns: SignIns;
  readonly signInBin: SignInBin;
  readonly attempts: Attempts;
  readonly recipes: Recipes;
  readonly cookMarks: CookMarks;
  readonly goals: GoalsHistory;
  readonly badgeProgress: BadgeProgressOfUsers;
  readonly photos: Photos;
  readonly runs: Runs;
  readonly usage: UsageCounts;
  readonly billing: Billing;
  readonly billingNotices: BillingNotices;
  readonly billingEvents: BillingEvents;
  readonly subscriptions: Subscriptions;
  readonly toDos: ToDos;
  readonly deletions: Deletions;
  readonly userRecords: UserRecords;
  /** The models that write recipes, in the order in which they are tried. */
  readonly models: readonly Model[];
  readonly budget: Budget;
};

type Clock = {
  now(): EpochMs;
  pause(milliseconds: number): Promise<void>;
};

export type Secrets = {
  /** 128 random bits, base64url. */
  id(): string;
  /** 256 random bits, base64url, and the hash that may be stored. */
  create(): { secret: string; hash: string };
  hash(secret: string): string;
  /** A random integer from 0 to below the limit, each as likely as the others. */
  below(limit: number): number;
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

export type Mailer = {
  /** @throws when the mail could not be handed over */
  send(mail: Mail): Promise<void>;
};

/** What stands in no answer, and the operator wants to count. */
type Metrics = {
  /** An operation was asked for again under its key, and stood already. */
  countReplay(operation: ReplayableOperation): void;
};

export type ReplayableOperation = 'cook' | 'goals' | 'recipe' | 'checkout' | 'billing event';

/** One account per address, and per subject that Google knows somebody by. */
export type IdentityOwners = {
  /** Claims it for a user. @returns who holds it now: the given user, or who came before */
  claim(name: string, userId: UserId): Promise<UserId>;
  find(name: string): Promise<UserId | undefined>;
  /** Gives it up, if it is still the user's. */
  release(name: string, userId: UserId): Promise<void>;
};

export type Profiles = {
  /** Adds the profile unless the user has one. */
  add(profile: Profile): Promise<void>;
  /** @throws when there is none: a user without a profile is a bug */
  get(userId: UserId): Promise<Profile>;
  /** What the user does not eat; nothing, where that was never said. */
  avoided(userId: UserId): Promise<Avoid>;
  setAvoid(userId: UserId, avoid: Avoid): Promise<void>;
  /** Notes who stands for the user at Stripe. @returns who does now: the given customer, or who came before */
  claimCustomer(userId: UserId, customerId: string): Promise<string>;
};

export type SignIns = {
  find(userId: UserId): Promise<SignIn | undefined>;
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

/** Attempts of one kind and of one origin within one window of time. */
export type Counter = {
  readonly limit: string;
  /** Of whom they are counted by. */
  readonly hash: string;
  readonly startsAt: EpochMs;
  readonly endsAt: EpochMs;
};

export type Attempts = {
  /** Counts one more. @returns how many there are now; 0 where there were as many as may be, and it was not counted */
  take(counter: Counter, most: number): Promise<number>;
  refund(counter: Counter): Promise<void>;
};

/** A page of a list, and where the next one begins. */
export type Page<Item> = { readonly items: readonly Item[]; readonly cursor?: string };
export type PageRequest = { readonly limit: number; readonly cursor?: string | undefined };

export type Recipes = {
  /**
   * Adds the recipe that a run has brought, unless one stands under its id.
   * @returns whether the one that stands now is this run's
   */
  add(recipe: Recipe, run: RunKey): Promise<boolean>;
  find(userId: UserId, id: RecipeId): Promise<Recipe | undefined>;
  /** The recipe that a run has brought, if it stands: not another one that happens to have its id. */
  broughtBy(userId: UserId, run: Pick<GenerationRun, 'key' | 'recipeId'>): Promise<Recipe | undefined>;
  /** Which run has brought the recipe that stands. */
  runOf(userId: UserId, id: RecipeId): Promise<RunKey | undefined>;
  /** Keeps a translation with its recipe. @returns false where the recipe is gone or has one already */
  addTranslation(userId: UserId, id: RecipeId, translation: Translation): Promise<boolean>;
  /** One that is gone stays gone. */
  remove(userId: UserId, id: RecipeId): Promise<void>;
  /** Newest first. */
  list(userId: UserId, page: PageRequest): Promise<Page<RecipeCard>>;
  /** The variations of a recipe, newest first. */
  variations(userId: UserId, parent: RecipeId, page: PageRequest): Promise<Page<Alternative>>;
};

/** What was cooked on which day. */
export type CookMarks = {
  find(userId: UserId, key: MarkKey): Promise<CookMark | undefined>;
  /** Puts `mark` in the place of `held`. @returns false where that is no longer what stands there */
  replace(userId: UserId, held: CookMark | undefined, mark: CookMark): Promise<boolean>;
  /** The marks of the days from one to another, by day, also those that were taken back. */
  between(userId: UserId, days: DayRange): Promise<readonly CookMark[]>;
  /** When a recipe was last cooked, by the marks that stand. */
  lastCooked(userId: UserId, recipeId: RecipeId): Promise<EpochMs | undefined>;
};

/** The goals of a user, each set standing from its own moment on. */
export type GoalsHistory = {
  /** Adds goals, unless some of the same moment stand. @returns those that stand there now */
  add(userId: UserId, goals: KeptGoals): Promise<KeptGoals>;
  /** Newest first, of those set until a moment, or of all. */
  latest(userId: UserId, asked: { until?: EpochMs; limit: number }): Promise<readonly KeptGoals[]>;
};

export type BadgeProgressOfUsers = {
  find(userId: UserId): Promise<BadgeProgress | undefined>;
  /** Puts `progress` in the place of `held`. @returns false where that is no longer what stands there */
  replace(userId: UserId, held: BadgeProgress | undefined, progress: BadgeProgress): Promise<boolean>;
};

export type Photos = {
  put(name: PhotoName, jpeg: Uint8Array): Promise<void>;
  find(name: PhotoName): Promise<Uint8Array | undefined>;
  remove(names: readonly PhotoName[]): Promise<void>;
};

export type Runs = {
  /** Stores a new run. @returns the run that stands now: the given one, or who had the key before */
  begin(userId: UserId, run: GenerationRun): Promise<GenerationRun>;
  find(userId: UserId, key: RunKey): Promise<GenerationRun | undefined>;
  /** Puts `run` in the place of `held`. @returns false where that is no longer what stands there */
  restart(userId: UserId, held: GenerationRun, run: GenerationRun): Promise<boolean>;
  /** The recipe is about to be stored. @returns false where the run was cancelled or taken up by another */
  startSaving(userId: UserId, run: GenerationRun): Promise<boolean>;
  /** Cancels what is still running. @returns false where it no longer is */
  cancel(userId: UserId, run: GenerationRun): Promise<boolean>;
  /** Ends the run, if its attempt is still the one that stands. */
  end(userId: UserId, run: GenerationRun, state: 'done' | 'failed'): Promise<void>;
};

/** Recipes used in a month. Each of these is one write of one item, and says whether it took effect. */
export type UsageCounts = {
  find(userId: UserId, month: YearMonth): Promise<Usage>;
  /** Takes one, if fewer than `limit` are taken and the key holds no lease. */
  reserve(userId: UserId, month: YearMonth, lease: Lease, limit: number): Promise<boolean>;
  /** Puts this lease in the place of the one that its key holds, if it holds one. */
  renew(userId: UserId, month: YearMonth, lease: Lease): Promise<boolean>;
  /** Ends the lease and keeps what it took. */
  commit(userId: UserId, month: YearMonth, lease: Lease): Promise<boolean>;
  /** Ends the lease and gives back what it took, unless it was prolonged meanwhile. */
  release(userId: UserId, month: YearMonth, lease: Lease): Promise<boolean>;
};

/** Where plans are paid for. Whatever is asked there is what stands there now. */
export type Billing = {
  /** Makes a customer of a user; of the same user, the same one. @returns the customer's id */
  createCustomer(user: Pick<Profile, 'email' | 'language'> & { userId: UserId }): Promise<string>;
  /** All that a customer ever had. */
  subscriptions(customerId: string): Promise<readonly Subscription[]>;
  /** Has the contract end with the period that is paid for, or run on. */
  setCancelAtPeriodEnd(subscription: Subscription, ends: boolean): Promise<void>;
  /** Ends a contract at once. Safe to repeat. */
  cancel(subscription: Subscription): Promise<void>;
  /** Ends a contract at once and gives back all that was paid for it. Safe to repeat. */
  cancelAndRefund(subscription: Subscription): Promise<void>;
  /** The checkouts that could still be paid, newest first. */
  openCheckouts(customerId: string): Promise<readonly OpenCheckout[]>;
  /** Closes a checkout. One that is paid or closed already stays as it is. */
  expireCheckout(id: string): Promise<void>;
  /** @returns the address of the page; undefined where the key has opened another checkout before */
  openCheckout(order: CheckoutOrder): Promise<string | undefined>;
  /** @returns the address of the page where a customer manages what they have, or confirms a change of it */
  openPortal(customerId: string, language: Language, change?: PlanChange): Promise<string>;
};

export type BillingNotices = {
  /** @returns undefined where the signature does not hold or is older than 300 s */
  read(rawBody: string, signature: string): BillingEvent | undefined;
};

type OpenCheckout = {
  readonly id: string;
  readonly key: string;
  readonly priceId: string;
  readonly url: string;
};

/** `priceId` is a lookup key. */
type CheckoutOrder = {
  readonly userId: UserId;
  readonly customerId: string;
  readonly priceId: string;
  readonly language: Language;
  readonly key: string;
};

type PlanChange = { readonly subscription: Subscription; readonly priceId: string };

export type BillingEvents = {
  isHandled(id: string): Promise<boolean>;
  markHandled(id: string, now: EpochMs): Promise<void>;
};

export type Subscriptions = {
  /** What was last stored, and how often something was. */
  find(userId: UserId): Promise<{ subscription: Subscription; version: number } | undefined>;
  /** @returns false where `version` is no longer what stands there; 0 is that of none */
  put(userId: UserId, subscription: Subscription, version: number): Promise<boolean>;
};

/** The accounts that are to be erased. */
export type Deletions = {
  /** Writes the wish down, unless it is already. */
  ask(deletion: Deletion): Promise<void>;
  waiting(): Promise<readonly Deletion[]>;
  markErased(userId: UserId, now: EpochMs): Promise<void>;
  remove(userId: UserId): Promise<void>;
};

/** Everything that is held under a user's own key, whatever it is. */
export type UserRecords = {
  list(userId: UserId, page: PageRequest): Promise<Page<UserRecord>>;
  remove(userId: UserId, userRecords: readonly UserRecord[]): Promise<void>;
  /** Who stands for them at Stripe, if they still have a profile. */
  customerOf(userId: UserId): Promise<string | undefined>;
};

/** What waits to be done about contracts, by the job or by the operator. */
export type ToDos = {
  add(declaration: Declaration): Promise<void>;
  find(reference: Pick<Declaration, 'receivedAt' | 'id'>): Promise<Declaration | undefined>;
  /** Those of this month and the last that nothing was done about, oldest first. */
  waiting(now: EpochMs): Promise<readonly Declaration[]>;
  /** All that was declared for an address since, newest first, a hundred at most. */
  declaredFor(email: Email, since: EpochMs): Promise<readonly Declaration[]>;
  /** Has it carry the hash of a link's secret in the place of the last one. @returns false where it waits no longer */
  renewLink(declaration: Declaration, linkHash: string): Promise<boolean>;
  /** @returns false where it is not waiting, or for its link, any more */
  close(declaration: Declaration, state: 'mailed' | 'done' | 'operator'): Promise<boolean>;
  /** Takes it back, whatever was done about it. */
  undo(declaration: Declaration): Promise<void>;
};
