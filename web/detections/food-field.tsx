import { useLingui } from '@lingui/react';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { readTypedFoods, type TypedChoice, type TypedFood } from '#core/recipe/lines/typed-food.ts';
import { preferredLanguage } from '../i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { FoodChoice } from './food-choice.tsx';
import { FoodSuggestions } from './food-suggestions.tsx';
import { correctionOf } from './food-words.ts';
import type { Correction } from '../offline/schema.ts';
import type { OpenField } from './use-detections.ts';

type FoodFieldProps = {
  label: string;
  isFocused: boolean;
  /** Unsubmitted text of an earlier visit. */
  typed: string;
  onType: (text: string) => void;
  onAdd: (correction: Correction) => void;
  /** Registry of open fields, whose unsubmitted text is added when the recipe is requested. */
  fields: RefObject<Set<OpenField>>;
};

/**
 * Field for one or several foods with amounts, separated by commas: "2 eggs, milk". Unknown foods stay in the field;
 * ambiguous ones become a question.
 */
export function FoodField({ label, isFocused, fields, ...typing }: FoodFieldProps) {
  const { i18n } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { names, unresolved, type, add, resolve } = useTypedFoods(typing);
  const isUnknown = unresolved.some(({ kind }) => kind === 'unknown');
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
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
      className="flex flex-wrap items-end gap-2"
      noValidate
    >
      <div className="min-w-0 flex-[1_1_9rem]">
        <Field
          label={label}
          value={names}
          list={`${id}-foods`}
          autoComplete="off"
          autoCapitalize="none"
          ref={input}
          enterKeyHint="done"
          error={isUnknown ? i18n._('food.unknown') : undefined}
          onChange={({ target }) => type(target.value)}
        />
      </div>
      <Button
        kind="line"
        type="submit"
        aria-label={i18n._('food.add')}
        className={`min-h-13 min-w-13 px-2 ${isUnknown ? 'mt-6.5 self-start' : ''}`}
      >
        <Icon name="add" />
      </Button>
      <FoodSuggestions id={`${id}-foods`} typed={names.slice(names.lastIndexOf(',') + 1)} />
      <UnclearFoods
        foods={unresolved}
        onChoose={(food, choice) => {
          resolve(food, choice);
          input.current?.focus();
        }}
      />
    </form>
  );
}

type UnclearFoodsProps = {
  foods: readonly TypedFood[];
  onChoose: (food: TypedFood, choice: TypedChoice) => void;
};

const UnclearFoods = ({ foods, onChoose }: UnclearFoodsProps) => {
  const { i18n } = useLingui();
  return foods.map(
    (food) =>
      food.kind === 'unclear' && (
        <div key={food.written} className="w-full">
          <FoodChoice
            question={i18n._('food.which', { written: food.written })}
            choices={food.choices}
            onChoose={(choice) => onChoose(food, choice)}
          />
        </div>
      ),
  );
};

/** State of a food field. `unresolved`: unknown and ambiguous foods of the last submission. */
function useTypedFoods({ typed, onType, onAdd }: Pick<FoodFieldProps, 'typed' | 'onType' | 'onAdd'>) {
  const [names, setNames] = useState(typed);
  const [unresolved, setUnresolved] = useState<readonly TypedFood[]>([]);
  const write = (text: string) => {
    setNames(text);
    onType(text);
  };
  const keep = (foods: readonly TypedFood[]) => {
    write(foods.map(({ written }) => written).join(', '));
    setUnresolved(foods);
    return foods.length === 0;
  };
  return {
    names,
    unresolved,
    type(text: string): void {
      write(text);
      setUnresolved([]);
    },
    /** Adds the known foods. @returns false if unknown ones are left in the field */
    add(): boolean {
      const read = readTypedFoods(names, preferredLanguage());
      for (const food of read)
        if (food.kind === 'known') onAdd(correctionOf(food, food.isExact ? undefined : food.written));
      return keep(read.filter(({ kind }) => kind !== 'known'));
    },
    resolve(food: TypedFood, choice: TypedChoice): void {
      onAdd(correctionOf(choice));
      keep(unresolved.filter((other) => other !== food));
    },
  };
}
