import type { User } from '#core/account/account.ts';
import { logInByLink, requestLogInLink } from '#core/account/log-in-link.ts';
import { logIn } from '#core/account/log-in.ts';
import { register, resendVerification } from '#core/account/register.ts';
import { requestReset, resetPassword } from '#core/account/password/reset-password.ts';
import { signInWithGoogle } from '#core/account/sign-in-with-google.ts';
import { verifyEmail } from '#core/account/verify-email.ts';
import { admit, refund } from '#core/generation/run/admission.ts';
import { mailTo, checkLimits, type Attempt } from '#core/limits/limits.ts';
import { mailboxOf } from '#core/limits/mailbox.ts';
import { PLANS, type Tier } from '#core/plan/plan.ts';
import type { Result } from '#core/result.ts';
import { MINUTE, yearMonth } from '#core/time.ts';
import type { FakePorts } from '#tests/fakes/ports.ts';
import type { Chance } from './chance.ts';

/** Network of a user: their own, a family's, an office's, or a dormitory's or mobile network's, which many share. */
export type Place = 'alone' | 'family' | 'office' | 'dormitory';

type Device = { proof?: string | undefined; session: number };

export type SimulatedUser = {
  readonly email: string;
  readonly tier: Tier;
  readonly network: string;
  readonly devices: readonly [Device, Device];
  password: string;
  user?: User;
  createdAt: number;
};

/** Simulates days of honest cooks, with real limits and real counting. No recipes are generated. */
export class HonestUsers {
  /** Number of times that each action was done. */
  readonly done = new Map<string, number>();
  /** Actions that a limit refused. */
  readonly refused: string[] = [];
  readonly #ports: FakePorts;
  readonly #chance: Chance;
  /** Recipes of the month, by user. */
  readonly #taken = new Map<string, number>();
  #users = 0;

  constructor(ports: FakePorts, chance: Chance) {
    this.#ports = ports;
    this.#chance = chance;
  }

