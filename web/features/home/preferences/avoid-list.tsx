import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { avoidsAnything, type StoredAvoid } from '#core/account/account.ts';
import { MAX_AVOIDED_WORD_LENGTH, MAX_AVOIDED_WORDS } from '#core/nutrition/avoid.ts';
import { ALLERGENS, type Allergen } from '#core/nutrition/allergen.ts';
import type { PreferenceChanges } from '../../../avoided/use-preferences.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ToggleChip } from '../../../ui/forms/toggle-chip.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { AvoidConsent } from './avoid-consent.tsx';
import { ALLERGEN_WORD } from '../../../i18n/preference-words.ts';

type Change = Parameters<PreferenceChanges['changeAvoid']>[0];

type AvoidListProps = { avoid: StoredAvoid; onChange: (change: Change) => void };

/**
 * Allergens and words that recipes must avoid. Its text never promises that a dish is free of anything. The first entry
 * needs consent, because it may reveal something about the user's health. Deleting all entries withdraws the consent.
 */
export function AvoidList({ avoid, onChange: save }: AvoidListProps) {
  const { i18n } = useLingui();
  const [unconsented, setUnconsented] = useState<Change>();
  const { allergens, words } = avoid;
  const hasConsent = avoidsAnything(avoid);
  const onChange = hasConsent ? save : (change: Change) => setUnconsented(() => change);
  const forgetAll = () => {
    save(() => ({ forget: true }));
    toast({ title: i18n._('avoid.deleted') });
  };
  return (
    <>
      <fieldset className="grid gap-1.5">
        <legend className="text-sm font-semibold">{i18n._('avoid.allergens')}</legend>
        <div className="flex flex-wrap gap-2 pt-1.5">
          {ALLERGENS.map((allergen) => (
            <ToggleChip
              key={allergen}
              isOn={allergens.includes(allergen)}
              onToggle={() => onChange(toggleOf(allergen))}
            >
              {i18n._(ALLERGEN_WORD[allergen])}
            </ToggleChip>
          ))}
        </div>
      </fieldset>
      <AvoidedWords words={words} onChange={(change) => onChange(() => change)} />
      {hasConsent && (
        <Button kind="bare" className="-ml-3 justify-self-start" onClick={forgetAll}>
          <Icon name="delete" />
          {i18n._('avoid.delete')}
        </Button>
      )}
      <p className="text-sm text-muted">{i18n._('avoid.caution')}</p>
      {unconsented && (
        <AvoidConsent
          onClose={() => setUnconsented(undefined)}
          onConsent={() => {
            save(unconsented);
            setUnconsented(undefined);
          }}
        />
      )}
    </>
  );
}

const toggleOf =
  (allergen: Allergen): Change =>
  (held) => ({ [held.allergens.includes(allergen) ? 'remove' : 'add']: { allergens: [allergen] } });

type AvoidedWordsProps = { words: readonly string[]; onChange: (change: ReturnType<Change>) => void };

function AvoidedWords({ words, onChange }: AvoidedWordsProps) {
  const { i18n } = useLingui();
  const [word, setWord] = useState('');
  const isFull = words.length >= MAX_AVOIDED_WORDS;
  const add = () => {
    const trimmed = word.trim();
    if (trimmed === '' || isFull) return;
    if (!words.some((held) => held.toLowerCase() === trimmed.toLowerCase()))
      onChange({ add: { words: [trimmed] } });
    setWord('');
  };
  return (
    <div className="grid gap-2">
      <form
        className="flex flex-wrap items-end gap-2 *:first:grow *:first:basis-32"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field
          label={i18n._('avoid.words')}
          value={word}
          maxLength={MAX_AVOIDED_WORD_LENGTH}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setWord(event.target.value)}
        />
        <Button kind="line" type="submit" disabled={isFull}>
          {i18n._('avoid.add')}
        </Button>
      </form>
      {words.length > 0 && (
        <ul aria-label={i18n._('avoid.words')} className="flex flex-wrap gap-2">
          {words.map((held) => (
            <li key={held}>
              <button
                type="button"
                aria-label={i18n._('avoid.remove', { word: held })}
                onClick={() => onChange({ remove: { words: [held] } })}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-pill bg-sunken px-pad text-sm font-medium hover:bg-line focus-visible:rounded-pill"
              >
                {held}
                <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
