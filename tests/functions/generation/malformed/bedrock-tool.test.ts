import { describe } from 'vitest';
import { tries } from '#tests/long.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';
import { malformedAnswer, testMalformedAnswers } from './answers.ts';

const stage = await startTestStage({
  author: { models: ['eu.amazon.nova-2-lite-v1:0'] },
  model: malformedAnswer,
});

describe('a model that calls a tool on Bedrock', () => {
  testMalformedAnswers(stage, tries(12, 1));
});
