import { useLingui } from '@lingui/react';
import { useId, useState, type FormEvent } from 'react';
import { AMOUNT_UNITS } from '#core/generation/amount.ts';
import { readTypedFood, type TypedFood } from '#core/recipe/lines/typed-food.ts';
import { preferredLanguage } from '../i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/forms/field.tsx';
import { Select } from '../ui/forms/select.tsx';
import { Icon } from '../ui/icon.tsx';
import { withCorrection, withRemoved } from './detected-foods.ts';
import { FoodChoice } from './food-choice.tsx';
import { FoodSuggestions } from './food-suggestions.tsx';
import { foodWord, correctionOf } from './food-words.ts';
import type { FoodOnTable, PhotoDetection } from '../offline/schema.ts';

type AmountUnit = (typeof AMOUNT_UNITS)[number];

type FoodDialogProps = {
  item: FoodOnTable;
  onUpdate: (next: (held: PhotoDetection) => PhotoDetection) => void;
  onClose: () => void;
};

const MIN_QUANTITY = 0.1;
const MAX_QUANTITY = 10_000;

/** Corrects a food and optionally its amount, or removes it. */
export function FoodDialog({ item, onUpdate, onClose }: FoodDialogProps) {
  const { i18n } = useLingui();
  const id = useId();
  const language = preferredLanguage();
  const [name, setName] = useState(foodWord(item.food, language));
  const [amount, setAmount] = useState(item.quantity === undefined ? '' : String(item.quantity));
  const [unit, setUnit] = useState<AmountUnit>(item.unit ?? 'g');
  const [refused, setRefused] = useState<TypedFood>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readTypedFood(name.trim(), language);
    if (read.kind !== 'known') return setRefused(read);
    const quantity = Number(amount.replace(',', '.'));
    const correction = {
      ...correctionOf(read, read.isExact ? undefined : read.written),
      ...(quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY && { quantity, unit }),
    };
    onUpdate((held) => withCorrection(held, item, correction));
  };
  return (
    <Dialog
      title={i18n._('food.change_title')}
      onClose={onClose}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            {i18n._('food.cancel')}
          </Button>
          <Button kind="main" type="submit" form={id}>
            {i18n._('food.save')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="grid gap-4" noValidate>
        <NameField
          name={name}
          refused={refused}
          onName={(typed) => {
            setName(typed);
            setRefused(undefined);
          }}
        />
        <AmountFields amount={amount} unit={unit} onAmount={setAmount} onUnit={setUnit} />
        <Button
          kind="bare"
          className="-ml-3 justify-self-start"
          onClick={() => onUpdate((held) => withRemoved(held, item))}
        >
          <Icon name="delete" />
          {i18n._('detection.remove', { food: foodWord(item.food, language) })}
        </Button>
      </form>
    </Dialog>
  );
}

type NameFieldProps = {
  name: string;
  /** The submitted name, if it does not name exactly one food. */
  refused: TypedFood | undefined;
  onName: (name: string) => void;
};

function NameField({ name, refused, onName }: NameFieldProps) {
  const { i18n } = useLingui();
  const foodsId = useId();
  return (
    <>
      <Field
        label={i18n._('food.name')}
        value={name}
        list={foodsId}
        autoComplete="off"
        // The user opened the dialog to type.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        enterKeyHint="done"
        error={refused?.kind === 'unknown' ? i18n._('food.unknown') : undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => onName(target.value)}
      />
      <FoodSuggestions id={foodsId} typed={name} />
      {refused?.kind === 'unclear' && (
        <FoodChoice
          question={i18n._('food.which', { written: refused.written })}
          choices={refused.choices}
          onChoose={({ food }) => onName(foodWord(food, preferredLanguage()))}
        />
      )}
    </>
  );
}

type AmountFieldsProps = {
  amount: string;
  unit: AmountUnit;
  onAmount: (amount: string) => void;
  onUnit: (unit: AmountUnit) => void;
};

function AmountFields({ amount, unit, onAmount, onUnit }: AmountFieldsProps) {
  const { i18n } = useLingui();
  const units = { g: i18n._('food.grams'), ml: i18n._('food.millilitres'), piece: i18n._('food.pieces') };
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field
        label={i18n._('food.amount')}
        value={amount}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => onAmount(target.value)}
      />
      <Select
        label={i18n._('food.unit')}
        value={unit}
        options={AMOUNT_UNITS.map((each) => [each, units[each]] as const)}
        onChange={(value) => onUnit(AMOUNT_UNITS.find((each) => each === value) ?? 'g')}
      />
    </div>
  );
}
