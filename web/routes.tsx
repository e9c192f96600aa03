import { lazy, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { addInnerSentences } from './i18n/activate.ts';
import { PATHS } from './paths.ts';

const AuthPage = lazy(async () => ({ default: (await import('./features/auth/auth-page.tsx')).AuthPage }));
const GoogleReturnPage = lazy(async () => ({
  default: (await import('./features/auth/google-return-page.tsx')).GoogleReturnPage,
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
        <Route path={PATHS.home} element={<HomePage />} />
        <Route path={PATHS.recipe} element={<RecipePage />} />
        <Route path={PATHS.nutrition} element={<NutritionPage />} />
        <Route path={PATHS.badges} element={<BadgesPage />} />
        <Route path={PATHS.settings} element={<SettingsPage />} />
      </Route>
      <Route path={PATHS.plans} element={<PlansPage />} />
      <Route path={PATHS.cancelContract} element={<ContractPages />} />
      <Route path={PATHS.withdrawContract} element={<ContractPages />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);

/** A page that is loaded when it is first shown, together with its sentences. */
function page<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), addInnerSentences()]);
    return { default: component };
  });
}
