import { useLingui } from '@lingui/react';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { preferredLanguage } from '../../../i18n/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { foodMeant, suggestions } from './food-words.ts';
import type { Correction } from './detected-foods.ts';
import type { OpenField } from './use-detections.ts';

type FoodFieldProps = {
  label: string;
  isFocused: boolean;
  onAdd: (said: Correction) => void;
  /** Where it is known while it is open: what is typed counts, whether or not it was added by hand. */
  fields: RefObject<Set<OpenField>>;
};

/** Takes the names of foods, one or several with commas between. What it does not know stays to be reworded. */
export function FoodField({ label, isFocused, onAdd, fields }: FoodFieldProps) {
  const { i18n } = useLingui();
  const id = useId();
  const language = preferredLanguage();
  const [names, setNames] = useState('');
  const [isUnknown, setIsUnknown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  const add = () => {
    const typed = names.split(/[,;]/).flatMap((name) => name.trim() || []);
    const meant = typed.map((name) => ({ name, food: foodMeant(name, language) }));
    for (const { food } of meant) if (food !== undefined) onAdd({ food });
    const unknown = meant.filter(({ food }) => food === undefined).map(({ name }) => name);
    setNames(unknown.join(', '));
    setIsUnknown(unknown.length > 0);
    return unknown.length === 0;
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
          setIsUnknown(false);
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
    </form>
  );
}
