import { expect, test, vi } from 'vitest';
import { secrets } from '#functions/services/secrets.ts';
import type { Interception } from '#local/aws/intercept.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { answering, DRAFT } from '#tests/support/models.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

const hanging = Promise.withResolvers<Interception>();

/** Number of calls until one hangs. */
let left = Infinity;

const { call, signUp } = await startTestStage({
  model: answering(async () => JSON.stringify(DRAFT)),
  intercept: () => ((left -= 1) === 0 ? hanging.promise : 'answer'),
});

test('a recipe can be marked as cooked while its badges hang', async () => {
  const cookie = await signUp(anEmail());
  const images = [asDataUrl(await plainJpeg())];
  const { body: recipe } = await call('POST', '/api/analyze', { cookie, body: { images } });
  // One change in ten is counted, which costs one more call.
  vi.spyOn(secrets, 'below').mockReturnValue(1);
  left = 5;
  const cooked = await call('POST', `/api/recipes/${recipe['id']}/cooked`, { cookie, body: {} });
  expect(left).toBeLessThanOrEqual(0);
  expect(cooked).toMatchObject({ status: 200, body: { isCooked: true } });
  hanging.resolve('answer');
});
