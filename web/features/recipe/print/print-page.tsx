import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { DEFAULT_LANGUAGE, supportedLanguage } from '#core/language.ts';
import { inLanguage } from '#core/recipe/in-language.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { UNIT_SYSTEMS } from '#core/recipe/scaling/scale.ts';
import { readServings } from '#core/recipe/scaling/servings.ts';
import { useAvoidCheck } from '../../../avoided/use-avoid-check.ts';
import { keyOf } from '../../../offline/entries.ts';
import { readableRecipeOf, type RecipeName } from '../../../offline/recipes/member-recipes.ts';
import { useHeld } from '../../../offline/use-held.ts';
import { recipePath } from '../../../paths.ts';
import { RequireUser, useUser } from '../../../session/require-user.tsx';
import { BackLink } from '../../../shell/navigation/back-link.tsx';
import { NoRecipe, whyNoRecipe } from '../../../shell/no-recipe.tsx';
import { Button } from '../../../ui/button.tsx';
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FullPageSpinner } from '../../../ui/spinner.tsx';
import { useCooking } from '../ingredients/use-cooking.ts';
import { useUnits } from '../ingredients/use-units.ts';
import { useRecipeName } from '../use-recipe-name.ts';
import { Paper } from './paper.tsx';
import styles from './print.css?url';

/**
 * Printable page of the recipe in the URL. Scaled as on the recipe's page, unless the query has other `servings`,
 * `units` or `language`.
 */
export function PrintPage() {
  const name = useRecipeName();
  return (
    <RequireUser>
      {name ? <KnownRecipe key={keyOf(name)} name={name} /> : <NoRecipe why="gone" />}
    </RequireUser>
  );
}

function KnownRecipe({ name }: { name: RecipeName }) {
  const { id: userId } = useUser();
  const held = useHeld(readableRecipeOf(userId, name, useQueryClient()));
  if (held.data) return <PrintView recipe={held.data} back={recipePath(name.id, name.cookId)} />;
  const why = whyNoRecipe(held);
  return why ? <NoRecipe why={why} /> : <FullPageSpinner />;
}

function PrintView({ recipe: held, back }: { recipe: Recipe; back: string }) {
  const { i18n } = useLingui();
  const [query] = useSearchParams();
  const [hasPhoto, setHasPhoto] = useState(true);
  const [hasNotes, setHasNotes] = useState(true);
  const language = supportedLanguage([query.get('language'), i18n.locale]) ?? DEFAULT_LANGUAGE;
  const recipe = useMemo(() => inLanguage(held, language), [held, language]);
  const { writtenFor, servings: chosen } = useCooking(held);
  const chosenUnits = useUnits();
  const servings = readServings(query.get('servings') ?? '') ?? chosen;
  const units = UNIT_SYSTEMS.find((each) => each === query.get('units')) ?? chosenUnits;
  const serving = useMemo(
    () => ({
      factor: servings / writtenFor,
      units,
      language: recipe.language,
      of: { lines: recipe.lines, servings: writtenFor },
    }),
    [servings, writtenFor, units, recipe],
  );
  usePageTitle(i18n._('print.title', { title: recipe.title }));
  const avoidCheck = useAvoidCheck(recipe);
  // Waits for the check, because its result is printed.
  if (avoidCheck.state === 'checking') return <FullPageSpinner />;
  return (
    <main id="main" className="print-page">
      {/* Styles of this page only. React waits for them, so that the page is measured after they apply. */}
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="print-bar">
        <BackLink to={back} />
        <div className="flex flex-wrap gap-x-6 max-sm:order-last max-sm:w-full">
          {recipe.imageUrls.length > 0 && (
            <Switch label={i18n._('print.photo')} isOn={hasPhoto} onChange={setHasPhoto} />
          )}
          <Switch label={i18n._('print.notes_room')} isOn={hasNotes} onChange={setHasNotes} />
        </div>
        <Button kind="main" className="ml-auto" onClick={() => print()}>
          <Icon name="print" />
          {i18n._('print.print')}
        </Button>
      </div>
      <Paper
        recipe={recipe}
        serving={serving}
        hasPhoto={hasPhoto}
        hasNotes={hasNotes}
        avoidCheck={avoidCheck}
      />
    </main>
  );
}

type SwitchProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

const Switch = ({ label, isOn, onChange }: SwitchProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
    <input
      type="checkbox"
      className="size-6 accent-basil"
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
);
