import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answers, RECORDED } from '#bench/answers.ts';
import { MANY_INPUTS } from '#tests/chance.ts';

describe.skipIf(!existsSync(RECORDED))('with recorded answers of a large model', () => {
  test('each is a recipe at the first try, with the energy that its author meant', MANY_INPUTS, async () => {
    const replayed = await answers();
    expect(replayed.length).toBeGreaterThan(0);
    expect(replayed.filter(({ holds }) => !holds)).toEqual([]);
  });
});
