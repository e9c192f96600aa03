import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { CUISINES, MAX_TIME_CHOICES } from '#core/generation/preferences.ts';
import { avoidsAnything, type StoredAvoid } from '#core/account/account.ts';
import { DIETS, type Diet } from '#core/nutrition/diet.ts';
import { DIFFICULTIES } from '#core/recipe/facts/difficulty.ts';
import { DIFFICULTY_WORD } from '../../../i18n/difficulty-word.ts';
import { CUISINE_WORD, DIET_WORD } from '../../../i18n/preference-words.ts';
import type { PreferenceChanges, UserPreferences } from '../../../avoided/use-preferences.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { ToggleChip } from '../../../ui/forms/toggle-chip.tsx';
import { AvoidConsent } from './avoid-consent.tsx';
import { AvoidList } from './avoid-list.tsx';

type PreferencesPanelProps = {
  preferences: UserPreferences;
  changes: PreferenceChanges;
};

/** Preferences for the next recipe, collapsed to a summary. A link to diets or avoided foods unfolds them. */
export function PreferencesPanel({ preferences, changes }: PreferencesPanelProps) {
  const { i18n } = useLingui();
  const { cuisine, difficulty, maxPrepTime, dietaryPreferences, avoid, buysNothing = false } = preferences;
  const isLinked = useLocation().hash === '#preferences';
  const eating = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLinked) eating.current?.scrollIntoView();
  }, [isLinked]);
  return (
    <details open={isLinked || undefined} className="group rounded-md bg-surface px-pad py-3 shadow-sheet">
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="settings" />
        <span className="min-w-0 grow">
          {i18n._('preferences.title')}
          <span className="block text-sm font-normal text-muted">{useSummary(preferences)}</span>
        </span>
        <Icon name="down" className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-3 pb-2">
        <OptionalChoice
          label={i18n._('preferences.cuisine')}
          chosen={cuisine}
          choices={CUISINES}
          wordOf={(each) => i18n._(CUISINE_WORD[each])}
          onChoose={(chosen) => void changes.choose({ cuisine: chosen })}
        />
        <OptionalChoice
          label={i18n._('preferences.difficulty')}
          chosen={difficulty}
          choices={DIFFICULTIES}
          wordOf={(each) => i18n._(DIFFICULTY_WORD[each])}
          onChoose={(chosen) => void changes.choose({ difficulty: chosen })}
        />
        <OptionalChoice
          label={i18n._('preferences.longest_time')}
          chosen={maxPrepTime}
          choices={MAX_TIME_CHOICES}
          wordOf={(minutes) => i18n._('preferences.up_to', { minutes })}
          onChoose={(chosen) => void changes.choose({ maxPrepTime: chosen })}
        />
        <div>
          <ToggleChip isOn={buysNothing} onToggle={() => void changes.choose({ buysNothing: !buysNothing })}>
            {i18n._('preferences.buys_nothing')}
          </ToggleChip>
        </div>
        <div ref={eating} className="grid scroll-mt-20 gap-4">
          <Diets diets={dietaryPreferences} avoid={avoid} onToggle={changes.toggleDiet} />
          <AvoidList avoid={avoid} onChange={(change) => void changes.changeAvoid(change)} />
        </div>
      </div>
    </details>
  );
}

type OptionalChoiceProps<Choice> = {
  label: string;
  chosen: Choice | undefined;
  choices: readonly Choice[];
  wordOf: (choice: Choice) => string;
  onChoose: (chosen: Choice | undefined) => void;
};

/** A select whose first option leaves the choice open. */
function OptionalChoice<Choice extends string | number>({
  label,
  chosen,
  choices,
  wordOf,
  onChoose,
}: OptionalChoiceProps<Choice>) {
  const { i18n } = useLingui();
  return (
    <Select
      label={label}
      value={String(chosen ?? '')}
      onChange={(value) => onChoose(choices.find((each) => String(each) === value))}
      options={[
        ['', i18n._('preferences.any')],
        ...choices.map((each) => [String(each), wordOf(each)] as const),
      ]}
    />
  );
}

type DietsProps = {
  diets: readonly Diet[];
  avoid: StoredAvoid;
  onToggle: PreferenceChanges['toggleDiet'];
};

/** Diets, stored on this device; with consent also in the account, because diets may reveal health or beliefs. */
function Diets({ diets, avoid, onToggle }: DietsProps) {
  const { i18n } = useLingui();
  const [unconsented, setUnconsented] = useState<Diet>();
  const [staysHere, setStaysHere] = useState(false);
  const toggle = (diet: Diet) => {
    const isLast = diets.length === 1 && diets.includes(diet);
    if (isLast || staysHere || avoidsAnything(avoid)) void onToggle(diet);
    else setUnconsented(diet);
  };
  const answer = (hasConsent: boolean) => {
    if (!unconsented) return;
    setUnconsented(undefined);
    setStaysHere(!hasConsent);
    void onToggle(unconsented, hasConsent);
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="text-sm font-semibold">{i18n._('preferences.diets')}</legend>
      <div className="flex flex-wrap gap-2 pt-1.5">
        {DIETS.map((diet) => (
          <ToggleChip key={diet} isOn={diets.includes(diet)} onToggle={() => toggle(diet)}>
            {i18n._(DIET_WORD[diet])}
          </ToggleChip>
        ))}
      </div>
      {unconsented && <AvoidConsent onClose={() => answer(false)} onConsent={() => answer(true)} />}
    </fieldset>
  );
}

/** Returns a summary: "Italian, vegetarian, up to 30 min". */
function useSummary(preferences: UserPreferences): string {
  const { i18n } = useLingui();
  const { cuisine, difficulty, maxPrepTime, dietaryPreferences, avoid, buysNothing = false } = preferences;
  const avoided = avoid.allergens.length + avoid.words.length;
  const words = [
    cuisine && i18n._(CUISINE_WORD[cuisine]),
    ...dietaryPreferences.map((diet) => i18n._(DIET_WORD[diet])),
    difficulty && i18n._(DIFFICULTY_WORD[difficulty]),
    maxPrepTime && i18n._('preferences.up_to', { minutes: maxPrepTime }),
    buysNothing && i18n._('preferences.buys_nothing'),
    avoided > 0 && i18n._('avoid.summary', { avoided }),
  ].filter(Boolean);
  return words.length > 0 ? words.join(', ') : i18n._('preferences.none');
}
