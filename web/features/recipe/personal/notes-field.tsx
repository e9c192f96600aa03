import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Recipe } from '#core/recipe/recipe.ts';
import { Button } from '../../../ui/button.tsx';
import { usePersonal } from './use-personal.ts';

const MAX_NOTES = 5_000;

/** The user's own notes on a recipe. Saved on blur or by the button. */
export function NotesField({ recipe }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const id = useId();
  const change = usePersonal(recipe);
  const { notes = '' } = recipe;
  const [typed, setTyped] = useState<string>();
  const unsaved = typed !== undefined && typed !== notes ? typed : undefined;
  const store = useEffectEvent(() => {
    if (unsaved !== undefined) void change({ notes: unsaved });
  });
  const save = () => {
    if (unsaved !== undefined) void change({ notes: unsaved });
    setTyped(undefined);
  };
  // Saves on Back or when the user leaves the app, because neither fires a blur.
  useEffect(() => {
    const leave = () => store();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {i18n._('personal.notes')}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={MAX_NOTES}
        value={typed ?? notes}
        placeholder={i18n._('personal.notes_hint')}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        className="input-box field-sizing-content min-h-24"
      />
      {unsaved !== undefined && (
        <Button kind="line" className="justify-self-start" onClick={save}>
          {i18n._('personal.save_notes')}
        </Button>
      )}
    </div>
  );
}
