import { describe, expect, test } from 'vitest';
import { EMBEDDED_AUTHOR } from '#core/recipe/recipe.ts';
import { authorIn } from '#local/models/author-in.ts';
import { sentenceFor } from '#local/place.ts';

const URL = 'http://localhost:11434/v1';

describe('the model of the local stage', () => {
  test('is the embedded model, unless the environment names another', () => {
    expect(authorIn({})).toEqual({ models: [{ id: EMBEDDED_AUTHOR, answers: 'schema' }] });
    expect(authorIn({ MUNCHIFY_AUTHOR_URL: '', MUNCHIFY_AUTHOR_MODEL: '' })).toEqual(authorIn({}));
  });

  test('is the model that two variables name, with its key if there is one', () => {
    const named = { MUNCHIFY_AUTHOR_URL: URL, MUNCHIFY_AUTHOR_MODEL: 'qwen3-vl:8b' };
    expect(authorIn(named)).toEqual({ models: [{ url: URL, id: 'qwen3-vl:8b' }] });
    expect(authorIn({ ...named, MUNCHIFY_AUTHOR_KEY: 'k' })).toMatchObject({ models: [{ key: 'k' }] });
  });

  test.each([
    [{ MUNCHIFY_AUTHOR_URL: URL }, 'go together'],
    [{ MUNCHIFY_AUTHOR_MODEL: 'm' }, 'go together'],
    [{ MUNCHIFY_AUTHOR_URL: 'localhost:11434', MUNCHIFY_AUTHOR_MODEL: 'm' }, 'not a valid http(s) address'],
  ])('from %j is refused with an explanation', (env, words) => {
    const place = { port: 1, data: '' };
    try {
      authorIn(env);
      expect.fail();
    } catch (failure) {
      expect(sentenceFor(failure, place)).toContain(words);
    }
  });
});
