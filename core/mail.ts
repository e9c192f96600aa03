import type { Email } from './email.ts';
import type { Language } from './language.ts';
import type { EpochMs } from './time.ts';

/** What a declaration says that was chosen from a list: all of it that a mail may repeat. */
export type Chosen = {
  readonly receivedAt: EpochMs;
  readonly tier?: 'basic' | 'pro';
  readonly date?: string;
};

/** A mail to be written and sent: its facts; the words are the edge's. */
export type Mail = { readonly to: Email; readonly language: Language; readonly mail: MailContent };

export type MailContent =
  | { readonly type: 'VerifyEmail' | 'RegisteredAgain'; readonly token: string }
  | { readonly type: 'AlreadyRegistered' }
  | { readonly type: 'ResetPassword' | 'LogInLink'; readonly token: string }
  | { readonly type: 'PasswordChanged' }
  | { readonly type: 'GoogleLinked' }
  | { readonly type: 'AccountDeleted' }
  | {
      readonly type: 'CancellationDone';
      readonly chosen: Chosen;
      readonly endsAt: EpochMs;
      readonly token: string;
    }
  | { readonly type: 'WithdrawalReceived'; readonly chosen: Chosen; readonly token: string }
  | { readonly type: 'WithdrawalDone'; readonly receivedAt: EpochMs };

export type Mailer = {
  /** @throws when the mail could not be handed over */
  send(mail: Mail): Promise<void>;
};
