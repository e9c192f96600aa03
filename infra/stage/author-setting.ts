import * as v from 'valibot';
import { Config } from '#functions/config.ts';
import { familyOf } from '#functions/services/bedrock-families.ts';
import { jsonOf, invalidSecret, type StageSecrets } from './stage-secrets.ts';
import { VisibleError } from './visible-error.ts';

/** The models that write recipes, as `functions/config.ts` reads them. */
export type Author = v.InferInput<typeof Config.entries.Author>;

/**
 * An inference profile that stays within Europe.
 * Source: Amazon Bedrock User Guide, supported inference profiles
 */
const DEFAULT: Author = { models: ['eu.anthropic.claude-haiku-4-5-20251001-v1:0'] };

/** @throws VisibleError where it cannot be read, or the price of a model is unknown */
export function readAuthor(secrets: StageSecrets): Author {
  const text = secrets.values['Author'];
  if (!text) return DEFAULT;
  const author = jsonOf(text);
  if (!v.is(Config.entries.Author, author)) {
    throw invalidSecret(secrets, 'Author', 'is no JSON of the kind {"models":["MODEL"]}');
  }
  for (const model of author.models) checkPrice(secrets, model);
  return author;
}

/** Requires a model's price where there is a budget. */
function checkPrice({ stage }: StageSecrets, model: Author['models'][number]): void {
  const { id, price } = typeof model === 'string' ? { id: model } : model;
  if (price ?? familyOf(id).price) return;
  throw new VisibleError(
    `Nobody knows what the model ${id} of stage ${stage} costs: run npx sst secret set Author '{"models":[{"id":"${id}","price":{"input":1,"output":5}}]}' --stage ${stage} with its US dollars per million tokens.`,
  );
}
