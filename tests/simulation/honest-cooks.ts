import type { User } from '#core/account/account.ts';
import { logInByLink, requestLogInLink } from '#core/account/log-in-link.ts';
import { logIn } from '#core/account/log-in.ts';
import { register, resendVerification } from '#core/account/register.ts';
import { requestReset, resetPassword } from '#core/account/reset-password.ts';
import { signInWithGoogle } from '#core/account/sign-in-with-google.ts';
import { verifyEmail } from '#core/account/verify-email.ts';
import { admit, refundUnfinished } from '#core/generation/run/admission.ts';
import { mailTo, checkLimits, type Attempt } from '#core/limits/limits.ts';
import { mailboxOf } from '#core/limits/mailbox.ts';
import { PLANS, type Tier } from '#core/plan/plan.ts';
import type { Result } from '#core/result.ts';
import { MINUTE, yearMonth } from '#core/time.ts';
import type { FakePorts } from '#tests/fakes/ports.ts';
import type { Chance } from './chance.ts';

/** Where cooks are: alone, in a family, in an office, and in a dormitory or a mobile network that many share. */
export type Place = 'alone' | 'family' | 'office' | 'dormitory';

type Device = { proof?: string | undefined; session: number };

export type Cook = {
  readonly email: string;
  readonly tier: Tier;
  readonly network: string;
  readonly devices: readonly [Device, Device];
  password: string;
  user?: User;
  createdAt: number;
};

/**
 * Honest cooks, and what they do on a day. The limits are the real ones, and so is all that counts towards them; recipes
 * are written by nobody.
 */
export class HonestCooks {
  /** How often they did what. */
  readonly done = new Map<string, number>();
  /** What a limit stood in the way of. */
  readonly refused: string[] = [];
  readonly #ports: FakePorts;
  readonly #chance: Chance;
  /** Recipes of the month, by the cook. */
  readonly #taken = new Map<string, number>();
  #cooks = 0;

  constructor(ports: FakePorts, chance: Chance) {
    this.#ports = ports;
    this.#chance = chance;
  }

