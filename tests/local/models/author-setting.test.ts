import { describe, expect, test } from 'vitest';
import { EMBEDDED_AUTHOR } from '#core/recipe/recipe.ts';
import { authorSetting } from '#local/models/author-setting.ts';
import { explainFailure } from '#local/stage-settings.ts';

const URL = 'http://localhost:11434/v1';

describe('the model of the local stage', () => {
  test('is the embedded model, unless the environment names another', () => {
    expect(authorSetting({})).toEqual({ models: [{ id: EMBEDDED_AUTHOR, answers: 'schema' }] });
    expect(authorSetting({ MUNCHIFY_AUTHOR_URL: '', MUNCHIFY_AUTHOR_MODEL: '' })).toEqual(authorSetting({}));
  });

  test('is the model named by two variables, with its key if there is one', () => {
    const named = { MUNCHIFY_AUTHOR_URL: URL, MUNCHIFY_AUTHOR_MODEL: 'qwen3-vl:8b' };
    expect(authorSetting(named)).toEqual({ models: [{ url: URL, id: 'qwen3-vl:8b' }] });
    expect(authorSetting({ ...named, MUNCHIFY_AUTHOR_KEY: 'k' })).toMatchObject({ models: [{ key: 'k' }] });
  });

  test.each([
    [{ MUNCHIFY_AUTHOR_URL: URL }, 'go together'],
    [{ MUNCHIFY_AUTHOR_MODEL: 'm' }, 'go together'],
    [{ MUNCHIFY_AUTHOR_URL: 'localhost:11434', MUNCHIFY_AUTHOR_MODEL: 'm' }, 'not a valid http(s) address'],
  ])('from %j is refused with an explanation', (env, words) => {
    const settings = { port: 1, data: '' };
    try {
      authorSetting(env);
      expect.fail();
    } catch (failure) {
      expect(explainFailure(failure, settings)).toContain(words);
    }
  });
});
