import type { Email } from './account/email.ts';
import type { Language } from './language.ts';
import type { EpochMs } from './time.ts';

/** A mail to be written and sent: its facts; the words are the edge's. */
export type Mail = { readonly to: Email; readonly language: Language; readonly mail: MailContent };

export type MailContent =
  | { readonly type: 'VerifyEmail' | 'RegisteredAgain'; readonly token: string }
  | { readonly type: 'AlreadyRegistered' }
  | { readonly type: 'ResetPassword'; readonly token: string }
  | { readonly type: 'PasswordChanged' }
  | { readonly type: 'GoogleLinked' }
  | { readonly type: 'AccountDeleted' }
  | {
      readonly type: 'CancellationReceived' | 'WithdrawalReceived';
      readonly said: Declared;
      readonly token: string;
    }
  | { readonly type: 'CancellationDone'; readonly receivedAt: EpochMs; readonly endsAt: EpochMs }
  | { readonly type: 'WithdrawalDone'; readonly receivedAt: EpochMs };

/** What somebody has declared about a contract, in their words. */
export type Declared = {
  readonly contract: string;
  readonly receivedAt: EpochMs;
  readonly name?: string;
  readonly reason?: string;
  readonly date?: string;
};