  aUser(place: Place, number: number): SimulatedUser {
    const own = (this.#users += 1);
    const tier = this.happens(0.7) ? 'free' : this.happens(0.7) ? 'basic' : 'pro';
    const box = `cook.${own}${this.happens(0.2) ? '+recipes' : ''}`;
    return {
      email: `${box}@${this.happens(0.5) ? 'gmail.com' : 'example.org'}`,
      tier,
      network: place === 'alone' ? `alone ${own}` : place === 'family' ? `family ${number >> 2}` : place,
      password: 'Leek2026leek',
      devices: [{ session: 0 }, { session: 0 }],
      createdAt: 0,
    };
  }

  happens(share: number): boolean {
    return this.#chance.below(10_000) < share * 10_000;
  }

  async signUp(user: SimulatedUser): Promise<void> {
    const { email, password, network } = user;
    const where = { language: 'de', timeZone: 'UTC', key: `key-of-${email}` } as const;
    // Sometimes a response is lost or an email takes its time.
    for (let time = this.#times(0.15, 2); time >= 0; time -= 1) {
      await this.#count('registrations', [
        { limit: 'registerFromNetwork', by: network },
        ...mailTo(email, 'registration'),
      ]);
      await register(this.#ports, { email, password, confirmPassword: password }, where);
    }
    for (let time = this.#times(0.3, 3); time > 0; time -= 1) {
      this.#advance(5);
      await this.#mail(user, 'registration', () => resendVerification(this.#ports, email, 'de'));
    }
    await this.#count('links', [{ limit: 'linkFromNetwork', by: network }]);
    valueOrThrow(await verifyEmail(this.#ports, this.#lastToken(), { name: 'a phone' }));
    user.createdAt = this.#ports.now;
  }

  async spendDay(user: SimulatedUser, isBadDay: boolean): Promise<void> {
    const device = user.devices[this.#chance.below(2) === 0 ? 0 : 1];
    if (this.happens(0.04) || !user.user) await this.#signIn(user, device);
    await this.generateRecipes(user, device, this.#requestCountOf(user), isBadDay);
    if (this.happens(0.005)) await this.#translate(user);
    if (user.tier !== 'free' && this.happens(0.005)) await this.#declare(user);
  }

  /** Requests generations within the quota: some without food, some cancelled, some during an outage of the models. */
  async generateRecipes(
    user: SimulatedUser,
    device: Device,
    requests: number,
    isBadDay: boolean,
  ): Promise<void> {
    const month = `${user.email} ${yearMonth(this.#ports.now, 'UTC')}`;
    for (let request = 0; request < requests; request += 1) {
      if ((this.#taken.get(month) ?? 0) >= PLANS[user.tier].recipesPerMonth) return;
      this.#advance(6);
      for (let time = isBadDay ? this.#times(0.5, 4) : 0; time > 0; time -= 1)
        await this.#generate(user, device, 'no answer');
      const isWritten = !this.happens(0.3);
      await this.#generate(user, device, isWritten ? 'recipe' : 'nothing');
      if (isWritten) this.#taken.set(month, (this.#taken.get(month) ?? 0) + 1);
    }
  }

  async signInByGoogle(network: string): Promise<void> {
    const email = `google${this.#chance.below(40)}@gmail.com`;
    const request = { idToken: JSON.stringify({ subject: email, email, isAuthority: true }), nonce: 'n' };
    const where = { language: 'de', timeZone: 'UTC', device: 'a phone', network } as const;
    this.#record('logins by Google', await signInWithGoogle(this.#ports, request, where));
  }

  async #generate(
    user: SimulatedUser,
    device: Device,
    outcome: 'recipe' | 'nothing' | 'no answer',
  ): Promise<void> {
    const own = `${user.email} ${user.devices.indexOf(device)} ${device.session}`;
    const asker = { userId: user.user?.id ?? '', tier: user.tier, device: own, network: user.network };
    const admitted = await admit(this.#ports, asker, user);
    this.#record('recipes begun', admitted);
    if (admitted.ok && outcome !== 'nothing')
      await refund(this.#ports, admitted.value.unfinished, admitted.value.at);
  }

  /** Signs in, sometimes with wrong passwords first. Without the right one, resets it or requests a link. */
  async #signIn(user: SimulatedUser, device: Device): Promise<void> {
    for (let wrong = this.#times(0.35, 6); wrong > 0; wrong -= 1)
      await this.#logIn(user, device, 'Peas2026peas');
    if (this.happens(0.05)) await this.#forgetPassword(user, device);
    if (this.happens(0.02)) {
      await this.#mail(user, 'logInLink', () => requestLogInLink(this.#ports, user.email, 'de'));
      valueOrThrow(await logInByLink(this.#ports, this.#lastToken(), 'a phone'));
    }
    const entered = valueOrThrow(await this.#logIn(user, device, user.password));
    device.proof = entered.proof;
    device.session += 1;
    user.user = entered.user;
  }

  async #logIn({ email, network }: SimulatedUser, { proof }: Device, password: string) {
    const entered = await logIn(this.#ports, { email, password }, { device: 'a phone', proof, network });
    this.#record('logins', entered);
    return entered;
  }

  async #forgetPassword(user: SimulatedUser, device: Device): Promise<void> {
    for (let time = this.#times(0.3, 3); time >= 0; time -= 1) {
      await this.#mail(user, 'resetLink', () => requestReset(this.#ports, user.email, 'de'));
      this.#advance(4);
    }
    await this.#count('links', [{ limit: 'linkFromNetwork', by: user.network }]);
    const password = `Leek2026leek${this.#ports.now}`;
    const request = { token: this.#lastToken(), password, confirmPassword: password };
    device.proof = valueOrThrow(await resetPassword(this.#ports, request)).proof;
    Object.assign(user, { password });
  }

  async #translate({ tier, user }: SimulatedUser): Promise<void> {
    const by = user?.id ?? '';
    const failed: readonly Attempt[] = [{ limit: `untranslated/${tier}`, by }];
    for (let recipe = this.#chance.below(20); recipe > 0; recipe -= 1) {
      await this.#count('translations', [
        { limit: `translation/${tier}`, by },
        { limit: 'translationFor', by },
        ...failed,
      ]);
      if (!this.happens(0.02)) await refund(this.#ports, failed, this.#ports.now);
    }
  }

  /** Sometimes submits twice. */
  async #declare({ email, network }: SimulatedUser): Promise<void> {
    for (let time = this.#times(0.3, 2); time >= 0; time -= 1) {
      await this.#count('declarations', [
        { limit: 'declarationFromNetwork', by: network },
        { limit: 'declarationFor', by: mailboxOf(email) },
      ]);
      await this.#count('contract', mailTo(email, 'contract'));
    }
  }

  async #mail(
    { email, network }: SimulatedUser,
    kind: Parameters<typeof mailTo>[1],
    send: () => Promise<void>,
  ): Promise<void> {
    await this.#count(kind, [{ limit: 'mailFromNetwork', by: network }, ...mailTo(email, kind)]);
    await send();
  }

  async #count(what: string, attempts: readonly Attempt[]): Promise<void> {
    this.#record(what, await checkLimits(this.#ports, attempts));
  }

  #record(what: string, outcome: Result<unknown, { readonly type: string }>): void {
    this.done.set(what, (this.done.get(what) ?? 0) + 1);
    if (!outcome.ok && ['TooManyAttempts', 'TriesUsed'].includes(outcome.error.type))
      this.refused.push(`${what}, ${new Date(this.#ports.now).toISOString()}`);
  }

  /** Mostly none or a few; many on a feast. */
  #requestCountOf({ tier }: SimulatedUser): number {
    if (this.happens(0.01)) return 5 + this.#chance.below({ free: 5, basic: 10, pro: 25 }[tier]);
    return this.#times({ free: 0.3, basic: 0.6, pro: 0.8 }[tier], 12);
  }

  /** Repeats with the given probability each time. */
  #times(share: number, most: number): number {
    let count = 0;
    while (count < most && this.happens(share)) count += 1;
    return count;
  }

  #advance(minutes: number): void {
    this.#ports.now += (1 + this.#chance.below(minutes)) * MINUTE;
  }

  #lastToken(): string {
    return this.#ports.sent.flatMap(({ mail }) => ('token' in mail ? mail.token : [])).at(-1) ?? '';
  }
}

/** @throws if an honest user is refused */
function valueOrThrow<Value>(outcome: Result<Value, { readonly type: string }>): Value {
  if (!outcome.ok) throw new Error(`An honest cook is refused: ${outcome.error.type}`);
  return outcome.value;
}
