import { useLingui } from '@lingui/react';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { readTypedFoods, type TypedChoice, type TypedFood } from '#core/recipe/lines/typed-food.ts';
import { preferredLanguage } from '../../../i18n/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FoodChoice } from './food-choice.tsx';
import { correctionOf, suggestions } from './food-words.ts';
import type { Correction } from './detected-foods.ts';
import type { OpenField } from './use-detections.ts';

type FoodFieldProps = {
  label: string;
  isFocused: boolean;
  onAdd: (correction: Correction) => void;
  /** Registry of open fields: text that was typed but not added is added when the recipe is requested. */
  fields: RefObject<Set<OpenField>>;
};

/**
 * Field for one or several foods, separated by commas, with amounts: "2 eggs". Unknown foods stay in the field; for
 * ambiguous ones it asks.
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
    const typed = readTypedFoods(names, language);
    for (const each of typed)
      if (each.kind === 'known') onAdd(correctionOf(each, each.isExact ? undefined : each.written));
    return keep(typed.filter(({ kind }) => kind !== 'known'));
  };
  const keep = (unresolved: readonly TypedFood[]) => {
    setNames(unresolved.map(({ written }) => written).join(', '));
    setOpen(unresolved);
    return unresolved.length === 0;
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
                  onAdd(correctionOf(choice));
                  keep(open.filter((other) => other !== each));
                  input.current?.focus();
                }}
              />
            </div>
          ),
      )}
    </form>
  );
}
