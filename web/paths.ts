import type { Language } from '#core/language.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';

export const PATHS = {
  landing: '/',
  auth: '/auth',
  google: '/auth/google',
  home: '/home',
  recipe: '/recipe/:id',
  edit: '/recipe/:id/edit',
  add: '/add',
  addFiles: '/add/files',
  addPicture: '/add/picture',
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

export const recipePath = (id: RecipeId): string => `/recipe/${id}`;

export const editPath = (id: RecipeId): string => `/recipe/${id}/edit`;
