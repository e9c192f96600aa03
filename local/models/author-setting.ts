import { EMBEDDED_AUTHOR } from '#core/recipe/recipe.ts';

/** Thrown for incomplete or invalid `MUNCHIFY_AUTHOR_…` variables. */
export class InvalidAuthorSetting extends Error {}

/**
 * Returns the models of the local stage. `MUNCHIFY_AUTHOR_URL` and `MUNCHIFY_AUTHOR_MODEL` name a model of any server
 * with OpenAI's chat completions (`MUNCHIFY_AUTHOR_KEY` is its optional key). Default: the embedded model behind the
 * stand-in for Bedrock.
 * @throws InvalidAuthorSetting if only one of the two is set, or the address is invalid
 */
export function authorSetting(env: Readonly<Record<string, string | undefined>>): object {
  const url = env['MUNCHIFY_AUTHOR_URL'] || undefined;
  const id = env['MUNCHIFY_AUTHOR_MODEL'] || undefined;
  const key = env['MUNCHIFY_AUTHOR_KEY'] || undefined;
  if (url === undefined && id === undefined) return { models: [{ id: EMBEDDED_AUTHOR, answers: 'schema' }] };
  if (url === undefined || id === undefined) {
    throw new InvalidAuthorSetting(
      'MUNCHIFY_AUTHOR_URL and MUNCHIFY_AUTHOR_MODEL go together. Try: MUNCHIFY_AUTHOR_URL=http://localhost:11434/v1 MUNCHIFY_AUTHOR_MODEL=qwen3-vl:8b npm start',
    );
  }
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new InvalidAuthorSetting(
      `MUNCHIFY_AUTHOR_URL is ${JSON.stringify(url)}, which is not a valid http(s) address. Try: MUNCHIFY_AUTHOR_URL=http://localhost:11434/v1`,
    );
  }
  return { models: [{ url, id, ...(key && { key }) }] };
}
