import type { Email } from './email.ts';
import type { Language } from './language.ts';
import type { EpochMs } from './time.ts';

/** Fields of a declaration with fixed choices. Emails do not repeat free text. */
export type DeclaredChoices = {
  readonly receivedAt: EpochMs;
  readonly tier?: 'basic' | 'pro';
  readonly date?: string;
};

/** Email to be sent, as facts. `functions` writes its text. */
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
      readonly chosen: DeclaredChoices;
      readonly endsAt: EpochMs;
      readonly token: string;
    }
  | { readonly type: 'WithdrawalReceived'; readonly chosen: DeclaredChoices; readonly token: string }
  | { readonly type: 'WithdrawalDone'; readonly receivedAt: EpochMs };

export type Mailer = {
  /** @throws if the email could not be handed over */
  send(mail: Mail): Promise<void>;
};
