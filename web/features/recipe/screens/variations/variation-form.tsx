import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { AIMS, MAX_WISH_LENGTH, type Aim } from '#core/generation/aim.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { isRefusal } from '#web/shared/errors/api-error.ts';
import { describeError } from '#web/shared/errors/describe-error.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Note } from '#web/shared/ui/feedback/note.tsx';
import { Field } from '#web/shared/ui/forms/field.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { ToggleChip } from '#web/shared/ui/forms/toggle-chip.tsx';
import { usePreferences } from '#web/features/avoid/data/use-preferences.ts';
import { useGeneration } from '#web/features/generation/parts/generation-provider.tsx';
import { useCooking } from '#web/features/cooking/data/use-cooking.ts';
import { AIM_WORD } from './aim-words.ts';

/** Requests a variation with the chosen aims and an optional description. */
export function VariationForm({ recipe }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const { request, isShown: isGenerating } = useGeneration();
  const [preferences] = usePreferences();
  const [aims, setAims] = useState<readonly Aim[]>([]);
  const [description, setDescription] = useState('');
  const [unmet, setUnmet] = useState<string>();
  const { servings } = useCooking(recipe);
  const toggle = (aim: Aim) =>
    setAims((held) => (held.includes(aim) ? held.filter((each) => each !== aim) : [...held, aim]));
  const submit = async () => {
    const wish = description.trim();
    const input = { photos: [], variationOf: recipe.id, preferences, servings };
    setUnmet(undefined);
    const outcome = await request({ ...input, ...(aims.length > 0 && { aims }), ...(wish && { wish }) });
    if (outcome.type === 'failed' && isRefusal(outcome.error, 'WishUnmet'))
      setUnmet(describeError(outcome.error, i18n, i18n._('please_try_again')));
  };
  return (
    <form
      className="grid max-w-160 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <fieldset className="grid gap-1.5">
        <legend className="text-sm font-semibold">{i18n._('alternatives.different')}</legend>
        <div className="flex flex-wrap gap-2 pt-1.5">
          {AIMS.map((aim) => (
            <ToggleChip key={aim} isOn={aims.includes(aim)} onToggle={() => toggle(aim)}>
              {i18n._(AIM_WORD[aim])}
            </ToggleChip>
          ))}
        </div>
      </fieldset>
      <Field
        label={i18n._('alternatives.description')}
        value={description}
        maxLength={MAX_WISH_LENGTH}
        autoComplete="off"
        enterKeyHint="go"
        onChange={(event) => setDescription(event.target.value)}
      />
      {unmet !== undefined && (
        <Note kind="attention" title={i18n._('alternatives.unmet')}>
          {unmet}
        </Note>
      )}
      <Button type="submit" busy={isGenerating} className="justify-self-start">
        <Icon name="switch" />
        {isGenerating ? i18n._('alternatives.generating') : i18n._('alternatives.get')}
      </Button>
    </form>
  );
}
