import { SendEmailCommand, type SESv2Client } from '@aws-sdk/client-sesv2';
import type { Mailer } from '#core/mail.ts';
import { renderEmail, type EmailFrame } from '../mails/render-email.ts';

type MailStage = { readonly sender: string } & EmailFrame;

/** Makes a mailer on SES. Links in its emails use the given origin, never one from a request's header. */
export const mailerBy = (client: SESv2Client, stage: MailStage): Mailer => ({
  async send(mail) {
    const { subject, text, html } = renderEmail(mail, stage);
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: stage.sender,
        Destination: { ToAddresses: [mail.to] },
        Content: {
          Simple: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } },
        },
      }),
    );
  },
});

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
