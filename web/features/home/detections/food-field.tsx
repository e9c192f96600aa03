import { useLingui } from '@lingui/react';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { readTypedFoods, type TypedChoice, type TypedFood } from '#core/recipe/lines/typed-food.ts';
import { preferredLanguage } from '../../../i18n/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FoodChoice } from './food-choice.tsx';
import { saidOf, suggestions } from './food-words.ts';
import type { Correction } from './detected-foods.ts';
import type { OpenField } from './use-detections.ts';

type FoodFieldProps = {
  label: string;
  isFocused: boolean;
  onAdd: (said: Correction) => void;
  /** Where it is known while it is open: what is typed counts, whether or not it was added by hand. */
  fields: RefObject<Set<OpenField>>;
};

/**
 * Takes foods, one or several with commas between, with their amounts: "2 eggs". What it does not know stays to be
 * reworded, and where several may be meant, it asks.
 */
export function FoodField({ label, isFocused, onAdd, fields }: FoodFieldProps) {
  const { i18n } = useLingui();
  const id = useId();
  const language = preferredLanguage();
  const [names, setNames] = useState('');
  const [open, setOpen] = useState<readonly TypedFood[]>([]);
  const isUnknown = open.some(({ kind }) => kind === 'unknown');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  const add = () => {
    const meant = readTypedFoods(names, language);
    for (const each of meant)
      if (each.kind === 'known') onAdd(saidOf(each, each.isExact ? undefined : each.written));
    return leave(meant.filter(({ kind }) => kind !== 'known'));
  };
  const leave = (left: readonly TypedFood[]) => {
    setNames(left.map(({ written }) => written).join(', '));
    setOpen(left);
    return left.length === 0;
  };
  useEffect(() => {
    const field: OpenField = { add, focus: () => input.current?.focus() };
    const { current } = fields;
    current.add(field);
    return () => void current.delete(field);
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
      noValidate
    >
      <Field
        label={label}
        value={names}
        list={`${id}-foods`}
        autoComplete="off"
        autoCapitalize="none"
        ref={input}
        enterKeyHint="done"
        error={isUnknown ? i18n._('food.unknown') : undefined}
        onChange={({ target }) => {
          setNames(target.value);
          setOpen([]);
        }}
      />
      <Button
        kind="line"
        type="submit"
        aria-label={i18n._('food.add')}
        className={`min-h-13 min-w-13 px-2 ${isUnknown ? 'mt-6.5 self-start' : ''}`}
      >
        <Icon name="add" />
      </Button>
      <datalist id={`${id}-foods`}>
        {suggestions(names.slice(names.lastIndexOf(',') + 1), language).map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
      {open.map(
        (each) =>
          each.kind === 'unclear' && (
            <div key={each.written} className="col-span-full">
              <FoodChoice
                written={each.written}
                choices={each.choices}
                onChoose={(choice: TypedChoice) => {
                  onAdd(saidOf(choice));
                  leave(open.filter((other) => other !== each));
                  input.current?.focus();
                }}
              />
            </div>
          ),
      )}
    </form>
  );
}
