import { describe } from 'vitest';
import { startTestStage } from '#tests/support/stage/test-stage.ts';
import { malformedAnswer, testMalformedAnswers } from './answers.ts';

const stage = await startTestStage({
  author: { models: ['eu.anthropic.claude-haiku-5-5'] },
  model: malformedAnswer,
});

describe('a model that is held to a schema on Bedrock', () => {
  testMalformedAnswers(stage);
});