  aCook(place: Place, number: number): Cook {
    const own = (this.#cooks += 1);
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

  async signUp(cook: Cook): Promise<void> {
    const { email, password, network } = cook;
    const where = { language: 'de', timeZone: 'UTC', key: `key-of-${email}` } as const;
    // The answer was lost now and then, or the mail takes its time.
    for (let time = this.#times(0.15, 2); time >= 0; time -= 1) {
      await this.#count('registrations', [
        { limit: 'registerFromNetwork', by: network },
        ...mailTo(email, 'registration'),
      ]);
      await register(this.#ports, { email, password, confirmPassword: password }, where);
    }
    for (let time = this.#times(0.3, 3); time > 0; time -= 1) {
      this.#goOn(5);
      await this.#mail(cook, 'registration', () => resendVerification(this.#ports, email, 'de'));
    }
    await this.#count('links', [{ limit: 'linkFromNetwork', by: network }]);
    mustHold(await verifyEmail(this.#ports, this.#lastToken()));
    cook.createdAt = this.#ports.now;
  }

  async liveADay(cook: Cook, isBadDay: boolean): Promise<void> {
    const device = cook.devices[this.#chance.below(2) === 0 ? 0 : 1];
    if (this.happens(0.04) || !cook.user) await this.#comeIn(cook, device);
    await this.cook(cook, device, this.#wishesOf(cook), isBadDay);
    if (this.happens(0.005)) await this.#translate(cook);
    if (cook.tier !== 'free' && this.happens(0.005)) await this.#declare(cook);
  }

  /** Has recipes written as long as there are some left: some without food, some given up, some while the models are away. */
  async cook(cook: Cook, device: Device, wishes: number, isBadDay: boolean): Promise<void> {
    const month = `${cook.email} ${yearMonth(this.#ports.now, 'UTC')}`;
    for (let wish = 0; wish < wishes; wish += 1) {
      if ((this.#taken.get(month) ?? 0) >= PLANS[cook.tier].recipesPerMonth) return;
      this.#goOn(6);
      for (let time = isBadDay ? this.#times(0.5, 4) : 0; time > 0; time -= 1)
        await this.#ask(cook, device, 'no answer');
      const isWritten = !this.happens(0.3);
      await this.#ask(cook, device, isWritten ? 'recipe' : 'nothing');
      if (isWritten) this.#taken.set(month, (this.#taken.get(month) ?? 0) + 1);
    }
  }

  async comeByGoogle(network: string): Promise<void> {
    const email = `google${this.#chance.below(40)}@gmail.com`;
    const request = { idToken: JSON.stringify({ subject: email, email, isAuthority: true }), nonce: 'n' };
    const where = { language: 'de', timeZone: 'UTC', device: 'a phone', network } as const;
    this.#note('logins by Google', await signInWithGoogle(this.#ports, request, where));
  }

  async #ask(cook: Cook, device: Device, outcome: 'recipe' | 'nothing' | 'no answer'): Promise<void> {
    const own = `${cook.email} ${cook.devices.indexOf(device)} ${device.session}`;
    const asker = { userId: cook.user?.id ?? '', tier: cook.tier, device: own, network: cook.network };
    const admitted = await admit(this.#ports, asker, cook);
    this.#note('recipes begun', admitted);
    if (admitted.ok && outcome !== 'nothing') await refundUnfinished(this.#ports, admitted.value);
  }

  /** With wrong passwords now and then; who cannot remember chooses another, or has a link mailed. */
  async #comeIn(cook: Cook, device: Device): Promise<void> {
    for (let wrong = this.#times(0.35, 6); wrong > 0; wrong -= 1)
      await this.#logIn(cook, device, 'Peas2026peas');
    if (this.happens(0.05)) await this.#forgetPassword(cook, device);
    if (this.happens(0.02)) {
      await this.#mail(cook, 'logInLink', () => requestLogInLink(this.#ports, cook.email, 'de'));
      mustHold(await logInByLink(this.#ports, this.#lastToken(), 'a phone'));
    }
    const entered = mustHold(await this.#logIn(cook, device, cook.password));
    device.proof = entered.proof;
    device.session += 1;
    cook.user = entered.user;
  }

  async #logIn({ email, network }: Cook, { proof }: Device, password: string) {
    const entered = await logIn(this.#ports, { email, password }, { device: 'a phone', proof, network });
    this.#note('logins', entered);
    return entered;
  }

  async #forgetPassword(cook: Cook, device: Device): Promise<void> {
    for (let time = this.#times(0.3, 3); time >= 0; time -= 1) {
      await this.#mail(cook, 'resetLink', () => requestReset(this.#ports, cook.email, 'de'));
      this.#goOn(4);
    }
    await this.#count('links', [{ limit: 'linkFromNetwork', by: cook.network }]);
    const password = `Leek2026leek${this.#ports.now}`;
    const request = { token: this.#lastToken(), password, confirmPassword: password };
    device.proof = mustHold(await resetPassword(this.#ports, request)).proof;
    Object.assign(cook, { password });
  }

  async #translate({ tier, user }: Cook): Promise<void> {
    const by = user?.id ?? '';
    const unfinished: readonly Attempt[] = [{ limit: `unfinished/${tier}`, by }];
    for (let recipe = this.#chance.below(20); recipe > 0; recipe -= 1) {
      await this.#count('translations', [{ limit: 'translationFor', by }, ...unfinished]);
      if (!this.happens(0.02)) await refundUnfinished(this.#ports, { unfinished, at: this.#ports.now });
    }
  }

  /** Pressed twice now and then, for nothing seemed to happen. */
  async #declare({ email, network }: Cook): Promise<void> {
    for (let time = this.#times(0.3, 2); time >= 0; time -= 1) {
      await this.#count('declarations', [
        { limit: 'declarationFromNetwork', by: network },
        { limit: 'declarationFor', by: mailboxOf(email) },
      ]);
      await this.#count('contract', mailTo(email, 'contract'));
    }
  }

  async #mail(
    { email, network }: Cook,
    kind: Parameters<typeof mailTo>[1],
    send: () => Promise<void>,
  ): Promise<void> {
    await this.#count(kind, [{ limit: 'mailFromNetwork', by: network }, ...mailTo(email, kind)]);
    await send();
  }

  async #count(what: string, attempts: readonly Attempt[]): Promise<void> {
    this.#note(what, await checkLimits(this.#ports, attempts));
  }

  #note(what: string, outcome: Result<unknown, { readonly type: string }>): void {
    this.done.set(what, (this.done.get(what) ?? 0) + 1);
    if (!outcome.ok && ['TooManyAttempts', 'TriesUsed'].includes(outcome.error.type))
      this.refused.push(`${what}, ${new Date(this.#ports.now).toISOString()}`);
  }

  /** Mostly none or a few; on a feast many. */
  #wishesOf({ tier }: Cook): number {
    if (this.happens(0.01)) return 5 + this.#chance.below({ free: 5, basic: 10, pro: 25 }[tier]);
    return this.#times({ free: 0.3, basic: 0.6, pro: 0.8 }[tier], 12);
  }

  /** How often something happens that goes on with this chance each time. */
  #times(share: number, most: number): number {
    let count = 0;
    while (count < most && this.happens(share)) count += 1;
    return count;
  }

  #goOn(minutes: number): void {
    this.#ports.now += (1 + this.#chance.below(minutes)) * MINUTE;
  }

  #lastToken(): string {
    return this.#ports.sent.flatMap(({ mail }) => ('token' in mail ? mail.token : [])).at(-1) ?? '';
  }
}

/** @throws where an honest cook is refused, whatever the reason */
function mustHold<Value>(outcome: Result<Value, { readonly type: string }>): Value {
  if (!outcome.ok) throw new Error(`An honest cook is refused: ${outcome.error.type}`);
  return outcome.value;
}
