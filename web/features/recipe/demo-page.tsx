import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { screenLanguage } from '../../i18n/language.ts';
import { PATHS } from '../../paths.ts';
import { AsVisitor } from '../../session/require-user.tsx';
import { userQuery } from '../../session/user-query.ts';
import { NoRecipe } from '../../shell/no-recipe.tsx';
import { TimerBar } from '../../timers/timer-bar.tsx';
import { Brand } from '../../ui/brand.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import { demoRecipe } from './demo-recipe.ts';
import { RecipeSkeleton } from './recipe-skeleton.tsx';
import { RecipeView } from './recipe-view.tsx';

/** Demo recipe, which visitors can cook without an account. Ticks are stored on the device. */
export function DemoPage() {
  const { data: user } = useQuery(userQuery);
  if (user) return <Demo isVisitor={false} />;
  return (
    <AsVisitor>
      <VisitorHeader />
      <TimerBar />
      <Demo isVisitor />
    </AsVisitor>
  );
}

function Demo({ isVisitor }: { isVisitor: boolean }) {
  const { i18n } = useLingui();
  const language = screenLanguage(i18n);
  const { data: recipe, error } = useQuery({
    queryKey: ['demo', language],
    queryFn: () => demoRecipe(language),
    networkMode: 'always',
    staleTime: Infinity,
  });
  usePageTitle(recipe?.title);
  if (recipe) return <RecipeView recipe={recipe} invitation={<Invitation isVisitor={isVisitor} />} />;
  return error ? <NoRecipe why={error} /> : <RecipeSkeleton />;
}

/**
 * Explains which data stay on this device, and the benefits of an account. It stands below the first screen, which
 * belongs to the ingredients.
 */
function Invitation({ isVisitor }: { isVisitor: boolean }) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md bg-basil-soft px-pad py-4 text-on-basil-soft">
      <div className="flex-[1_1_16rem]">
        <b className="font-semibold">{i18n._('demo.title')}</b>
        <p className="text-sm">{isVisitor ? i18n._('demo.text') : i18n._('demo.text_signed_in')}</p>
      </div>
      <ButtonLink kind={isVisitor ? 'main' : 'line'} to={PATHS.home} rel="nofollow">
        {isVisitor ? i18n._('demo.sign_up') : i18n._('demo.to_recipes')}
      </ButtonLink>
    </div>
  );
}

function VisitorHeader() {
  const { i18n } = useLingui();
  return (
    <header className="page flex min-h-16 flex-wrap items-center gap-x-2 py-2">
      <Brand to={PATHS.landing} />
      <ButtonLink to={PATHS.home} rel="nofollow" className="min-h-11 px-4 text-sm">
        {i18n._('auth.create_account')}
      </ButtonLink>
    </header>
  );
}
