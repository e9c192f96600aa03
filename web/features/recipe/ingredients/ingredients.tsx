import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import type { Language } from '#core/language.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import { makesText } from '#core/recipe/lines/makes.ts';
import type { ReasonNotUsed, Recipe } from '#core/recipe/recipe.ts';
import { servedName } from '#core/recipe/scaling/scale-step.ts';
import { servedAmount, writtenAmount, type Serving } from '#core/recipe/scaling/scale.ts';
import { MAX_SERVINGS, readServings } from '#core/recipe/scaling/servings.ts';
import { runsOf } from '#core/recipe/sections.ts';
import { preferredLanguage } from '../../../i18n/language.ts';
import { Stepper } from '../../../ui/forms/stepper.tsx';
import { Doubts } from './doubts.tsx';

type IngredientsProps = {
  recipe: Recipe;
  servings: number;
  serving: Serving;
  onServings: (servings: number) => void;
};

/** Ingredients, in the chosen servings and units. */
export function Ingredients({ recipe, servings, serving, onServings }: IngredientsProps) {
  const { i18n } = useLingui();
  const { lines, equipment = [], notUsed = [], doubts = [], language } = recipe;
  return (
    <section aria-labelledby="ingredients" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="ingredients">{i18n._('recipe.ingredients')}</h2>
        <ServingsStepper servings={servings} onServings={onServings} />
      </div>
      {recipe.makes && (
        <p lang={language} className="-mt-2 text-sm text-muted">
          {makesText(recipe.makes, serving.factor, language)}
        </p>
      )}
      <ToBuy lines={lines} serving={serving} />
      {doubts.length > 0 && <Doubts doubts={doubts} />}
      {runsOf(lines).map(({ name, from, items }) => (
        <div key={from} className="grid gap-1">
          {name && (
            <h3 lang={language} className="pt-2 text-lg">
              {name}
            </h3>
          )}
          <ul lang={language}>
            {items.map((line, index) => (
              <li
                // Lines keep their places.
                // oxlint-disable-next-line no-array-index-key
                key={index}
                className="grid grid-cols-[min(5.75rem,34%)_1fr] gap-3 border-b border-line py-2.5 leading-snug last:border-0"
              >
                <Amount line={line} serving={serving} />
                <span>{servedName(line, serving)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Equipment equipment={equipment} language={language} />
      {notUsed.length > 0 && <NotUsed foods={notUsed} language={language} />}
    </section>
  );
}

const NOT_USED = {
  avoided: /*i18n*/ 'recipe.not_used.avoided',
  wished: /*i18n*/ 'recipe.not_used.wished',
  enough: /*i18n*/ 'recipe.not_used.enough',
  unsuited: /*i18n*/ 'recipe.not_used.unsuited',
  'not-under-one': /*i18n*/ 'recipe.not_used.not_under_one',
} as const satisfies Record<ReasonNotUsed, string>;

type NotUsedProps = { foods: NonNullable<Recipe['notUsed']>; language: Language };

/** Lists the foods that the dish leaves out, with the author's reason if the user reads its language. */
function NotUsed({ foods, language }: NotUsedProps) {
  const { i18n } = useLingui();
  const own = preferredLanguage();
  const named = foods.map(({ names, reason, said }) => {
    const why = (own === language ? said : undefined) ?? (reason && i18n._(NOT_USED[reason]));
    return why ? `${names[own]} (${why})` : names[own];
  });
  return <p className="text-sm text-muted">{i18n._('recipe.not_used', { foods: named.join(', ') })}</p>;
}

/** Amount in the chosen units. A tap on a converted amount shows the original. */
function Amount({ line, serving }: { line: Line; serving: Serving }) {
  const [isWritten, setIsWritten] = useState(false);
  const written = writtenAmount(line, serving);
  const shown = isWritten && written !== undefined ? written : servedAmount(line, serving);
  if (written === undefined) return <b className="font-semibold tabular-nums">{shown}</b>;
  return (
    <button
      type="button"
      aria-pressed={isWritten}
      title={written}
      onClick={() => setIsWritten(!isWritten)}
      className="min-h-11 -my-2.5 py-2.5 text-left font-semibold tabular-nums underline decoration-dotted underline-offset-4"
    >
      {shown}
    </button>
  );
}

/** Lists the foods to buy. */
function ToBuy({ lines, serving }: { lines: readonly Line[]; serving: Serving }) {
  const { i18n } = useLingui();
  const missing = lines.filter(({ isToBuy }) => isToBuy);
  if (missing.length === 0) return null;
  const foods = missing.map((line) =>
    [servedAmount(line, serving), servedName({ ...line, note: undefined }, serving)]
      .filter(Boolean)
      .join(' '),
  );
  return (
    <p className="rounded-md bg-saffron-soft px-4 py-2 text-on-saffron-soft">
      {i18n._('recipe.to_buy', { foods: foods.join(', ') })}
    </p>
  );
}

function Equipment({ equipment, language }: { equipment: readonly string[]; language: Language }) {
  const { i18n } = useLingui();
  if (equipment.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="font-text text-base font-semibold">{i18n._('recipe.equipment')}</h3>
      <ul lang={language} className="flex flex-wrap gap-2">
        {equipment.map((tool) => (
          <li key={tool} className="rounded-pill bg-sunken px-3.5 py-1 text-sm">
            {tool}
          </li>
        ))}
      </ul>
    </div>
  );
}

type ServingsStepperProps = Pick<IngredientsProps, 'servings' | 'onServings'>;

/** Stepper for the servings. An invalid number stays in the field, with an error, until the field loses the focus. */
function ServingsStepper({ servings, onServings }: ServingsStepperProps) {
  const { i18n } = useLingui();
  const [refused, setRefused] = useState<string>();
  const before = useRef(servings);
  return (
    // On blur, shows the current servings again.
    <div
      onFocus={() => {
        before.current = servings;
      }}
      onBlur={() => setRefused(undefined)}
    >
      <Stepper
        label={i18n._('recipe.servings_label')}
        lessLabel={i18n._('recipe.fewer_servings')}
        moreLabel={i18n._('recipe.more_servings')}
        value={refused ?? String(servings)}
        min={1}
        max={MAX_SERVINGS}
        step={1}
        error={refused ? i18n._('recipe.servings_refused', { most: MAX_SERVINGS, servings }) : undefined}
        onChange={(text) => {
          const wanted = readServings(text);
          setRefused(wanted === undefined ? text : undefined);
          // While typing "101", "10" was valid, so an invalid number restores the earlier servings.
          onServings(wanted ?? before.current);
        }}
      />
    </div>
  );
}
