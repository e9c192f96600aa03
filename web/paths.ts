import type { Language } from '#core/language.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { LocalDay } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';

export const PATHS = {
  landing: '/',
  auth: '/auth',
  google: '/auth/google',
  connect: '/connect',
  home: '/home',
  recipe: '/recipe/:id',
  edit: '/recipe/:id/edit',
  print: '/recipe/:id/print',
  demo: '/demo',
  memberRecipe: '/household/:cook/recipe/:id',
  memberPrint: '/household/:cook/recipe/:id/print',
  add: '/add',
  addFiles: '/add/files',
  addPicture: '/add/picture',
  library: '/recipes',
  save: '/save',
  list: '/list',
  week: '/week',
  weekPrint: '/week/print',
  diary: '/diary',
  household: '/household',
  join: '/join',
  nutrition: '/nutrition',
  badges: '/badges',
  plans: '/plans',
  settings: '/settings',
  imprint: '/imprint',
  privacy: '/privacy',
  terms: '/terms',
  withdrawalNotice: '/terms/withdrawal',
  cancelContract: '/contract/cancel',
  withdrawContract: '/contract/withdraw',
} as const;

/** Path of the landing page in each language. */
export const LANDING = { en: '/', de: '/de' } as const satisfies Record<Language, string>;

/** Path of a recipe. @param cookId household member who owns the recipe */
export const recipePath = (id: RecipeId, cookId?: UserId): string =>
  cookId === undefined ? `/recipe/${id}` : `/household/${cookId}/recipe/${id}`;

export const editPath = (id: RecipeId): string => `/recipe/${id}/edit`;

/** Path of a week, or of its printable page. @param from first day of the week; absent for this week */
export const weekPath = (from?: LocalDay, page: 'week' | 'weekPrint' = 'week'): string =>
  from === undefined ? PATHS[page] : `${PATHS[page]}?from=${from}`;
