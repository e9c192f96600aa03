/** Name of a chunk that several pages load. Modules in `alone` belong to none. */
export type Chunk = keyof typeof PATHS_IN;

/**
 * Files and folders of each chunk. The longest matching path decides, so that a part of a folder may belong to another
 * chunk. A module without a match loads with the page that imports it.
 */
export const PATHS_IN = {
  /** The first page, usually the login. */
  app: [
    'web/session/continue-at.ts',
    'web/errors/',
    'web/features/auth/auth-page.tsx',
    'web/features/auth/google/google-button.tsx',
    'web/features/auth/google/use-google.ts',
    'web/features/auth/greeting/',
    'web/features/auth/login-form.tsx',
    'web/features/auth/mailed-links/use-mailed-link.ts',
    'web/features/auth/marketing-panel.tsx',
    'web/i18n/activate.ts',
    'web/i18n/language.ts',
    'web/inner-styles.ts',
    'web/device/local-storage.ts',
    'web/main.tsx',
    'web/offline/caches/caches.ts',
    'web/offline/database/other-tabs.ts',
    'web/offline/owner.ts',
    'web/paths.ts',
    'web/session/picked-plan.ts',
    'web/requests/api.ts',
    'web/routes.tsx',
    'web/session/google-popup.ts',
    'web/session/query-client.ts',
    'web/session/user-query.ts',
    'web/shell/install-prompt.ts',
    'web/shell/scroll-to-top.tsx',
    'web/device/theme.ts',
    'web/ui/basic-icon.tsx',
    'web/ui/brand.tsx',
    'web/ui/button.tsx',
    'web/ui/feedback/note.tsx',
    'web/ui/feedback/toast.ts',
    'web/ui/feedback/toaster.tsx',
    'web/ui/forms/field-error.tsx',
    'web/ui/forms/field.tsx',
    'web/ui/forms/password-field.tsx',
    'web/ui/forms/use-form.ts',
    'web/ui/hooks/heading-focus.ts',
    'web/ui/hooks/use-link-token.ts',
    'web/ui/hooks/use-overlay.ts',
    'web/ui/hooks/use-page-title.ts',
    'web/ui/spinner.tsx',
    'web/ui/tabs.tsx',
  ],
  /** Pages from registration to a new password, in one chunk. */
  auth: ['web/features/auth/'],
  /** Shared by pages with and without a session. */
  shared: [
    'web/session/',
    'core/plan/plan.ts',
    'core/recipe/lines/energy-known.ts',
    'core/time.ts',
    'web/generation/usage-query.ts',
    'web/requests/use-poll.ts',
    'web/shell/footer.tsx',
    'web/shell/frame.tsx',
    'web/shell/plans-query.ts',
    'web/shell/subscription-query.ts',
    'web/ui/',
  ],
  /** Pages for signed-in users, except parts that few users ever need. */
  inner: [
    'core/recipe/personal.ts',
    'web/avoided/',
    'web/detections/detected-foods.ts',
    'web/detections/foods-on-table.ts',
    'web/detections/use-detections.ts',
    'web/detections/use-photos.ts',
    'web/eaten/energy-text.ts',
    'web/eaten/use-kept-dishes.ts',
    'web/eaten/use-take-back.ts',
    'web/features/home/',
    'web/generation/',
    'web/imports/use-imports.ts',
    'web/kitchen/cook-name.tsx',
    'web/kitchen/household.ts',
    'web/kitchen/use-sync-members.ts',
    'web/library/library.ts',
    'web/library/use-library.ts',
    'web/library/use-sync-recipes.ts',
    'web/offline/',
    'web/requests/data-url.ts',
    'web/shell/',
    'web/timers/',
  ],
  /** The food table and its readers. Pages that only list recipes never load it. */
  foods: [
    'core/cooking/nutrition-as-cooked.ts',
    'core/nutrition/',
    'core/recipe/lines/',
    'core/recipe/diets.ts',
    'core/recipe/recount.ts',
    'web/detections/food-words.ts',
  ],
  /** Dishes, which only the diary has, and how foods are eaten. */
  dishes: ['core/nutrition/foods/eaten/'],
  /** Words of the guard, loaded only if the user avoids something. */
  guard: ['core/guard/', 'core/reading/understanding/avoided-words.ts', 'web/avoided/find-avoided.ts'],
  /** Seldom visited pages. */
  settings: ['core/nutrition/foods/sources/', 'web/features/badges/', 'web/features/settings/'],
  /** Recipe and cook mode, without speech recognition and its phrases. */
  recipe: [
    'core/recipe/scaling/',
    'core/recipe/steps/',
    'web/features/recipe/',
    'web/features/recipe/voice/listening.ts',
    'web/features/recipe/voice/use-elbow.ts',
    'web/features/recipe/voice/use-read-aloud.ts',
    'web/timers/ring-offer.tsx',
    'web/timers/timer-button.tsx',
  ],
  /** Diary and goals, without the scanner. */
  diary: ['web/features/diary/'],
  /** The week on screen and on paper. Filling it loads on demand. */
  week: ['core/week/', 'web/features/week/', 'web/i18n/first-weekday.ts'],
  /** The list, and adding the ingredients of recipes and weeks. */
  list: [
    'core/list/at-hand.ts',
    'core/list/household-goods.ts',
    'core/list/still-needed.ts',
    'core/list/to-buy.ts',
    'core/list/wanted.ts',
    'core/week/week-to-list.ts',
    'web/features/list/',
    'web/features/recipe/list/',
    'web/features/week/plan/to-list.ts',
    'web/features/week/to-list/to-list-dialog.tsx',
    'web/features/week/to-list/use-things.ts',
    'web/kitchen/planning/wanted-row.tsx',
  ],
  /** The household, shared recipes, and the demo. */
  household: [
    'web/features/household/',
    'web/features/recipe/demo-page.tsx',
    'web/features/recipe/demo-recipe.ts',
    'web/features/save/save-page.tsx',
  ],
  /** Detected and available foods. */
  detections: [
    'web/detections/',
    'web/features/library/at-hand.tsx',
    'web/features/library/cupboard-section.tsx',
  ],
  /** Adding and editing recipes, without the calculation by the food table. */
  drafts: ['web/drafts/', 'web/features/add/', 'web/features/edit/', 'web/imports/'],
  /** Reads and calculates typed recipes with the food table. */
  typed: [
    'web/drafts/read-lines.ts',
    'web/drafts/written-recipe.ts',
    'web/features/add/review/line-answers.ts',
    'web/imports/run-imports.ts',
  ],
  camera: ['web/camera/', 'web/features/home/photos/camera-view.tsx'],
  /** Rarely used ways to add recipes. */
  ways: ['web/features/add/files/', 'web/features/add/picture/', 'web/features/home/add/add-sheet.tsx'],
  /** Timers that ring on a locked phone, once the user has turned them on. */
  rings: [
    'web/offline/caches/ring-notes.ts',
    'web/offline/operation-rules/send-ring.ts',
    'web/offline/operation-rules/switch-rings.ts',
    'web/timers/ring-message.ts',
    'web/timers/ring-subscription.ts',
    'web/timers/rings.ts',
    'web/timers/tell-timers.ts',
    'web/timers/test-ring.ts',
  ],
  /** Exceptions: loaded separately or with their page, although their folder belongs to a chunk. */
  alone: [
    'core/week/fill/',
    'web/drafts/pasted.ts',
    'web/features/diary/scan/',
    'web/features/recipe/cook-mode/hands-free-parts.tsx',
    'web/features/recipe/cook-mode/hands-free-sheet.tsx',
    'web/features/recipe/cook-mode/voice-commands.ts',
    'web/features/recipe/voice/',
    'web/features/settings/export-zip.ts',
    'web/features/settings/ring-device-list.tsx',
    'web/features/week/fill/',
    'web/ui/feedback/toast-region.tsx',
    'web/ui/qr-path.ts',
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
