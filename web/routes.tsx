import { lazy, useEffect, useState, type ComponentType } from 'react';
import { matchPath, Navigate, Outlet, Route, Routes } from 'react-router';
import type { Language } from '#core/language.ts';
import { loadInnerMessages } from './i18n/activate.ts';
import { loadInnerStyles } from './inner-styles.ts';
import { ownerOfDevice } from './offline/owner.ts';
import { PATHS } from './paths.ts';
import { queryClient } from './session/query-client.ts';
import { FullPageSpinner } from './ui/spinner.tsx';

const AuthPage = lazy(async () => ({ default: (await import('./features/auth/auth-page.tsx')).AuthPage }));
const GoogleReturnPage = lazy(async () => ({
  default: (await import('./features/auth/google/google-return-page.tsx')).GoogleReturnPage,
}));
const Frame = page(async () => (await import('./shell/frame.tsx')).Frame);
const SignedInOnly = page(async () => (await import('./shell/frame.tsx')).SignedInOnly);
const Layout = page(async () => (await import('./shell/layout.tsx')).Layout);
const NotFoundPage = page(async () => (await import('./shell/not-found-page.tsx')).NotFoundPage);
const HomePage = page(async () => {
  const [home, { prefetchHome }] = await Promise.all([
    import('./features/home/home-page.tsx'),
    import('./features/home/prefetch-home.ts'),
  ]);
  await prefetchHome(queryClient);
  return home.HomePage;
});
const RecipePage = page(async () => (await import('./features/recipe/recipe-page.tsx')).RecipePage);
const DemoPage = page(async () => (await import('./features/recipe/demo-page.tsx')).DemoPage);
const PrintPage = page(async () => (await import('./features/recipe/print/print-page.tsx')).PrintPage);
const EditPage = page(async () => (await import('./features/edit/edit-page.tsx')).EditPage);
const AddPage = page(async () => (await import('./features/add/add-page.tsx')).AddPage);
const FilesPage = page(async () => (await import('./features/add/files/files-page.tsx')).FilesPage);
const PicturePage = page(async () => (await import('./features/add/picture/picture-page.tsx')).PicturePage);
const LibraryPage = page(async () => (await import('./features/library/library-page.tsx')).LibraryPage);
const SavePage = page(async () => (await import('./features/save/save-page.tsx')).SavePage);
const ListPage = page(async () => (await import('./features/list/list-page.tsx')).ListPage);
const WeekPage = page(async () => (await import('./features/week/week-page.tsx')).WeekPage);
const WeekPrintPage = page(
  async () => (await import('./features/week/print/week-print-page.tsx')).WeekPrintPage,
);
const DiaryPage = page(async () => (await import('./features/diary/diary-page.tsx')).DiaryPage);
const HouseholdPage = page(
  async () => (await import('./features/household/household-page.tsx')).HouseholdPage,
);
const JoinPage = page(async () => (await import('./features/household/join-page.tsx')).JoinPage);
const NutritionPage = page(async () => (await import('./features/diary/diary-page.tsx')).NutritionPage);
const BadgesPage = page(async () => (await import('./features/badges/badges-page.tsx')).BadgesPage);
const PlansPage = page(async () => (await import('./features/plans/plans-page.tsx')).PlansPage);
const SettingsPage = page(async () => (await import('./features/settings/settings-page.tsx')).SettingsPage);
const ContractPages = page(
  async () => (await import('./features/contract/contract-pages.tsx')).ContractPages,
);
const LegalPages = page(async () => (await import('./features/legal/legal-pages.tsx')).LegalPages);

/** Pages that need a user. */
const USER_PAGES = [
  [PATHS.home, HomePage],
  [PATHS.recipe, RecipePage],
  [PATHS.memberRecipe, RecipePage],
  [PATHS.edit, EditPage],
  [PATHS.add, AddPage],
  [PATHS.addFiles, FilesPage],
  [PATHS.addPicture, PicturePage],
  [PATHS.library, LibraryPage],
  [PATHS.list, ListPage],
  [PATHS.week, WeekPage],
  [PATHS.diary, DiaryPage],
  [PATHS.household, HouseholdPage],
  [PATHS.nutrition, NutritionPage],
  [PATHS.badges, BadgesPage],
  [PATHS.settings, SettingsPage],
] as const;

/** Printable pages that need a user. They have no navigation. */
const PAPER = [
  [PATHS.print, PrintPage],
  [PATHS.memberPrint, PrintPage],
  [PATHS.weekPrint, WeekPrintPage],
] as const;

/** Pages in this frame that visitors without a session open from outside. */
const PUBLIC_PAGES = [
  [PATHS.plans, PlansPage],
  [PATHS.demo, DemoPage],
  [PATHS.save, SavePage],
  [PATHS.join, JoinPage],
] as const;

export const AppRoutes = () => (
  <Routes>
    {/* Offline, the service worker serves the app instead of the landing page. */}
    <Route path="/de?" element={<Navigate to={PATHS.home} replace />} />
    <Route path={PATHS.auth} element={<AuthPage />} />
    <Route path={PATHS.google} element={<GoogleReturnPage />} />
    <Route path={PATHS.connect} element={<ServerPage />} />
    {[PATHS.imprint, PATHS.privacy, PATHS.terms, PATHS.withdrawalNotice].map((path) => (
      <Route key={path} path={path} element={<LegalPages />} />
    ))}
    <Route element={<Frame layout={<Outlet />} />}>
      <Route element={<SignedInOnly />}>
        {PAPER.map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
    </Route>
    <Route element={<Frame layout={<Layout />} />}>
      <Route element={<SignedInOnly />}>
        {USER_PAGES.map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
      {PUBLIC_PAGES.map(([path, Page]) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route path={PATHS.cancelContract} element={<ContractPages />} />
      <Route path={PATHS.withdrawContract} element={<ContractPages />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);

/** Page written by the server, to which the sign-in has led. Only loading a new document shows it. */
function ServerPage() {
  useEffect(() => location.reload(), []);
  return <FullPageSpinner />;
}

/**
 * Loads the page of a path and its frame before anything is rendered, so that the first paint shows the page instead of
 * a spinner.
 */
export async function preload(path: string, language: Language): Promise<void> {
  const [frames, pages] = ownerOfDevice()
    ? [
        [Frame, SignedInOnly, Layout],
        [...USER_PAGES, ...PAPER, ...PUBLIC_PAGES],
      ]
    : [[Frame], PUBLIC_PAGES];
  const route = pages.find(([pattern]) => matchPath(pattern, path));
  if (!route) return;
  // Rendering reports failures.
  await Promise.allSettled([...frames, route[1]].map((component) => component.preload(language)));
}

/** Returns a component that loads when it is first shown, together with its messages and styles. */
function page<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const preloadPage = async (language?: Language) => {
    const [component] = await Promise.all([load(), loadInnerMessages(language), loadInnerStyles()]);
    loaded = component;
    return { default: component };
  };
  const Lazy = lazy(() => preloadPage());
  const Page = (props: Props) => {
    // A loaded component does not suspend.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Shown {...props} />;
  };
  return Object.assign(Page, { preload: preloadPage });
}
