import type { AccountPorts } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { LimitPorts } from '../limits/ports.ts';
import type { UserId } from '../user-id.ts';
import type { TooManyAttempts } from '../limits/errors.ts';
import type { GoogleRefused, InvalidCredentials, PasswordNeeded } from './errors.ts';
import { NOTHING_AVOIDED } from '../nutrition/avoid.ts';
import type { Language } from '../language.ts';
import { err, ok, type Result } from '../result.ts';
import type { TimeZone } from '../time.ts';
import type { GoogleRequest, GoogleUser } from './google.ts';
import { refundAttempt, guessAt, checkLimits, type Attempt } from '../limits/limits.ts';
import { claimAddress } from './register.ts';
import type { SignIn } from './sign-in.ts';
import { startSession, type LoggedIn } from './start-session.ts';

type GoogleSignInPorts = Pick<SystemPorts, 'clock' | 'secrets' | 'mailer'> &
  Pick<AccountPorts, 'passwords' | 'google' | 'googleOwners' | 'emailOwners' | 'profiles' | 'signIns'> &
  LimitPorts;

type SignInContext = {
  readonly language: Language;
  readonly timeZone: TimeZone;
  readonly device: string;
  readonly network: string;
};

type Refusal = GoogleRefused | PasswordNeeded | InvalidCredentials | TooManyAttempts;

/**
 * Signs in with Google and creates an account if there is none. Safe to repeat after a crash: the subject is claimed
 * last, so until then the address leads to the same account.
 */
export async function signInWithGoogle(
  ports: GoogleSignInPorts,
  request: GoogleRequest,
  context: SignInContext,
): Promise<Result<LoggedIn, Refusal>> {
  const { google, googleOwners, signIns } = ports;
  const attempts: readonly Attempt[] = [{ limit: 'googleFromNetwork', by: context.network }];
  const within = await checkLimits(ports, attempts);
  if (!within.ok) return within;
  const user = await google.verify(request.idToken, request.nonce);
  if (!user) return err({ type: 'GoogleRefused' });
  await refundAttempt(ports, attempts);
  const known = await googleOwners.find(user.subject);
  const signIn = known === undefined ? undefined : await signIns.find(known);
  if (signIn?.googleSubject === user.subject) return enter(ports, signIn, context);
  const joined = await join(ports, user, request.password, context);
  if (!joined.ok) return joined;
  await googleOwners.claim(user.subject, joined.value.userId);
  return enter(ports, joined.value, context);
}

async function enter(
  ports: GoogleSignInPorts,
  signIn: SignIn,
  { device }: SignInContext,
): Promise<Result<LoggedIn, GoogleRefused>> {
  const entered = await startSession(ports, signIn, device);
  return entered ? ok(entered) : err({ type: 'GoogleRefused' });
}

/** Links the account of an address with Google. Replaces an account whose address was never verified. */
async function join(
  ports: GoogleSignInPorts,
  user: GoogleUser,
  password: string | undefined,
  context: SignInContext,
): Promise<Result<SignIn, Refusal>> {
  const { signIns } = ports;
  const userId = await claimAddress(ports, user.email);
  const signIn = await signIns.find(userId);
  // The address was never verified here, so a stranger may have registered it.
  if (!signIn?.verified) return open(ports, user, userId, context);
  const allowed = user.isAuthority
    ? ok(undefined)
    : await checkPassword(ports, user, signIn, { password, network: context.network });
  return allowed.ok ? link(ports, user, signIn) : allowed;
}

async function open(
  { clock, profiles, signIns }: GoogleSignInPorts,
  { subject, email }: GoogleUser,
  userId: UserId,
  { language, timeZone }: SignInContext,
): Promise<Result<SignIn, GoogleRefused>> {
  await profiles.add({
    id: userId,
    email,
    createdAt: clock.now(),
    avoid: NOTHING_AVOIDED,
    language,
    timeZone,
  });
  const signIn: SignIn = { userId, verified: true, googleSubject: subject, sessions: [] };
  return (await signIns.open(signIn)) > 0 ? ok(signIn) : err({ type: 'GoogleRefused' });
}

async function checkPassword(
  ports: GoogleSignInPorts,
  { email }: GoogleUser,
  { passwordHash }: SignIn,
  { password, network }: { readonly password: string | undefined; readonly network: string },
): Promise<Result<void, Refusal>> {
  if (password === undefined) return err({ type: 'PasswordNeeded' });
  const guess = guessAt(email, network);
  const within = await checkLimits(ports, guess);
  if (!within.ok) return within;
  if (!(await ports.passwords.verify(password, passwordHash))) return err({ type: 'InvalidCredentials' });
  await refundAttempt(ports, guess);
  return ok(undefined);
}

/** Links Google and notifies the owner. */
async function link(
  { profiles, signIns, mailer }: GoogleSignInPorts,
  { subject }: GoogleUser,
  signIn: SignIn,
): Promise<Result<SignIn, GoogleRefused>> {
  if (!(await signIns.linkGoogle(signIn, subject))) return err({ type: 'GoogleRefused' });
  const { email: to, language } = await profiles.get(signIn.userId);
  await mailer.send({ to, language, mail: { type: 'GoogleLinked' } });
  return ok({ ...signIn, googleSubject: subject });
}
