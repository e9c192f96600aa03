import { useLingui } from '@lingui/react';
import { ALLERGENS } from '#core/nutrition/allergen.ts';
import type { RecipeDraft } from '../../../offline/written/draft.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { linesIn } from '../../../writing/draft.ts';

/** Names what the user avoids and the recipe contains. A word that was edited away is no longer named. */
export function AvoidedNote({ draft }: { draft: RecipeDraft }) {
  const { i18n } = useLingui();
  const texts = linesIn(draft.ingredients).map(({ text }) => text.toLowerCase());
  const contained = (draft.reading?.contains ?? []).filter(({ word }) =>
    texts.some((text) => text.includes(word.toLowerCase())),
  );
  if (contained.length === 0) return null;
  const words = [...new Set(contained.map(({ word }) => word))];
  const reasons = [...new Set(contained.map(({ reason }) => reason))].map((reason) =>
    ALLERGENS.some((allergen) => allergen === reason) ? i18n._(`allergen.${reason}`) : reason,
  );
  return (
    <Note kind="bad" title={i18n._('review.contains', { words: words.join(', ') })}>
      {i18n._('review.avoided', { reasons: reasons.join(', ') })}
    </Note>
  );
}
