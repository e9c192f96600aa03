import { describe, expect, test } from 'vitest';
import { maxCost } from '#core/generation/model/budget.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { promptFor } from '#core/generation/prompt/prompt.ts';
import { familyOf } from '#functions/services/bedrock-families.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { answering, DRAFT } from '#tests/support/models.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

const PHOTO = asDataUrl(await plainJpeg());
const haiku = familyOf('claude-haiku-4-5');
const prompt = promptFor({
  photos: [PHOTO, PHOTO].map((url) => Buffer.from(url)),
  language: 'en',
  preferences: NO_PREFERENCES,
  seed: 1e9,
});
const author = {
  models: [{ id: 'eu.anthropic.claude-haiku-4-5-20251001-v1:0' }],
  // 60% of the budget is open to new accounts: it pays for one model call, but not for two.
  dollarsPerDay: (maxCost(haiku, prompt) + 300) / 0.6 / 1_000_000,
};
const stage = await startTestStage({ author, model: answering(async () => JSON.stringify(DRAFT)) });
const { call, signUp } = stage;

describe('a day whose budget is spent', () => {
  test('refuses a generation in the cook’s language and does not count it against the quota', async () => {
    const cookie = await signUp(anEmail());
    const generate = (headers = {}) =>
      call('POST', '/api/analyze', { cookie, headers, body: { images: [PHOTO, PHOTO] } });
    const usage = async () => (await call('GET', '/api/user/recipe-usage', { cookie })).body['recipeCount'];
    expect((await generate()).status).toBe(200);
    const refused = await generate({ 'x-preferred-language': 'de' });
    expect(refused).toMatchObject({
      status: 503,
      body: { type: 'BudgetSpent', error: expect.stringContaining('morgen') },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await usage()).toBe(1);
  });
});
