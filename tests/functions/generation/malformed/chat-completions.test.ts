import { afterAll, describe } from 'vitest';
import { startOllama } from '#local/models/ollama.ts';
import { tries } from '#tests/long.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';
import { malformedAnswer, testMalformedAnswers } from './answers.ts';

const ollama = await startOllama(malformedAnswer);
afterAll(() => ollama.close());
const stage = await startTestStage({ author: { models: [{ url: ollama.url, id: 'qwen3-vl:8b' }] } });

describe('a model behind chat completions', () => {
  testMalformedAnswers(stage, tries(12, 1));
});
