import { useLingui } from '@lingui/react';
import { memo, useDeferredValue, useMemo, type ReactNode } from 'react';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { DIFFICULTY_WORD } from '../../i18n/difficulty-word.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { editPath } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { SourceLine } from '../../writing/source-line.tsx';
import { RenderLater } from '../../shell/render-later.tsx';
import { KEEPS_HEIGHT } from '../../ui/hooks/use-full-screen-dialog.ts';
import { Variations } from './variations/variations.tsx';
import { VariationChanges } from './variations/variation-changes.tsx';
import { Cover, MorePhotos } from './cover.tsx';
import { CookMarkPanel } from './nutrition/cook-mark-panel.tsx';
import { Ingredients } from './ingredients/ingredients.tsx';
import { Instructions } from './steps/instructions.tsx';
import { CookModeRoute } from './cook-mode/cook-mode-route.tsx';
import { LanguageNote } from './language-note.tsx';
import { NutritionLabel } from './nutrition/nutrition-label.tsx';
import { Soundtrack } from './soundtrack/soundtrack.tsx';
import { stepsOf } from './steps/steps-of.ts';
import { useStartOfCooking } from './cook-mode/use-cook-place.ts';
import { useCooking } from './ingredients/use-cooking.ts';
import { useRecounted } from './nutrition/use-recounted.ts';
import { useInLanguage } from './use-in-language.ts';
import { useUnits } from './ingredients/use-units.ts';

/** A recipe with all its sections. Memoised, so that steps in cook mode do not render it again. */
export const RecipeView = memo(({ recipe: held }: { recipe: Recipe }) => {
  const cooking = useCooking(held);
  const { shown: recipe, ...reading } = useInLanguage(useRecounted(held, cooking.answers));
  const [units, setUnits] = useUnits();
  const steps = useMemo(() => stepsOf(recipe), [recipe]);
  const hasSteps = steps.length > 0;
  const { factor, writtenFor } = cooking;
  const { language, lines, servingTip, storageTip } = recipe;
  const tips = useMemo(
    () => [servingTip, storageTip].filter((tip) => tip !== undefined),
    [servingTip, storageTip],
  );
  const serving = useMemo(
    () => ({ factor, units, language, of: { lines, servings: writtenFor } }),
    [factor, units, language, lines, writtenFor],
  );
  const servingBelow = useDeferredValue(serving);
  return (
    <>
      <main
        id="main"
        style={KEEPS_HEIGHT}
        className="mx-auto grid w-full max-w-[calc(70rem+2*var(--gutter))] grow content-start gap-10 px-gutter pb-4 lg:pb-16"
      >
        <Top recipe={recipe} />
        <LanguageNote recipe={held} {...reading} />
        <MorePhotos recipe={recipe} />
        {recipe.changes && <VariationChanges recipe={recipe} changes={recipe.changes} />}
        <div className="grid gap-10 lg:grid-cols-[22rem_1fr] lg:items-start lg:gap-16">
          <div className="grid gap-6 lg:sticky lg:top-[calc(1.5rem+var(--timers))]">
            <Ingredients
              recipe={recipe}
              servings={cooking.servings}
              serving={serving}
              onServings={cooking.setServings}
              onUnits={setUnits}
            />
            {hasSteps && <StartCooking id={recipe.id} className="max-lg:hidden" />}
          </div>
          <RenderLater turn={1}>
            {(hasSteps || tips.length > 0) && (
              <Instructions recipeId={recipe.id} steps={steps} tips={tips} serving={servingBelow} />
            )}
          </RenderLater>
        </div>
        <RenderLater turn={2}>
          <div className="grid gap-4 lg:grid-cols-2 lg:items-start lg:gap-6">
            <NutritionLabel recipe={recipe} answers={cooking.answers} onAnswer={cooking.answer} />
            <SidePanels recipe={recipe} />
          </div>
        </RenderLater>
        <RenderLater turn={3}>
          <VariationsPanel recipe={recipe} />
        </RenderLater>
        {hasSteps && <Dock id={recipe.id} />}
      </main>
      <CookModeRoute recipe={recipe} steps={steps} serving={serving} cooking={cooking} />
    </>
  );
});

// Memoised: these do not depend on the servings.

const Top = memo(({ recipe }: { recipe: Recipe }) => (
  <>
    <Cover recipe={recipe} />
    {recipe.description && (
      <p lang={recipe.language} className="max-w-160 text-lg">
        {recipe.description}
      </p>
    )}
    <Facts recipe={recipe} />
    <Actions recipe={recipe} />
  </>
));

const SidePanels = memo(({ recipe }: { recipe: Recipe }) => (
  <div className="grid gap-4 lg:gap-6">
    <CookMarkPanel recipe={recipe} />
    <Soundtrack recipe={recipe} />
  </div>
));

const VariationsPanel = memo(Variations);

/** Main action of the page. */
function StartCooking({ id, className }: { id: RecipeId; className: string }) {
  const { i18n } = useLingui();
  const { step, link } = useStartOfCooking(id);
  return (
    <ButtonLink {...link} kind="main" size="big" className={className}>
      {step === 1 ? i18n._('cook.start') : i18n._('cook.continue', { number: step })}
    </ButtonLink>
  );
}

/** What can be done with the recipe, and where it is from. */
function Actions({ recipe: { id, origin } }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  return (
    <div className="-mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <ButtonLink to={editPath(id)}>
        <Icon name="edit" />
        {i18n._('recipe.edit')}
      </ButtonLink>
      {origin && <SourceLine origin={origin} />}
    </div>
  );
}

const Dock = ({ id }: { id: RecipeId }) => (
  <div className="dock lg:hidden">
    <StartCooking id={id} className="w-full" />
  </div>
);

function Facts({ recipe: { prepTime, activeTime, difficulty, nutrition } }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  return (
    <dl className="flex flex-wrap justify-between gap-3 md:justify-start md:gap-16">
      {prepTime !== undefined && (
        <Fact
          name={
            activeTime === undefined
              ? i18n._('recipe.preparation')
              : i18n._('recipe.active', { minutes: activeTime })
          }
        >
          {i18n._('unit.minutes', { minutes: prepTime })}
        </Fact>
      )}
      {prepTime === undefined && activeTime !== undefined && (
        <Fact name={i18n._('recipe.work')}>{i18n._('unit.minutes', { minutes: activeTime })}</Fact>
      )}
      {difficulty && <Fact name={i18n._('recipe.difficulty')}>{i18n._(DIFFICULTY_WORD[difficulty])}</Fact>}
      <Fact name={i18n._('recipe.a_serving')}>{i18n._('unit.kcal', { kcal: nutrition.calories })}</Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex max-w-32 flex-col-reverse justify-end gap-0.5 md:max-w-none">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-title text-[1.5rem] leading-none font-semibold whitespace-nowrap tabular-nums">
      {children}
    </dd>
  </div>
);
