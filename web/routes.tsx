import { lazy, useState, type ComponentType } from 'react';
import { matchPath, Navigate, Route, Routes } from 'react-router';
import type { Language } from '#core/language.ts';
import { addInnerSentences } from './i18n/activate.ts';
import { ownerOfDevice } from './offline/owner.ts';
import { PATHS } from './paths.ts';

const AuthPage = lazy(async () => ({ default: (await import('./features/auth/auth-page.tsx')).AuthPage }));
const GoogleReturnPage = lazy(async () => ({
  default: (await import('./features/auth/google/google-return-page.tsx')).GoogleReturnPage,
}));
const Frame = page(async () => (await import('./shell/frame.tsx')).Frame);
const CooksOnly = page(async () => (await import('./shell/frame.tsx')).CooksOnly);
const Layout = page(async () => (await import('./shell/layout.tsx')).Layout);
const NotFoundPage = page(async () => (await import('./shell/not-found-page.tsx')).NotFoundPage);
const HomePage = page(async () => (await import('./features/home/home-page.tsx')).HomePage);
const RecipePage = page(async () => (await import('./features/recipe/recipe-page.tsx')).RecipePage);
const NutritionPage = page(
  async () => (await import('./features/nutrition/nutrition-page.tsx')).NutritionPage,
);
const BadgesPage = page(async () => (await import('./features/badges/badges-page.tsx')).BadgesPage);
const PlansPage = page(async () => (await import('./features/plans/plans-page.tsx')).PlansPage);
const SettingsPage = page(async () => (await import('./features/settings/settings-page.tsx')).SettingsPage);
const ContractPages = page(
  async () => (await import('./features/contract/contract-pages.tsx')).ContractPages,
);
const LegalPages = page(async () => (await import('./features/legal/legal-pages.tsx')).LegalPages);

/** What cooks alone are shown. */
const KITCHEN = [
  [PATHS.home, HomePage],
  [PATHS.recipe, RecipePage],
  [PATHS.nutrition, NutritionPage],
  [PATHS.badges, BadgesPage],
  [PATHS.settings, SettingsPage],
] as const;

/** What strangers are shown in the same frame, and come to from outside. */
const OPEN_TO_ALL = [PATHS.plans, PlansPage] as const;

/** Which page stands where. */
export const AppRoutes = () => (
  <Routes>
    {/* Without a connection the app stands in for the landing page. */}
    <Route path="/de?" element={<Navigate to={PATHS.home} replace />} />
    <Route path={PATHS.auth} element={<AuthPage />} />
    <Route path={PATHS.google} element={<GoogleReturnPage />} />
    {[PATHS.imprint, PATHS.privacy, PATHS.terms, PATHS.withdrawalNotice].map((path) => (
      <Route key={path} path={path} element={<LegalPages />} />
    ))}
    <Route element={<Frame layout={<Layout />} />}>
      <Route element={<CooksOnly />}>
        {KITCHEN.map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
      <Route path={PATHS.plans} element={<PlansPage />} />
      <Route path={PATHS.cancelContract} element={<ContractPages />} />
      <Route path={PATHS.withdrawContract} element={<ContractPages />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);

/**
 * Begins to load what an address shows, and what is around it, before anything is rendered. When it is there by then, the
 * first paint shows it, and no spinner.
 */
export async function preload(path: string, language: Language): Promise<void> {
  const [around, pages] = ownerOfDevice()
    ? [
        [Frame, CooksOnly, Layout],
        [...KITCHEN, OPEN_TO_ALL],
      ]
    : [[Frame], [OPEN_TO_ALL]];
  const wanted = pages.find(([pattern]) => matchPath(pattern, path));
  if (!wanted) return;
  // What cannot be had is told where it is shown.
  await Promise.allSettled([...around, wanted[1]].map(({ bring }) => bring(language)));
}

/** A page that is loaded when it is first shown, together with its sentences. */
function page<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const bring = async (language?: Language) => {
    const [component] = await Promise.all([load(), addInnerSentences(language)]);
    loaded = component;
    return { default: component };
  };
  const Later = lazy(() => bring());
  const Page = (props: Props) => {
    // What is loaded already does not suspend.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Shown {...props} />;
  };
  return Object.assign(Page, { bring });
}
