import { useLingui } from '@lingui/react';
import { CUISINES, MAX_TIME_CHOICES, type Preferences } from '#core/generation/preferences.ts';
import { DIETS, DIFFICULTIES, type Diet } from '#core/recipe/recipe.ts';
import { DIFFICULTY_WORD } from '../../../i18n/difficulty-word.ts';
import { CUISINE_WORD, DIET_WORD } from './preference-words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { ToggleChip } from '../../../ui/forms/toggle-chip.tsx';
import { AvoidList } from './avoid-list.tsx';

type PreferencesPanelProps = {
  preferences: Preferences;
  onChange: (preferences: Preferences) => void;
};

/** Preferences for the next recipe, collapsed to a summary. */
export function PreferencesPanel({ preferences, onChange }: PreferencesPanelProps) {
  const { i18n } = useLingui();
  const { cuisine, difficulty, maxPrepTime, dietaryPreferences, avoid } = preferences;
  const toggle = (diet: Diet) =>
    dietaryPreferences.includes(diet)
      ? dietaryPreferences.filter((held) => held !== diet)
      : [...dietaryPreferences, diet];
  return (
    <details className="group rounded-md bg-surface px-pad py-3 shadow-sheet">
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="settings" />
        <span className="min-w-0 grow">
          {i18n._('preferences.title')}
          <span className="block text-sm font-normal text-muted">{useSummary(preferences)}</span>
        </span>
        <Icon name="down" className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-3 pb-2">
        <Select
          label={i18n._('preferences.cuisine')}
          value={cuisine ?? ''}
          onChange={(value) => onChange({ ...preferences, cuisine: CUISINES.find((each) => each === value) })}
          options={[
            ['', i18n._('preferences.any')],
            ...CUISINES.map((each) => [each, i18n._(CUISINE_WORD[each])] as const),
          ]}
        />
        <Select
          label={i18n._('preferences.difficulty')}
          value={difficulty ?? ''}
          onChange={(value) =>
            onChange({ ...preferences, difficulty: DIFFICULTIES.find((each) => each === value) })
          }
          options={[
            ['', i18n._('preferences.any')],
            ...DIFFICULTIES.map((each) => [each, i18n._(DIFFICULTY_WORD[each])] as const),
          ]}
        />
        <Select
          label={i18n._('preferences.longest_time')}
          value={String(maxPrepTime ?? '')}
          onChange={(value) =>
            onChange({ ...preferences, maxPrepTime: MAX_TIME_CHOICES.find((each) => String(each) === value) })
          }
          options={[
            ['', i18n._('preferences.any')],
            ...MAX_TIME_CHOICES.map(
              (minutes) => [String(minutes), i18n._('preferences.up_to', { minutes })] as const,
            ),
          ]}
        />
        <fieldset className="grid gap-1.5">
          <legend className="text-sm font-semibold">{i18n._('preferences.diets')}</legend>
          <div className="flex flex-wrap gap-2 pt-1.5">
            {DIETS.map((diet) => (
              <ToggleChip
                key={diet}
                isOn={dietaryPreferences.includes(diet)}
                onToggle={() => onChange({ ...preferences, dietaryPreferences: toggle(diet) })}
              >
                {i18n._(DIET_WORD[diet])}
              </ToggleChip>
            ))}
          </div>
        </fieldset>
        <AvoidList avoid={avoid} onChange={(changed) => onChange({ ...preferences, avoid: changed })} />
      </div>
    </details>
  );
}

/** Returns a summary: "Italian, vegetarian, up to 30 min". */
function useSummary(preferences: Preferences): string {
  const { i18n } = useLingui();
  const { cuisine, difficulty, maxPrepTime, dietaryPreferences, avoid } = preferences;
  const avoided = avoid.allergens.length + avoid.words.length;
  const words = [
    cuisine && i18n._(CUISINE_WORD[cuisine]),
    ...dietaryPreferences.map((diet) => i18n._(DIET_WORD[diet])),
    difficulty && i18n._(DIFFICULTY_WORD[difficulty]),
    maxPrepTime && i18n._('preferences.up_to', { minutes: maxPrepTime }),
    avoided > 0 && i18n._('avoid.summary', { avoided }),
  ].filter(Boolean);
  return words.length > 0 ? words.join(', ') : i18n._('preferences.none');
}
