import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { DiaryAmount } from '#core/diary/amount.ts';
import { SLOTS, type Slot } from '#core/week/meal.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Stepper } from '../../../ui/forms/stepper.tsx';
import { energyText } from '../../../eaten/energy-text.ts';
import { amountWords } from '../entries/amount-words.ts';
import type { Choice } from '../entries/choices.ts';
import { MEAL_WORD } from '../entries/meals.ts';

type PortionFormProps = {
  choice: Choice;
  meal: Slot;
  label: (meal: Slot) => string;
  onSubmit: (amount: DiaryAmount, meal: Slot) => void;
  /** Called with every valid amount. */
  onAmount?: (amount: DiaryAmount) => void;
};

export function PortionForm({ choice, meal: first, label, onSubmit, onAmount }: PortionFormProps) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState(String(choice.amount.quantity));
  const [unit, setUnit] = useState(choice.amount.unit);
  const [meal, setMeal] = useState(first);
  const amount = amountOf(typed, unit);
  const isFine = unit === 'g' || unit === 'ml';
  const set = (text: string, of: DiaryAmount['unit']) => {
    setTyped(text);
    setUnit(of);
    const next = amountOf(text, of);
    if (next) onAmount?.(next);
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (amount) onSubmit(amount, meal);
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        {/* As high as the next field. */}
        <div className="[&>div>span]:min-h-13">
          <Stepper
            label={i18n._('diary.how_much')}
            lessLabel={i18n._('diary.less')}
            moreLabel={i18n._('diary.more')}
            value={typed}
            min={isFine ? 1 : 0.5}
            max={10_000}
            step={isFine ? 1 : 0.5}
            by={isFine ? 10 : 1}
            error={amount ? undefined : i18n._('diary.amount_unclear')}
            onChange={(text) => set(text, unit)}
          />
        </div>
        <UnitSelect
          portions={choice.portions}
          unit={unit}
          onChoose={(next) => set(String(next.quantity), next.unit)}
        />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-42 flex-1">
          <MealSelect meal={meal} onChoose={setMeal} />
        </div>
        <Button kind="main" type="submit" className="min-h-13 flex-[1_1_9rem]">
          {label(meal)}
        </Button>
      </div>
      <output className="text-sm text-muted tabular-nums empty:hidden">
        {amount && energyText(i18n, choice.nutritionOf(amount).calories)}
      </output>
    </form>
  );
}

type UnitSelectProps = {
  portions: Choice['portions'];
  unit: DiaryAmount['unit'];
  onChoose: (amount: DiaryAmount) => void;
};

function UnitSelect({ portions, unit, onChoose }: UnitSelectProps) {
  const { i18n } = useLingui();
  return (
    <div className="flex-[1_1_14rem]">
      <Select
        label={i18n._('diary.unit')}
        value={unit}
        options={portions.map((portion) => [portion.amount.unit, portionWords(i18n, portion)])}
        onChange={(chosen) => {
          const next = portions.find((each) => each.amount.unit === chosen)?.amount;
          if (next) onChoose(next);
        }}
      />
    </div>
  );
}

/** Returns a portion in words: "1 slice (45 g)"; for g and ml only the unit. */
function portionWords(i18n: I18n, { amount, size, measure }: Choice['portions'][number]): string {
  if (amount.unit === 'g' || amount.unit === 'ml') return amount.unit;
  const words = amountWords(i18n, amount);
  return size === undefined || measure === undefined ? words : `${words} (${i18n.number(size)} ${measure})`;
}

type MealSelectProps = { meal: Slot; onChoose: (meal: Slot) => void };

export function MealSelect({ meal, onChoose }: MealSelectProps) {
  const { i18n } = useLingui();
  return (
    <Select
      label={i18n._('diary.meal')}
      value={meal}
      options={SLOTS.map((slot) => [slot, i18n._(MEAL_WORD[slot])])}
      onChange={(chosen) => onChoose(SLOTS.find((slot) => slot === chosen) ?? meal)}
    />
  );
}

function amountOf(typed: string, unit: DiaryAmount['unit']): DiaryAmount | undefined {
  const quantity = Math.round(Number(typed.replace(',', '.')) * 100) / 100;
  return quantity >= 0.01 && quantity <= 10_000 ? { quantity, unit } : undefined;
}
