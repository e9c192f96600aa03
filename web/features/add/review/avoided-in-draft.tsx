import { AvoidedNote } from '../../../avoided/avoided-note.tsx';
import type { RecipeDraft } from '../../../offline/recipe-draft.ts';
import { linesIn } from '../../../drafts/draft.ts';

/** Lists avoided words in a draft. A word disappears once the user edits it away. */
export function AvoidedInDraft({ draft }: { draft: RecipeDraft }) {
  const texts = linesIn(draft.ingredients).map(({ text }) => text.toLowerCase());
  const contained = (draft.reading?.contains ?? []).filter(({ word }) =>
    texts.some((text) => text.includes(word.toLowerCase())),
  );
  return <AvoidedNote check={{ state: 'checked', found: contained }} />;
}
