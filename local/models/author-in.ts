import { EMBEDDED_AUTHOR } from '#core/recipe/recipe.ts';

/** The operator has said half of what there is to say about the author. */
export class AuthorUnclear extends Error {}

/**
 * Who writes the recipes of the local stage: a model behind any server that speaks OpenAI's chat completions, where
 * `MUNCHIFY_AUTHOR_URL` and `MUNCHIFY_AUTHOR_MODEL` name one (`MUNCHIFY_AUTHOR_KEY` is its key, if it wants one), else
 * the embedded author behind the stand-in for Bedrock.
 * @throws AuthorUnclear for the one without the other, and for an address that is none
 */
export function authorIn(env: Readonly<Record<string, string | undefined>>): object {
  const url = env['MUNCHIFY_AUTHOR_URL'] || undefined;
  const id = env['MUNCHIFY_AUTHOR_MODEL'] || undefined;
  const key = env['MUNCHIFY_AUTHOR_KEY'] || undefined;
  if (url === undefined && id === undefined) return { models: [{ id: EMBEDDED_AUTHOR, answers: 'schema' }] };
  if (url === undefined || id === undefined) {
    throw new AuthorUnclear(
      'MUNCHIFY_AUTHOR_URL and MUNCHIFY_AUTHOR_MODEL go together. Try: MUNCHIFY_AUTHOR_URL=http://localhost:11434/v1 MUNCHIFY_AUTHOR_MODEL=qwen3-vl:8b npm start',
    );
  }
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new AuthorUnclear(
      `MUNCHIFY_AUTHOR_URL is ${JSON.stringify(url)}, which is no address. Try: MUNCHIFY_AUTHOR_URL=http://localhost:11434/v1`,
    );
  }
  return { models: [{ url, id, ...(key && { key }) }] };
}
