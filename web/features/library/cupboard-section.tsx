import { useLingui } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import type { CupboardChange } from '#core/account/avoid/cupboard-change.ts';
import type { Cupboard } from '#core/nutrition/cupboard.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { isBasic } from '#core/nutrition/foods/cupboard.ts';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import { searchFoods } from '#core/nutrition/foods/search-foods.ts';
import { useAvoid } from '../../avoided/use-avoid.ts';
import { foodWord } from '../../detections/food-words.ts';
import { preferredLanguage } from '../../i18n/language.ts';
import { useOutbox } from '../../offline/use-outbox.ts';
import { useUser } from '../../session/require-user.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { ToggleChip } from '../../ui/forms/toggle-chip.tsx';
import { Icon } from '../../ui/icon.tsx';

const BASICS: readonly FoodId[] = FOODS.flatMap(({ id }) => (isBasic(id) && id !== 'water' ? [id] : []));

const NOTHING_SAID: Cupboard = { has: [], lacks: [] };

const MOST = 5;

/** The user's cupboard, which library, shopping list, week and author use. */
export function CupboardSection() {
  const { i18n } = useLingui();
  const { cupboard = NOTHING_SAID } = useAvoid();
  const { enqueue } = useOutbox(useUser().id);
  const say = (said: CupboardChange) =>
    void enqueue({ type: 'avoid', change: { id: crypto.randomUUID(), cupboard: said } });
  const own = cupboard.has.filter((food) => !BASICS.includes(food));
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-sm py-2 [&::-webkit-details-marker]:hidden">
        <span className="grow">
          <b className="block font-semibold">{i18n._('cupboard.title')}</b>
          <span className="text-sm text-muted">{i18n._('library.staples')}</span>
        </span>
        <Icon name="down" className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-5">
        <p className="text-sm text-muted">{i18n._('cupboard.text')}</p>
        {/* Above the many basics, because users come here to add foods. */}
        <More onAdd={(food) => say({ has: [food] })} known={[...BASICS, ...own]} />
        {own.length > 0 && (
          <Group title={i18n._('cupboard.own')}>
            <Chips
              label={i18n._('cupboard.own')}
              foods={own}
              isOn={() => true}
              onToggle={(food) => say({ usual: [food] })}
            />
          </Group>
        )}
        <Group title={i18n._('cupboard.usual')}>
          <Chips
            label={i18n._('cupboard.usual')}
            foods={BASICS}
            isOn={(food) => !cupboard.lacks.includes(food)}
            onToggle={(food, isOn) => say(isOn ? { lacks: [food] } : { usual: [food] })}
          />
        </Group>
      </div>
    </details>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-2">
    <h3 className="font-text text-sm font-semibold tracking-normal">{title}</h3>
    {children}
  </div>
);

type ChipsProps = {
  label: string;
  foods: readonly FoodId[];
  isOn: (food: FoodId) => boolean;
  onToggle: (food: FoodId, isOn: boolean) => void;
};

function Chips({ label, foods, isOn, onToggle }: ChipsProps) {
  const language = preferredLanguage();
  const named = foods.map((food) => ({ food, name: foodWord(food, language) }));
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {named
        .toSorted((a, b) => a.name.localeCompare(b.name, language))
        .map(({ food, name }) => (
          <li key={food}>
            <ToggleChip isOn={isOn(food)} onToggle={() => onToggle(food, isOn(food))}>
              {name}
            </ToggleChip>
          </li>
        ))}
    </ul>
  );
}

function More({ onAdd, known }: { onAdd: (food: FoodId) => void; known: readonly FoodId[] }) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const found =
    typed.trim() === '' ? [] : searchFoods(typed, preferredLanguage(), FOODS, MOST + known.length);
  const offered = found.filter(({ id }) => !known.includes(id)).slice(0, MOST);
  return (
    <div className="grid gap-2">
      <Field
        label={i18n._('cupboard.more')}
        value={typed}
        maxLength={60}
        autoComplete="off"
        placeholder={i18n._('cupboard.example')}
        onChange={({ target }) => setTyped(target.value)}
      />
      {offered.length > 0 && (
        <Chips
          label={i18n._('cupboard.found')}
          foods={offered.map(({ id }) => id)}
          isOn={() => false}
          onToggle={(food) => {
            onAdd(food);
            setTyped('');
          }}
        />
      )}
    </div>
  );
}
