import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import { listen, readBytes, serverOf, type Running } from '../server/http.ts';
import { answerAll, type Intercept } from './intercept.ts';

export type SentMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: string;
};

/** Stands in for SES: accepts emails over API version 2 and stores them in a folder. */
export async function startSes(dir: string, intercept: Intercept = answerAll): Promise<Running & Mailbox> {
  await mkdir(dir, { recursive: true });
  const server = serverOf('SES', async (request, response) => {
    const { status, json } = await answer(dir, request, intercept);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  });
  return { ...(await listen(server)), mails: (to) => mailsIn(dir, to) };
}

type SesResponse = { status: number; json: object };

const FAILED: SesResponse = { status: 500, json: { message: 'Internal failure' } };

async function answer(dir: string, request: IncomingMessage, intercept: Intercept): Promise<SesResponse> {
  const body = await readBytes(request);
  if (request.method !== 'POST' || request.url !== '/v2/email/outbound-emails')
    return { status: 404, json: {} };
  const verdict = await intercept({ service: 'ses', operation: 'SendEmail' });
  if (verdict === 'fail before') return FAILED;
  const id = await keep(dir, JSON.parse(String(body)));
  return verdict === 'answer' ? { status: 200, json: { MessageId: id } } : FAILED;
}

export type Mailbox = {
  /** Returns all emails, or those to one address, newest first. */
  mails(to?: string): Promise<SentMail[]>;
};

const Text = v.object({ Data: v.string() });

const OutboundEmail = v.object({
  FromEmailAddress: v.string(),
  Destination: v.object({ ToAddresses: v.tuple([v.string()]) }),
  Content: v.object({
    Simple: v.object({ Subject: Text, Body: v.object({ Text, Html: Text }) }),
  }),
});

async function keep(dir: string, input: unknown): Promise<string> {
  const { Destination, Content } = v.parse(OutboundEmail, input);
  const { Subject, Body } = Content.Simple;
  const sentAt = new Date().toISOString();
  const mail: SentMail = {
    to: Destination.ToAddresses[0],
    subject: Subject.Data,
    text: Body.Text.Data,
    html: Body.Html.Data,
    sentAt,
  };
  const id = `${sentAt.replaceAll(':', '-')}-${randomUUID()}`;
  await writeFile(join(dir, `${id}.json`), JSON.stringify(mail));
  return id;
}

const Stored = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  sentAt: v.string(),
});

async function mailsIn(dir: string, to: string | undefined): Promise<SentMail[]> {
  const names = (await readdir(dir))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .toReversed();
  const mails = await Promise.all(
    names.map(async (name) => v.parse(Stored, JSON.parse(await readFile(join(dir, name), 'utf8')))),
  );
  return to === undefined ? mails : mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase());
}
