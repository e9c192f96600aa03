import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ALLERGENS } from '#core/nutrition/allergen.ts';
import { DIETS } from '#core/nutrition/diet.ts';
import { DIET_WORD } from '../i18n/preference-words.ts';
import type { AvoidedWord } from './find-avoided.ts';
import { BasicIcon } from '../ui/basic-icon.tsx';
import { Note } from '../ui/feedback/note.tsx';

type Found = readonly Pick<AvoidedWord, 'word' | 'reason' | 'holds'>[];
type Check = { readonly state: 'checking' | 'not checked' } | { readonly state: 'checked'; found: Found };

/** Lists the avoided foods in a recipe, or says that it was not checked. */
export function AvoidedNote({ check }: { check: Check }) {
  const { i18n } = useLingui();
  const told = tellingOf(check, i18n);
  if (!told) return null;
  return (
    <Note kind="bad" title={told.title}>
      {told.text}
    </Note>
  );
}

/** One-line version for small screens. */
export function AvoidedLine({ check }: { check: Check }) {
  const told = tellingOf(check, useLingui().i18n);
  if (!told) return null;
  return (
    <p role="alert" className="bg-danger-soft px-4 py-2 text-center text-sm text-on-danger-soft">
      <BasicIcon name="warning" className="mr-1.5 inline-block align-[-0.15em]" />
      <b className="font-semibold">{told.title}</b>&nbsp;· {told.text}
    </p>
  );
}

/** Version for paper. */
export function AvoidedOnPaper({ check }: { check: Check }) {
  const told = tellingOf(check, useLingui().i18n);
  if (!told) return null;
  return (
    <p className="paper-avoided">
      <b>{told.title}</b>&nbsp;· {told.text}
    </p>
  );
}

/** @returns undefined if nothing was found or the check is running */
function tellingOf(check: Check, i18n: I18n): { title: string; text: string } | undefined {
  if (check.state === 'not checked')
    return { title: i18n._('avoided.not_checked'), text: i18n._('avoided.look_yourself') };
  if (check.state !== 'checked' || check.found.length === 0) return undefined;
  return { title: wordsIn(check.found, i18n), text: reasonsIn(check.found, i18n) };
}

const wordsIn = (found: Found, i18n: I18n): string =>
  i18n._('avoided.contains', {
    words: [
      ...new Set(found.map(({ word, holds }) => (holds ? `${word} (${i18n._(HOLDS[holds])})` : word))),
    ].join(', '),
  });

const HOLDS = { rennet: /*i18n*/ 'avoided.rennet', gelatine: /*i18n*/ 'avoided.gelatine' } as const;

function reasonsIn(found: Found, i18n: I18n): string {
  const all = [...new Set(found.map(({ reason }) => reason))];
  const diets = DIETS.filter((diet) => all.includes(diet)).map((diet) => {
    const word = i18n._(DIET_WORD[diet]);
    return word.charAt(0).toLowerCase() + word.slice(1);
  });
  const reasons = all
    .filter((reason) => !DIETS.some((diet) => diet === reason))
    .map((reason) =>
      ALLERGENS.some((allergen) => allergen === reason) ? i18n._(`allergen.${reason}`) : reason,
    );
  return [
    reasons.length > 0 && i18n._('avoided.reasons', { reasons: reasons.join(', ') }),
    diets.length > 0 && i18n._('avoided.diets', { diets: diets.join(', ') }),
  ]
    .filter(Boolean)
    .join(' ');
}
