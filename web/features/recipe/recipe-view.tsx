import { useLingui } from '@lingui/react';
import { memo, useDeferredValue, useMemo, type ReactNode } from 'react';
import { isAtLeast } from '#core/recipe/lines/energy-known.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { DIFFICULTY_WORD } from '../../i18n/difficulty-word.ts';
import { AvoidedNote } from '../../avoided/avoided-note.tsx';
import { tellsEnergy } from '../../offline/hidden-energy.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SourceLine } from '../../recipes/source-line.tsx';
import { RenderLater } from '../../shell/render-later.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KEEPS_HEIGHT } from '../../ui/hooks/use-full-screen-dialog.ts';
import { Actions } from './actions/actions.tsx';
import { MemberActions } from './actions/member-actions.tsx';
import { Variations } from './variations/variations.tsx';
import { VariationChanges } from './variations/variation-changes.tsx';
import { Cover, MorePhotos } from './cover.tsx';
import { CookMarkPanel } from './personal/cook-mark-panel.tsx';
import { Ingredients } from './ingredients/ingredients.tsx';
import { Instructions } from './steps/instructions.tsx';
import { CookModeRoute } from './cook-mode/cook-mode-route.tsx';
import { LanguageNote } from './language-note.tsx';
import { NutritionLabel } from './nutrition/nutrition-label.tsx';
import { Soundtrack } from './soundtrack/soundtrack.tsx';
import { PersonalPanel } from './personal/personal-panel.tsx';
import type { RecipePlace } from '../../timers/timers.ts';
import { useStartOfCooking } from './cook-mode/use-cook-place.ts';
import type { useCooking } from './ingredients/use-cooking.ts';
import { useServedRecipe } from './served/use-served-recipe.ts';

type RecipeViewProps = {
  recipe: Recipe;
  /** Stands at the end of the demo instead of the parts that need an account. */
  invitation?: ReactNode;
};

/** A recipe with all its sections. Memoised, so that changing steps in cook mode does not render it again. */
export const RecipeView = memo(({ recipe: held, invitation }: RecipeViewProps) => {
  const dish = useServedRecipe(held);
  const { recipe, place, steps, serving, cooking, isOwn } = dish;
  const { language: shownIn, isOriginal, showOriginal, avoidCheck } = dish;
  const hasSteps = steps.length > 0;
  const { servingTip, storageTip } = recipe;
  const tips = useMemo(
    () => [servingTip, storageTip].filter((tip) => tip !== undefined),
    [servingTip, storageTip],
  );
  const servingBelow = useDeferredValue(serving);
  return (
    <>
      <main
        id="main"
        style={KEEPS_HEIGHT}
        className="page grid grow content-start gap-6 pb-4 md:gap-10 lg:pb-16"
      >
        <Top recipe={recipe} isOwn={isOwn} invitation={invitation} />
        <LanguageNote recipe={held} language={shownIn} isOriginal={isOriginal} showOriginal={showOriginal} />
        {recipe.changes && <VariationChanges recipe={recipe} changes={recipe.changes} />}
        {/* Appears late and moves everything below, so little stands below it on the first screen. */}
        <AvoidedNote check={avoidCheck} />
        <div className="grid gap-10 lg:grid-cols-[22rem_1fr] lg:items-start lg:gap-16">
          <div className="grid gap-6 lg:sticky lg:top-[calc(1.5rem+var(--timers))]">
            <Ingredients
              recipe={recipe}
              servings={cooking.servings}
              serving={serving}
              onServings={cooking.setServings}
            />
            {hasSteps && <StartCooking place={place} className="max-lg:hidden" />}
          </div>
          <RenderLater turn={1}>
            {(hasSteps || tips.length > 0) && (
              <Instructions
                place={place}
                steps={steps}
                lines={recipe.lines}
                tips={tips}
                serving={servingBelow}
              />
            )}
          </RenderLater>
        </div>
        <Below recipe={recipe} cooking={cooking} isOwn={isOwn} />
        <RenderLater turn={3}>{invitation ?? <BackToUpload />}</RenderLater>
        {hasSteps && <Dock place={place} />}
      </main>
      <CookModeRoute page={dish} />
    </>
  );
});

type BelowProps = { recipe: Recipe; cooking: ReturnType<typeof useCooking>; isOwn: boolean };

const Below = ({ recipe, cooking: { answers, answer }, isOwn }: BelowProps) => (
  <>
    <RenderLater turn={2}>
      <MorePhotos recipe={recipe} />
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start lg:gap-6">
        <NutritionLabel recipe={recipe} answers={answers} onAnswer={answer} />
        <SidePanels recipe={recipe} isOwn={isOwn} />
      </div>
    </RenderLater>
    {isOwn && (
      <RenderLater turn={3}>
        <VariationsPanel recipe={recipe} />
      </RenderLater>
    )}
  </>
);

// Memoised, because these parts do not depend on the servings.

const Top = memo(({ recipe, isOwn, invitation }: RecipeViewProps & { isOwn: boolean }) => (
  <>
    <Cover recipe={recipe} />
    {recipe.description && (
      <p lang={recipe.language} className="max-w-160 leading-snug md:text-lg">
        {recipe.description}
      </p>
    )}
    <Facts recipe={recipe} />
    <div className="-mt-2 grid gap-3 md:-mt-3">
      {!invitation && (isOwn ? <Actions recipe={recipe} /> : <MemberActions recipe={recipe} />)}
      {recipe.origin && <SourceLine origin={recipe.origin} />}
    </div>
  </>
));

const SidePanels = memo(({ recipe, isOwn }: { recipe: Recipe; isOwn: boolean }) => (
  <div className="grid gap-4 lg:gap-6">
    {isOwn && <CookMarkPanel recipe={recipe} />}
    {isOwn && <PersonalPanel recipe={recipe} />}
    <Soundtrack recipe={recipe} />
  </div>
));

const VariationsPanel = memo(Variations);

/** Main action of the page. */
function StartCooking({ place, className }: { place: RecipePlace; className: string }) {
  const { i18n } = useLingui();
  const { step, link } = useStartOfCooking(place);
  return (
    <ButtonLink {...link} kind="main" size="big" className={className}>
      {step === 1 ? i18n._('cook.start') : i18n._('cook.continue', { number: step })}
    </ButtonLink>
  );
}

function BackToUpload() {
  const { i18n } = useLingui();
  return (
    <ButtonLink to={PATHS.home} className="justify-self-center">
      <Icon name="camera" />
      {i18n._('recipe.back')}
    </ButtonLink>
  );
}

const Dock = ({ place }: { place: RecipePlace }) => (
  <div className="dock lg:hidden">
    <StartCooking place={place} className="w-full" />
  </div>
);

function Facts({ recipe }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const { prepTime, activeTime, difficulty, nutrition, lines, unmatchedShare } = recipe;
  const isLeast = isAtLeast(lines, unmatchedShare);
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
      {tellsEnergy(nutrition.calories, isLeast) && (
        <Fact name={isLeast ? i18n._('recipe.a_serving_at_least') : i18n._('recipe.a_serving')}>
          {i18n._('unit.kcal', { kcal: nutrition.calories })}
        </Fact>
      )}
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
