import { useLingui } from '@lingui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { Servings } from '#core/cooking/cook-mark.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { localDay } from '#core/time.ts';
import { timeZone } from '../../../i18n/language.ts';
import { useOutbox } from '../../../offline/use-outbox.ts';
import { useUser } from '../../../session/require-user.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Stepper } from '../../../ui/forms/stepper.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

/** Marks the recipe as cooked today, or removes the mark. Both apply at once, also offline. */
export function CookMarkPanel({ recipe }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const isToday = isCookedToday(recipe);
  return (
    <Sheet aria-labelledby="eaten" className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 id="eaten" className="text-[1.375rem]">
          {isToday ? i18n._('eaten.done') : i18n._('eaten.title')}
        </h2>
        <p className="text-sm text-muted">{isToday ? i18n._('eaten.counts') : i18n._('eaten.lead')}</p>
      </div>
      {isToday ? <RemoveFromToday recipe={recipe} /> : <MarkAsCooked recipe={recipe} />}
    </Sheet>
  );
}

function MarkAsCooked({ recipe: { id, title } }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const { enqueue } = useOutbox(useUser().id);
  const [text, setText] = useState('1');
  const servings = v.safeParse(Servings, Number(text.replace(',', '.') || 'nothing'));
  const mark = async () => {
    if (!servings.success) return;
    await enqueue({ type: 'cook', recipeId: id, title, servings: servings.output, ...now() });
    toast({ title: i18n._('recipe_cooked') });
  };
  return (
    <form
      noValidate
      className="flex flex-wrap items-end justify-between gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void mark();
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

function RemoveFromToday({ recipe: { id, title } }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const { enqueue } = useOutbox(useUser().id);
  return (
    <Button
      kind="line"
      className="justify-self-start"
      onClick={async () => {
        await enqueue({ type: 'uncook', recipeId: id, title, day: now().day });
        toast({ title: i18n._('recipe_uncooked') });
      }}
    >
      {i18n._('eaten.remove')}
    </Button>
  );
}

/** Returns the current time and the local calendar day. */
function now() {
  const at = Date.now();
  return { at, day: localDay(at, timeZone()) };
}

/** Compares the newest cook mark with the local calendar day. */
const isCookedToday = ({ isCooked, cookedAt }: Recipe): boolean =>
  isCooked && cookedAt !== undefined && localDay(cookedAt, timeZone()) === now().day;
