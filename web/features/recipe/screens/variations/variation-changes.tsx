import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NUTRIENT_WORDS } from '#core/nutrition/nutrient-words.ts';
import { NUTRIENT_NAMES, type NutrientName } from '#core/nutrition/nutrients.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { Changes, Recipe } from '#core/recipe/recipe.ts';
import type { Difficulty } from '#core/recipe/facts/difficulty.ts';
import { DIFFICULTY_WORD } from '../../data/difficulty-word.ts';
import { nutrientAmount } from '#web/features/diary/data/nutrient-amount.ts';
import { isHidden } from '#web/features/diary/data/hidden-energy.ts';
import { useTitle } from '../../data/use-title.ts';
import { recipePath } from '#web/shared/paths.ts';
import { useUser } from '#web/shared/session/require-user.tsx';
import { Sheet } from '#web/shared/ui/sheet.tsx';

type VariationChangesProps = { recipe: Recipe; changes: Changes };

/** Differences between a variation and its parent. */
export function VariationChanges({ recipe, changes }: VariationChangesProps) {
  const { i18n } = useLingui();
  const { parentRecipeId, language } = recipe;
  return (
    <Sheet aria-labelledby="changed" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="changed" className="text-[1.375rem]">
          {i18n._('changes.title')}
        </h2>
        <p className="text-sm text-muted">
          {i18n._('changes.than')}{' '}
          {parentRecipeId === undefined ? (
            <span lang={language}>{changes.of}</span>
          ) : (
            <ParentLink id={parentRecipeId} title={changes.of} />
          )}
        </p>
      </div>
      <dl className="grid gap-x-6 empty:hidden md:grid-cols-2">
        <FoodsChanged recipe={recipe} changes={changes} />
      </dl>
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {i18n._('changes.numbers')}
        </summary>
        <dl className="grid gap-x-6 md:grid-cols-2">
          <FactsChanged recipe={recipe} changes={changes} />
          <AmountsChanged recipe={recipe} changes={changes} />
        </dl>
      </details>
    </Sheet>
  );
}

/** Link to the parent, with its title in the language of the screen. */
function ParentLink(parent: { id: RecipeId; title: string }) {
  const { text, language } = useTitle(useUser().id, parent);
  return (
    <Link to={recipePath(parent.id)} lang={language}>
      {text}
    </Link>
  );
}

function FactsChanged({ recipe, changes }: VariationChangesProps) {
  const { i18n } = useLingui();
  const amount = (name: NutrientName, value: number | undefined) =>
    value === undefined ? undefined : nutrientAmount(i18n, name, Math.round(value * 10) / 10);
  const minutes = (value: number | undefined) =>
    value === undefined ? undefined : i18n._('unit.minutes', { minutes: value });
  const level = (value: Difficulty | undefined) => value && i18n._(DIFFICULTY_WORD[value]);
  const [before, after] = [changes.nutrition, recipe.nutrition];
  const facts = [
    [i18n._('recipe.preparation'), minutes(changes.prepTime), minutes(recipe.prepTime)],
    [i18n._('recipe.difficulty'), level(changes.difficulty), level(recipe.difficulty)],
    ...NUTRIENT_NAMES.filter((name) => !isHidden(name)).map(
      (name) =>
        [i18n._(NUTRIENT_WORDS[name]), amount(name, before[name]), amount(name, after[name])] as const,
    ),
  ] as const;
  return facts.map(
    ([name, from, to]) =>
      from !== undefined &&
      to !== undefined &&
      from !== to && (
        <Row key={name} name={name}>
          <FromTo from={from} to={to} />
        </Row>
      ),
  );
}

function FoodsChanged({ recipe: { lines, language }, changes }: VariationChangesProps) {
  const { i18n } = useLingui();
  const names = (list: readonly string[]) => <span lang={language}>{list.join(', ')}</span>;
  const added = changes.added.flatMap((index) => lines[index]?.name ?? []);
  const removed = changes.removed.map(({ name }) => name);
  return (
    <>
      {added.length > 0 && <Row name={i18n._('changes.added')}>{names(added)}</Row>}
      {removed.length > 0 && <Row name={i18n._('changes.removed')}>{names(removed)}</Row>}
    </>
  );
}

function AmountsChanged({ recipe: { lines, servings, language }, changes }: VariationChangesProps) {
  const { i18n } = useLingui();
  return changes.amounts.map(({ line, from }) => (
    <Row key={line} name={<span lang={language}>{lines[line]?.name}</span>}>
      <FromTo
        from={i18n._('unit.grams', { grams: from })}
        to={i18n._('unit.grams', { grams: Math.round((lines[line]?.grams ?? 0) / servings) })}
      />
    </Row>
  ));
}

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
    <dt className="font-medium">{name}</dt>
    <dd className="text-right tabular-nums">{children}</dd>
  </div>
);

/** Shows an arrow, which screen readers get as text. */
function FromTo({ from, to }: { from: string; to: string }) {
  const { i18n } = useLingui();
  return (
    <>
      <span className="sr-only">{i18n._('changes.from_to', { from, to })}</span>
      <span aria-hidden="true">
        <span className="text-muted">{from}</span> → <b className="font-semibold">{to}</b>
      </span>
    </>
  );
}
