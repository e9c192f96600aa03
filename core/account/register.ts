import type { AccountPorts, IdentityOwnerReader } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { Language } from '../language.ts';
import { NOTHING_AVOIDED } from '../nutrition/avoid.ts';
import type { TimeZone } from '../time.ts';
import type { Email } from '../email.ts';
import type { RegisterRequest } from './new-password.ts';
import { tokenOf, VERIFY_LINK_LIFETIME } from './sign-in.ts';

type RegistrationContext = {
  readonly language: Language;
  readonly timeZone: TimeZone;
  /** Chosen by the device. Without a key every call counts as another registration. */
  readonly key?: IdempotencyKey | undefined;
};

type RegisterPorts = Pick<SystemPorts, 'clock' | 'secrets' | 'mailer'> &
  Pick<AccountPorts, 'passwords' | 'emailOwners' | 'profiles' | 'signIns'>;

/**
 * Creates an account. If the address has an account, emails its owner instead; both cases make the same calls, so an
 * outsider cannot tell them apart. Registering again before verification replaces password and link. Then the right
 * password is unknown, so the link asks the owner of the mailbox to choose one. Safe to repeat after a crash: the same
 * key and address register once.
 */
export async function register(
  ports: RegisterPorts,
  request: RegisterRequest,
  { key, ...context }: RegistrationContext,
): Promise<void> {
  const { clock, secrets, passwords, profiles, signIns, mailer } = ports;
  const { email } = request;
  const passwordHash = await passwords.hash(request.password);
  const userId = await claimAddress(ports, email);
  await profiles.add({ id: userId, email, createdAt: clock.now(), avoid: NOTHING_AVOIDED, ...context });
  const { secret, hash } = secrets.create();
  const verifyLink = { hash, expiresAt: clock.now() + VERIFY_LINK_LIFETIME };
  const opened = await signIns.open({
    userId,
    passwordHash,
    verified: false,
    ...(key !== undefined && { registeredBy: registrationHash(secrets, email, key) }),
    verifyLink,
    sessions: [],
  });
  await mailer.send({
    to: email,
    language: context.language,
    mail: opened > 0 ? verifyMail(userId, secret, opened) : { type: 'AlreadyRegistered' },
  });
}

/** Returns the hash that identifies the registration of an address by a device. */
export const registrationHash = (
  secrets: SystemPorts['secrets'],
  email: string,
  key: IdempotencyKey,
): string => secrets.hash(`${email} ${key}`);

/**
 * Claims an address for a new account.
 * @returns the owner: a new user, or the existing one unless their account is closed
 */
export async function claimAddress(
  {
    secrets,
    emailOwners,
    signIns,
  }: Pick<SystemPorts, 'secrets'> & Pick<AccountPorts, 'emailOwners' | 'signIns'>,
  email: Email,
): Promise<UserId> {
  const userId = await emailOwners.claim(email, secrets.id());
  const held = await signIns.find(userId);
  if (!held?.closed) return userId;
  // The deletion was interrupted before it released the address.
  await emailOwners.release(email, userId);
  return emailOwners.claim(email, secrets.id());
}

/** Sends a new verification link if the address waits for one. The response is the same in either case. */
export async function resendVerification(
  {
    clock,
    secrets,
    emailOwners,
    signIns,
    mailer,
  }: Omit<RegisterPorts, 'passwords' | 'profiles' | 'emailOwners'> & {
    readonly emailOwners: IdentityOwnerReader;
  },
  email: Email,
  language: Language,
): Promise<void> {
  const userId = await emailOwners.find(email);
  if (!userId) return;
  const { secret, hash } = secrets.create();
  const opened = await signIns.renewVerifyLink(userId, {
    hash,
    expiresAt: clock.now() + VERIFY_LINK_LIFETIME,
  });
  if (opened > 0) await mailer.send({ to: email, language, mail: verifyMail(userId, secret, opened) });
}

const verifyMail = (userId: UserId, secret: string, opened: number) =>
  ({ type: opened > 1 ? 'RegisteredAgain' : 'VerifyEmail', token: tokenOf(userId, secret) }) as const;
