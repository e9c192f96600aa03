import type { AccountPorts, IdentityOwnerReader } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { Language } from '../language.ts';
import { NOTHING_AVOIDED } from '../nutrition/avoid.ts';
import type { TimeZone } from '../time.ts';
import type { Email } from '../email.ts';
import type { RegisterRequest } from './new-password.ts';
import { tokenOf, VERIFY_LINK_LASTS } from './sign-in.ts';

type Where = {
  readonly language: Language;
  readonly timeZone: TimeZone;
  /** Chosen by the device; without one every registration is another's. */
  readonly key?: IdempotencyKey | undefined;
};

type Needs = Pick<SystemPorts, 'clock' | 'secrets' | 'mailer'> &
  Pick<AccountPorts, 'passwords' | 'emailOwners' | 'profiles' | 'signIns'>;

/**
 * Opens an account, or writes to the owner of the address that it has one: from outside both look the same, down to
 * the calls they make. Registering again before the address is confirmed replaces password and link together; whose the
 * passwords were nobody can tell then, and the link has the owner of the mailbox choose one. Safe to repeat after a
 * crash: the same device that registers the same address again under its key does so once.
 */
export async function register(
  ports: Needs,
  request: RegisterRequest,
  { key, ...where }: Where,
): Promise<void> {
  const { clock, secrets, passwords, profiles, signIns, mailer } = ports;
  const { email } = request;
  const passwordHash = await passwords.hash(request.password);
  const userId = await claimAddress(ports, email);
  await profiles.add({ id: userId, email, createdAt: clock.now(), avoid: NOTHING_AVOIDED, ...where });
  const { secret, hash } = secrets.create();
  const verifyLink = { hash, expiresAt: clock.now() + VERIFY_LINK_LASTS };
  const opened = await signIns.open({
    userId,
    passwordHash,
    verified: false,
    ...(key !== undefined && { registeredBy: secrets.hash(`${email} ${key}`) }),
    verifyLink,
    sessions: [],
  });
  await mailer.send({
    to: email,
    language: where.language,
    mail: opened > 0 ? verifyMail(userId, secret, opened) : { type: 'AlreadyRegistered' },
  });
}

/**
 * Claims an address for a new account.
 * @returns who has it now: somebody new, or who came before, unless their account is closed
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
  // Whoever closed it was stopped before the address was free.
  await emailOwners.release(email, userId);
  return emailOwners.claim(email, secrets.id());
}

/** Sends a new verification link where one is due; the answer never tells whether it was. */
export async function resendVerification(
  {
    clock,
    secrets,
    emailOwners,
    signIns,
    mailer,
  }: Omit<Needs, 'passwords' | 'profiles' | 'emailOwners'> & {
    readonly emailOwners: IdentityOwnerReader;
  },
  email: Email,
  language: Language,
): Promise<void> {
  const userId = await emailOwners.find(email);
  if (!userId) return;
  const { secret, hash } = secrets.create();
  const opened = await signIns.renewVerifyLink(userId, { hash, expiresAt: clock.now() + VERIFY_LINK_LASTS });
  if (opened > 0) await mailer.send({ to: email, language, mail: verifyMail(userId, secret, opened) });
}

const verifyMail = (userId: UserId, secret: string, opened: number) =>
  ({ type: opened > 1 ? 'RegisteredAgain' : 'VerifyEmail', token: tokenOf(userId, secret) }) as const;
