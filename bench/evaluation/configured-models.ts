import type { Model } from '#core/generation/model/model.ts';
import { models } from '#functions/ports.ts';
import { authorSetting } from '#local/models/author-setting.ts';

/**
 * Returns the models that the environment names: those of a deployed stage (`SST_RESOURCE_Author`), or the one of
 * `MUNCHIFY_AUTHOR_URL` and `MUNCHIFY_AUTHOR_MODEL`.
 * @throws InvalidAuthorSetting if only one of the two is set
 */
export function configuredModels(env: NodeJS.ProcessEnv): readonly Model[] {
  const local = authorSetting(env);
  if (env['MUNCHIFY_AUTHOR_URL']) env['SST_RESOURCE_Author'] = JSON.stringify(local);
  return env['SST_RESOURCE_Author'] ? models() : [];
}
