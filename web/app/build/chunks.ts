/** Name of a chunk that several pages load. Modules in `alone` belong to none. */
export type Chunk = keyof typeof PATHS_IN;

/**
 * Files and folders of each chunk. The longest matching path decides, so that a part of a folder may belong to another
 * chunk. A module without a match loads with the page that imports it.
 */
export const PATHS_IN = {
  /** The first page, usually the login. */
  app: [
    'web/shared/session/continue-at.ts',
    'web/shared/errors/',
    'web/features/account/screens/auth/login/auth-page.tsx',
    'web/features/account/screens/auth/login/google-button.tsx',
    'web/features/account/screens/auth/login/use-google.ts',
    'web/features/account/screens/auth/greeting/',
    'web/features/account/screens/auth/login/login-form.tsx',
    'web/features/account/screens/auth/login/use-mailed-link.ts',
    'web/features/account/screens/auth/login/marketing-panel.tsx',
    'web/shared/i18n/activate.ts',
    'web/shared/i18n/language.ts',
    'web/app/inner-styles.ts',
    'web/shared/platform/device/local-storage.ts',
    'web/app/main.tsx',
    'web/shared/platform/storage/caches/caches.ts',
    'web/shared/sync/tabs/other-tabs.ts',
    'web/shared/platform/storage/owner.ts',
    'web/shared/paths.ts',
    'web/features/plan/data/picked-plan.ts',
    'web/shared/requests/api.ts',
    'web/app/routes.tsx',
    'web/features/account/data/google-popup.ts',
    'web/shared/session/query-client.ts',
    'web/shared/session/user-query.ts',
    'web/shared/platform/device/install-prompt.ts',
    'web/app/shell/scroll-to-top.tsx',
    'web/shared/platform/device/theme.ts',
    'web/shared/ui/basic-icon.tsx',
    'web/shared/ui/brand.tsx',
    'web/shared/ui/button.tsx',
    'web/shared/ui/feedback/note.tsx',
    'web/shared/ui/feedback/toast.ts',
    'web/shared/ui/feedback/toaster.tsx',
    'web/shared/ui/forms/field-error.tsx',
    'web/shared/ui/forms/field.tsx',
    'web/shared/ui/forms/password-field.tsx',
    'web/shared/ui/forms/use-form.ts',
    'web/shared/ui/hooks/heading-focus.ts',
    'web/shared/ui/hooks/use-link-token.ts',
    'web/shared/ui/hooks/use-overlay.ts',
    'web/shared/ui/hooks/use-page-title.ts',
    'web/shared/ui/spinner.tsx',
    'web/shared/ui/tabs.tsx',
  ],
  /** Pages from registration to a new password, in one chunk. */
  auth: ['web/features/account/screens/auth/'],
  /** Shared by pages with and without a session. */
  shared: [
    'web/shared/session/',
    'core/plan/plan.ts',
    'core/recipe/lines/energy-known.ts',
    'core/time.ts',
    'web/features/plan/data/usage-query.ts',
    'web/shared/requests/use-poll.ts',
    'web/features/legal/parts/footer.tsx',
    'web/app/shell/frame.tsx',
    'web/features/plan/data/plans-query.ts',
    'web/features/plan/data/subscription-query.ts',
    'web/shared/ui/',
  ],
  /** Pages for signed-in users, except parts that few users ever need. */
  inner: [
    'core/recipe/personal.ts',
    'web/features/avoid/data/',
    'web/features/generation/data/detections/detected-foods.ts',
    'web/features/generation/data/detections/foods-on-table.ts',
    'web/features/generation/data/detections/use-detections.ts',
    'web/features/generation/data/detections/use-photos.ts',
    'web/features/diary/data/energy-text.ts',
    'web/features/diary/data/use-kept-dishes.ts',
    'web/features/cooking/data/use-take-back.ts',
    'web/features/generation/screens/',
    'web/features/generation/data/',
    'web/features/import/data/use-imports.ts',
    'web/features/household/parts/cook-name.tsx',
    'web/features/household/data/household.ts',
    'web/features/household/data/use-sync-members.ts',
    'web/features/library/data/library.ts',
    'web/features/library/data/use-library.ts',
    'web/features/library/data/use-sync-recipes.ts',
    'web/shared/sync/',
    'web/shared/platform/photos/data-url.ts',
    'web/app/shell/',
    'web/features/cooking/data/',
  ],
  /** The food table and its readers. Pages that only list recipes never load it. */
  foods: [
    'core/cooking/nutrition-as-cooked.ts',
    'core/nutrition/',
    'core/recipe/lines/',
    'core/recipe/diets.ts',
    'core/recipe/recount.ts',
    'web/features/generation/data/detections/food-words.ts',
  ],
  /** Dishes, which only the diary has, and how foods are eaten. */
  dishes: ['core/nutrition/foods/eaten/'],
  /** Words of the guard, loaded only if the user avoids something. */
  guard: [
    'core/guard/',
    'core/reading/understanding/avoided-words.ts',
    'web/features/avoid/data/find-avoided.ts',
  ],
  /** Seldom visited pages. */
  settings: [
    'core/nutrition/foods/sources/',
    'web/features/badge/screens/',
    'web/features/account/screens/settings/',
  ],
  /** Recipe and cook mode, without speech recognition and its phrases. */
  recipe: [
    'core/recipe/scaling/',
    'core/recipe/steps/',
    'web/features/recipe/screens/',
    'web/features/cooking/screens/voice/listening.ts',
    'web/features/cooking/screens/voice/use-elbow.ts',
    'web/features/cooking/screens/voice/use-read-aloud.ts',
    'web/features/ring/parts/ring-offer.tsx',
    'web/features/cooking/parts/timer-button.tsx',
  ],
  /** Diary and goals, without the scanner. */
  diary: ['web/features/diary/screens/'],
  /** The week on screen and on paper. Filling it loads on demand. */
  week: ['core/week/', 'web/features/week/screens/', 'web/features/week/data/first-weekday.ts'],
  /** The list, and adding the ingredients of recipes and weeks. */
  list: [
    'core/list/at-hand.ts',
    'core/list/household-goods.ts',
    'core/list/still-needed.ts',
    'core/list/to-buy.ts',
    'core/list/wanted.ts',
    'core/week/week-to-list.ts',
    'web/features/list/screens/',
    'web/features/recipe/screens/list/',
    'web/features/week/screens/plan/to-list.ts',
    'web/features/week/screens/to-list/to-list-dialog.tsx',
    'web/features/week/screens/to-list/use-things.ts',
    'web/features/list/parts/wanted-row.tsx',
  ],
  /** The household, shared recipes, and the demo. */
  household: [
    'web/features/household/screens/',
    'web/features/recipe/screens/demo/demo-page.tsx',
    'web/features/recipe/screens/demo/demo-recipe.ts',
    'web/features/import/screens/save/save-page.tsx',
  ],
  /** Detected and available foods. */
  detections: [
    'web/features/generation/data/detections/',
    'web/features/library/screens/at-hand.tsx',
    'web/features/library/screens/cupboard-section.tsx',
  ],
  /** Adding and editing recipes, without the calculation by the food table. */
  drafts: [
    'web/features/recipe/data/drafts/',
    'web/features/import/screens/',
    'web/features/recipe/screens/edit/',
    'web/features/import/data/',
  ],
  /** Reads and calculates typed recipes with the food table. */
  typed: [
    'web/features/recipe/data/drafts/read-lines.ts',
    'web/features/recipe/data/drafts/written-recipe.ts',
    'web/features/import/screens/review/line-answers.ts',
    'web/features/import/data/run-imports.ts',
  ],
  camera: ['web/shared/platform/camera/', 'web/features/generation/screens/photos/camera-view.tsx'],
  /** Rarely used ways to add recipes. */
  ways: [
    'web/features/import/screens/files/',
    'web/features/import/screens/picture/',
    'web/features/generation/screens/add/add-sheet.tsx',
  ],
  /** Timers that ring on a locked phone, once the user has turned them on. */
  rings: [
    'web/shared/platform/storage/caches/ring-notes.ts',
    'web/shared/sync/operations/send-ring.ts',
    'web/shared/sync/operations/switch-rings.ts',
    'web/features/ring/data/ring-message.ts',
    'web/features/ring/data/ring-subscription.ts',
    'web/features/ring/data/rings.ts',
    'web/features/ring/data/tell-timers.ts',
    'web/features/ring/data/test-ring.ts',
  ],
  /** Exceptions: loaded separately or with their page, although their folder belongs to a chunk. */
  alone: [
    'core/week/fill/',
    'web/features/import/data/pasted.ts',
    'web/features/diary/screens/scan/',
    'web/features/cooking/screens/cook-mode/hands-free-parts.tsx',
    'web/features/cooking/screens/cook-mode/hands-free-sheet.tsx',
    'web/features/cooking/screens/cook-mode/voice-commands.ts',
    'web/features/cooking/screens/voice/',
    'web/features/account/screens/settings/export-zip.ts',
    'web/features/account/screens/settings/ring-device-list.tsx',
    'web/features/week/screens/fill/',
    'web/shared/ui/feedback/toast-region.tsx',
    'web/shared/ui/qr/qr-path.ts',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const CHUNKS = Object.keys(PATHS_IN).filter((name): name is Chunk => name !== 'alone');

const CHUNK_AT = new Map<string, Chunk>(
  Object.entries(PATHS_IN).flatMap(([name, paths]) => paths.map((path) => [path, name as Chunk] as const)),
);

/**
 * Returns the chunk that a module is built into.
 * @param path from the root of the repository
 * @returns undefined if it matches no path
 */
export function chunkOf(path: string): Chunk | undefined {
  const own = CHUNK_AT.get(path);
  if (own) return own;
  const folder = path.replace(/[^/]*\/?$/, '');
  return folder === '' ? undefined : chunkOf(folder);
}
