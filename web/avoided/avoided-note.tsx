import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ALLERGENS } from '#core/nutrition/allergen.ts';
import { BasicIcon } from '../ui/basic-icon.tsx';
import { Note } from '../ui/feedback/note.tsx';

type Found = readonly { readonly word: string; readonly reason: string }[];

/** Names what a recipe contains of what the user avoids. */
export function AvoidedNote({ found }: { found: Found }) {
  const { i18n } = useLingui();
  if (found.length === 0) return null;
  return (
    <Note kind="bad" title={wordsIn(found, i18n)}>
      {reasonsIn(found, i18n)}
    </Note>
  );
}

/** The same in one line, for a screen that shows little else. */
export function AvoidedLine({ found }: { found: Found }) {
  const { i18n } = useLingui();
  if (found.length === 0) return null;
  return (
    <p role="alert" className="bg-danger-soft px-4 py-2 text-center text-sm text-on-danger-soft">
      <BasicIcon name="warning" className="mr-1.5 inline-block align-[-0.15em]" />
      <b className="font-semibold">{wordsIn(found, i18n)}</b> · {reasonsIn(found, i18n)}
    </p>
  );
}

const wordsIn = (found: Found, i18n: I18n): string =>
  i18n._('avoided.contains', { words: [...new Set(found.map(({ word }) => word))].join(', ') });

function reasonsIn(found: Found, i18n: I18n): string {
  const reasons = [...new Set(found.map(({ reason }) => reason))].map((reason) =>
    ALLERGENS.some((allergen) => allergen === reason) ? i18n._(`allergen.${reason}`) : reason,
  );
  return i18n._('avoided.reasons', { reasons: reasons.join(', ') });
}
