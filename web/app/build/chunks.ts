/** Name of a chunk that several pages load. Modules in `alone` belong to none. */
export type Chunk = keyof typeof PATHS_IN;

/**
 * Files and folders of each chunk. The longest matching path decides, so that a part of a folder may belong to another
 * chunk. A module without a match loads with the page that imports it.
 */
export const PATHS_IN = {
  /** The first page, usually the login. */
  app: ['web/app/main.tsx', 'web/features/account/screens/auth/login/'],
  /** Pages from registration to a new password, in one chunk. */
  auth: ['web/features/account/screens/auth/'],
  /** Shared by pages with and without a session. */
  shared: [
    'core/recipe/lines/energy-known.ts',
    'core/time.ts',
    'web/app/shell/frame.tsx',
    'web/features/plan/data/',
    'web/shared/requests/use-poll.ts',
    'web/shared/session/',
    'web/shared/ui/',
  ],
  /** The frame of pages for signed-in users, and the home page. */
  inner: [
    'web/app/shell/',
    'web/features/avoid/',
    'web/features/generation/',
    'web/features/week/data/',
    'web/shared/platform/storage/',
    'web/shared/sync/',
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
  guard: ['core/guard/', 'web/features/avoid/data/find-avoided.ts'],
  /** Seldom visited pages. */
  settings: [
    'core/nutrition/foods/sources/',
    'web/features/account/screens/settings/',
    'web/features/badge/',
  ],
  /** Recipe and cook mode, without speech recognition and its phrases. */
  recipe: ['web/features/cooking/', 'web/features/recipe/'],
  /** Diary and goals, without the scanner. */
  diary: ['web/features/diary/'],
  /** The week on screen and on paper. Filling it loads on demand. */
  week: ['core/week/', 'web/features/week/'],
  /** The list, and adding the ingredients of recipes and weeks. */
  list: [
    'core/week/week-to-list.ts',
    'web/features/list/',
    'web/features/recipe/screens/list/',
    'web/features/week/screens/plan/to-list.ts',
    'web/features/week/screens/to-list/to-list-dialog.tsx',
    'web/features/week/screens/to-list/use-things.ts',
  ],
  /** The household, shared recipes, and the demo. */
  household: [
    'web/features/household/',
    'web/features/import/screens/save/',
    'web/features/recipe/screens/demo/',
  ],
  /** Detected and available foods. */
  detections: [
    'web/features/generation/data/detections/',
    'web/features/generation/parts/detections/',
    'web/features/library/screens/at-hand.tsx',
    'web/features/library/screens/cupboard-section.tsx',
  ],
  /** Adding and editing recipes, without the calculation by the food table. */
  drafts: [
    'web/features/import/',
    'web/features/recipe/data/drafts/',
    'web/features/recipe/parts/draft-fields/',
    'web/features/recipe/screens/edit/',
  ],
  /** Reads and calculates typed recipes with the food table. */
  typed: [
    'web/features/import/data/run-imports.ts',
    'web/features/import/screens/review/line-answers.ts',
    'web/features/recipe/data/drafts/read-lines.ts',
    'web/features/recipe/data/drafts/written-recipe.ts',
  ],
  camera: ['web/features/generation/screens/photos/camera-view.tsx'],
  /** Rarely used ways to add recipes. */
  ways: [
    'web/features/generation/screens/add/add-sheet.tsx',
    'web/features/import/screens/files/',
    'web/features/import/screens/picture/',
  ],
  /** Timers that ring on a locked phone, once the user has turned them on. */
  rings: [
    'web/features/ring/data/',
    'web/shared/platform/storage/caches/ring-notes.ts',
    'web/shared/sync/operations/send-ring.ts',
    'web/shared/sync/operations/switch-rings.ts',
  ],
  /** Exceptions: loaded separately or with their page, although their folder belongs to a chunk. */
  alone: [
    'core/week/fill/',
    'web/features/account/screens/settings/export-zip.ts',
    'web/features/account/screens/settings/ring-device-list.tsx',
    'web/features/cooking/screens/cook-mode/hands-free-parts.tsx',
    'web/features/cooking/screens/cook-mode/hands-free-sheet.tsx',
    'web/features/cooking/screens/cook-mode/voice-commands.ts',
    'web/features/cooking/screens/voice/',
    'web/features/diary/screens/scan/',
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
