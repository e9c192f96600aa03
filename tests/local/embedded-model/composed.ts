import { withSections, type SectionedDraft } from '#core/generation/draft/draft-sections.ts';
import { compose } from '#local/embedded-model/compose.ts';

type Request = Parameters<typeof compose>;

/** Returns a recipe as it is stored; undefined if there is none. */
export function composed(...request: Request): SectionedDraft | undefined {
  const draft = compose(...request);
  return draft && withSections(draft);
}

const drafts = new Map<string, SectionedDraft | undefined>();

/** Composes a recipe unless it was composed before: many rules are checked on the same ones. */
export function composedOnce(...request: Request): SectionedDraft | undefined {
  const key = JSON.stringify(request);
  if (!drafts.has(key)) drafts.set(key, composed(...request));
  return drafts.get(key);
}
