import { readDraft, type ReadDraft } from '#core/generation/draft/read-draft.ts';
import { compose } from '#local/embedded-model/compose.ts';

type Request = Parameters<typeof compose>;

/** Composes a recipe and reads it like a model's draft; undefined if there is none. */
export function composed(...request: Request): ReadDraft | undefined {
  const draft = compose(...request);
  return draft && readDraft(draft, request[1].language);
}

const drafts = new Map<string, ReadDraft | undefined>();

/** Composes a recipe once and caches it, because many rules are checked on the same ones. */
export function composedOnce(...request: Request): ReadDraft | undefined {
  const key = JSON.stringify(request);
  if (!drafts.has(key)) drafts.set(key, composed(...request));
  return drafts.get(key);
}
