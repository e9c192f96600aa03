import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startOllama } from '#local/models/ollama.ts';
import type { ModelRequest } from '#local/models/stand-in-model.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { DRAFT } from '#tests/support/models.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

let asked: ModelRequest[];
let script: string[];
/** Answers by a script; the last answer repeats. */
const ollama = await startOllama(async function* (question) {
  yield { text: script[Math.min(asked.length, script.length - 1)] ?? '' };
  asked.push(question);
});
afterAll(() => ollama.close());
const stage = await startTestStage({ author: { models: [{ url: ollama.url, id: 'qwen3-vl:8b' }] } });
const { call, signUp } = stage;
const PHOTO = asDataUrl(await plainJpeg());
const GOOD = JSON.stringify(DRAFT);

let cookie: string;
beforeEach(async () => {
  asked = [];
  cookie = await signUp(anEmail());
});

const analyze = (...answers: string[]) => {
  script = answers;
  return call('POST', '/api/analyze', { cookie, body: { images: [PHOTO] } });
};
const usage = async () => (await call('GET', '/api/user/recipe-usage', { cookie })).body['recipeCount'];

const BAD = [
  ['prose', 'I would make a soup of these lovely tomatoes.'],
  ['half an answer', GOOD.slice(0, 300)],
  [
    'the wrong language',
    JSON.stringify({
      ...DRAFT,
      title: 'Suppe',
      steps: ['Das Öl in einem Topf erwärmen und die Tomaten zugeben.'],
    }),
  ],
  ['nothing', ''],
] as const;

describe('a model behind chat completions', () => {
  test('writes a recipe that names its model', async () => {
    expect(await analyze(GOOD)).toMatchObject({
      status: 200,
      body: { title: 'Tomato soup', model: 'qwen3-vl:8b', nutrition: { calories: 106 } },
    });
    expect(await usage()).toBe(1);
  });

  test('may put a fence, words or thoughts around its answer', async () => {
    for (const answer of [
      `Here you are:\n\`\`\`json\n${GOOD}\n\`\`\``,
      `<think>The schema is {"ingredients": …}. I see tomatoes.</think>\n${GOOD}`,
    ]) {
      expect(await analyze(answer)).toMatchObject({ status: 200, body: { title: 'Tomato soup' } });
    }
  });

  test.each(BAD)('that answers %s gets one chance to correct it', async (_, answer) => {
    expect(await analyze(answer, GOOD)).toMatchObject({ status: 200, body: { title: 'Tomato soup' } });
    expect(asked).toHaveLength(2);
    expect(asked[1]?.texts).toHaveLength(3);
    expect(await usage()).toBe(1);
  });

  test.each(BAD)('that keeps answering %s is refused, without charge', async (_, answer) => {
    expect(await analyze(answer)).toMatchObject({ status: 503, body: { type: 'AuthorUnavailable' } });
    expect(asked).toHaveLength(2);
    expect(await usage()).toBe(0);
  });
});
