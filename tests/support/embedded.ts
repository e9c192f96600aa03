import type { Model } from '#core/author/model.ts';
import { EMBEDDED_AUTHOR } from '#core/recipe/recipe.ts';
import { answerTo } from '#local/author/embedded-author.ts';

/** The embedded author without a protocol between, and without a pause. */
export const embeddedModel: Model = {
  name: EMBEDDED_AUTHOR,
  async *answer({ system, photos, text }) {
    const asked = { modelId: EMBEDDED_AUTHOR, system, texts: [text], schema: '' };
    yield { text: await answerTo({ ...asked, photos: photos.map((bytes) => Buffer.from(bytes)) }) };
    yield { tokens: { input: 0, output: 0 } };
  },
};
