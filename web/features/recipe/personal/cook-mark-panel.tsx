import { useLingui } from '@lingui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { Servings } from '#core/cooking/cook-mark.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Stepper } from '../../../ui/forms/stepper.tsx';
import { Stars } from './stars.tsx';
import { usePersonal } from './use-personal.ts';
import { useCookMark } from './use-cook-mark.ts';

/** Button that marks the recipe as cooked today, or removes the mark. */
export function CookMarkPanel({ recipe }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const { isCookedToday, servings, mark, remove } = useCookMark(recipe);
  const change = usePersonal(recipe);
  const counted = servings === undefined ? i18n._('eaten.counts') : i18n._('eaten.counted', { servings });
  return (
    <Sheet aria-labelledby="eaten" className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 id="eaten" className="text-[1.375rem]">
          {isCookedToday ? i18n._('eaten.done') : i18n._('eaten.title')}
        </h2>
        <p className="text-sm text-muted">{isCookedToday ? counted : i18n._('eaten.lead')}</p>
      </div>
      {isCookedToday && <Stars rating={recipe.rating} onRate={(rating) => void change({ rating })} />}
      {isCookedToday ? (
        <Button kind="line" className="justify-self-start" onClick={() => void remove()}>
          {i18n._('eaten.remove')}
        </Button>
      ) : (
        <MarkAsCooked onMark={(eaten) => void mark(eaten)} />
      )}
    </Sheet>
  );
}

function MarkAsCooked({ onMark }: { onMark: (servings: number) => void }) {
  const { i18n } = useLingui();
  const [text, setText] = useState('1');
  const servings = v.safeParse(Servings, Number(text.replace(',', '.') || 'nothing'));
  return (
    <form
      noValidate
      className="flex flex-wrap items-end justify-between gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (servings.success) onMark(servings.output);
      }}
    >
      <Stepper
        label={i18n._('eaten.servings')}
        lessLabel={i18n._('eaten.less')}
        moreLabel={i18n._('eaten.more')}
        value={text}
        min={0.1}
        max={10}
        step={0.1}
        error={servings.success ? undefined : i18n._(servings.issues[0].message)}
        onChange={setText}
      />
      <Button kind="line" type="submit" disabled={!servings.success}>
        <Icon name="check" />
        {i18n._('eaten.mark')}
      </Button>
    </form>
  );
}
