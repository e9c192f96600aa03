import { connect } from 'node:net';
import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { promptFor } from '#core/generation/prompt/prompt.ts';
import { bedrockModel } from '#functions/services/bedrock.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/aws/aws.ts';
import type { StandInModel } from '#local/models/stand-in-model.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { DRAFT } from '#tests/support/models.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

let model: StandInModel;
const stage = await startTestStage({
  model: (request) => model(request),
  app: async (path) => {
    if (path === '/broken') throw new Error('broken');
    return { status: 200, body: 'the app' };
  },
});
const bedrock = new BedrockRuntimeClient({
  endpoint: process.env['AWS_ENDPOINT_URL_BEDROCK_RUNTIME'] ?? '',
  region: LOCAL_REGION,
  credentials: LOCAL_CREDENTIALS,
  maxAttempts: 1,
});
afterAll(() => bedrock.destroy());

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
});

/** Sends raw bytes as a request. @returns the status; undefined without a response */
function written(url: string, request: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (bytes) => (answer += String(bytes)));
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]) || undefined));
    socket.end(request);
  });
}

const asking = (target: string, host = 'x') =>
  `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

async function expectAlive() {
  expect(await (await fetch(`${stage.gateway}/`)).text()).toBe('the app');
}

describe('the gateway', () => {
  test.each(['//', '//elsewhere/home', 'http://[', '*', '/%E0%A4%A', '/photos/%E0%A4%A', '/api/recipes/%'])(
    'refuses an invalid address: %s',
    async (target) => {
      expect(await written(stage.gateway, asking(target))).toBe(400);
    },
  );

  test('survives an impossible host and its own failures', async () => {
    expect(await written(stage.gateway, asking('/', '['))).toBeDefined();
    const { status, headers } = await fetch(`${stage.gateway}/broken`);
    expect([status, headers.get('x-content-type-options')]).toEqual([500, 'nosniff']);
    expect(logged).toEqual([expect.stringMatching(/^The gateway could not answer GET \/broken:/)]);
    await expectAlive();
  });

  test('survives a cook who leaves during a generation', async () => {
    let isLeft: () => void = () => undefined;
    const left = new Promise<void>((resolve) => (isLeft = resolve));
    let hasEnded = false;
    model = async function* () {
      const text = JSON.stringify(DRAFT);
      for (let at = 0; at < text.length; at += 100) {
        yield { text: text.slice(at, at + 100) };
        if (at === 200) await left;
      }
      hasEnded = true;
    };
    const leaving = new AbortController();
    const response = await fetch(`${stage.gateway}/api/analyze`, {
      method: 'POST',
      signal: leaving.signal,
      headers: {
        origin: stage.origin,
        cookie: await stage.signUp(anEmail()),
        accept: 'text/event-stream',
        'content-type': 'application/json',
        'idempotency-key': 'the-cook-leaves-early',
      },
      body: JSON.stringify({ images: [asDataUrl(await plainJpeg())] }),
    });
    await response.body?.getReader().read();
    leaving.abort();
    isLeft();
    await vi.waitFor(() => expect(hasEnded).toBe(true), 30_000);
    await expectAlive();
  });
});

describe('a stand-in', () => {
  test.each(['DYNAMODB', 'S3', 'SESV2'])('for %s survives an unreadable request', async (service) => {
    const url = process.env[`AWS_ENDPOINT_URL_${service}`] ?? '';
    const { pathname } = new URL(service === 'SESV2' ? `${url}/v2/email/outbound-emails` : url);
    for (const target of ['//', '/%E0%A4%A', pathname]) {
      for (const [length, body] of [
        [1, '{'],
        [50, 'half a bo'],
      ] as const) {
        await written(
          url,
          `POST ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n${body}`,
        );
      }
    }
    expect(await stage.signUp(anEmail())).toMatch(/^__Host-session=./);
  });

  test('for Bedrock answers with an error however the model fails', async () => {
    const prompt = promptFor({
      photos: [Buffer.from('no picture')],
      language: 'en',
      preferences: NO_PREFERENCES,
      seed: 1,
    });
    const failing: StandInModel[] = [
      () => {
        throw new Error('at once');
      },
      async function* () {
        yield { text: '{' };
        throw new Error('in the middle');
      },
      async function* () {
        yield { cut: true };
        throw new Error('after the end');
      },
    ];
    for (model of failing) {
      const answer = async () => {
        for await (const _ of bedrockModel(bedrock, { id: 'm' }).answer(prompt, Date.now() + 10_000));
      };
      await expect(answer()).rejects.toMatchObject({ name: 'ModelFailure' });
    }
    expect(logged).toHaveLength(2);
  });
});
