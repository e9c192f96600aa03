import * as v from 'valibot';
import { LogInRequest } from '#core/account/account.ts';
import { RegisterRequest } from '#core/account/new-password.ts';
import { logIn, type LogInContext } from '#core/account/log-in.ts';
import { register } from '#core/account/register.ts';
import { verifyEmail } from '#core/account/verify-email.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';

export const EMAIL = 'jonas@example.org';
export const PASSWORD = 'Leek2026leek';
const WHERE = { language: 'de', timeZone: 'Europe/Berlin' } as const;
export const PHONE = 'a phone';
export const HOME = '203.0.113.7';

export let ports: FakePorts;

export function startAnew(): void {
  ports = fakePorts();
}

export const signUp = (email = EMAIL, password = PASSWORD, key?: string) =>
  register(ports, v.parse(RegisterRequest, { email, password, confirmPassword: password }), {
    ...WHERE,
    key,
  });

export function lastToken(): string {
  const mail = ports.sent.at(-1)?.mail;
  return mail && 'token' in mail ? mail.token : '';
}

export async function aVerifiedCook(): Promise<void> {
  await signUp();
  await verifyEmail(ports, lastToken(), { name: PHONE });
}

export async function enter(
  request: Partial<LogInRequest> = {},
  from: Partial<LogInContext> = {},
): Promise<string> {
  const parsed = v.parse(LogInRequest, { email: EMAIL, password: PASSWORD, ...request });
  const entered = await logIn(ports, parsed, { device: PHONE, network: HOME, ...from });
  return entered.ok ? entered.value.token : entered.error.type;
}
