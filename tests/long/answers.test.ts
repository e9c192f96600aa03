import { describe, expect, test } from 'vitest';
import { answers } from '#bench/answers.ts';
import { MANY_INPUTS } from '#tests/chance.ts';

describe('Recorded answers of large models', () => {
  test('become the expected recipes', MANY_INPUTS, async () => {
    const judged = await answers();
    expect(judged.length).toBeGreaterThan(4);
    expect(judged.filter(({ holds }) => !holds)).toEqual([]);
  });
});
