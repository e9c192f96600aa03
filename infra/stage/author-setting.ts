import * as v from 'valibot';
import { Config } from '#functions/config.ts';
import { familyOf } from '#functions/services/bedrock-families.ts';
import { jsonOf, invalidSecret, type StageSecrets } from './stage-secrets.ts';
import { VisibleError } from './visible-error.ts';

/** Models that write recipes, in the form that `functions/config.ts` reads. */
export type Author = v.InferInput<typeof Config.entries.Author>;

/**
 * Inference profiles within Europe: a model that costs a tenth of a cent per recipe, and one of another maker for
 * outages. Sources: `docs/operations.md`, "Models"
 */
const DEFAULT: Author = { models: ['eu.anthropic.claude-haiku-5-5', 'eu.amazon.nova-2-lite-v1:0'] };

/** @throws VisibleError if the setting is invalid, or the price of a model is unknown */
export function readAuthor(secrets: StageSecrets): Author {
  const text = secrets.values['Author'];
  if (!text) return DEFAULT;
  const author = jsonOf(text);
  if (!v.is(Config.entries.Author, author)) {
    throw invalidSecret(secrets, 'Author', 'is no JSON of the kind {"models":["MODEL"]}');
  }
  checkPrice(secrets, author);
  return author;
}

/** Requires a price for each model, even without a budget: otherwise nobody would see what models cost. */
function checkPrice({ stage }: StageSecrets, { models }: Author): void {
  const entries = models.map((model) => (typeof model === 'string' ? { id: model } : model));
  const unpriced = entries.find(({ id, price }) => !(price ?? familyOf(id).price));
  if (!unpriced) return;
  const priced = entries.map((entry) =>
    (entry.price ?? familyOf(entry.id).price) ? entry : { ...entry, price: { input: 1, output: 5 } },
  );
  throw new VisibleError(
    `Nobody knows what the model ${unpriced.id} of stage ${stage} costs: run npx sst secret set Author '${JSON.stringify({ models: priced.map(withoutKey) })}' --stage ${stage} with its US dollars per million tokens in place of 1 and 5.`,
  );
}

/** Returns a model without its secret, for printing. */
const withoutKey = <Entry extends object>(entry: Entry) =>
  'key' in entry ? { ...entry, key: 'KEY' } : entry;
