import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Messages of rules that the first page does not need. */
const EATEN = ['core/goals', 'core/cooking', 'core/diary', 'core/product', 'core/week'];

/** Modules of the first page that load on demand, because most users come to log in. */
const AUTH_ON_DEMAND = [
  'google/google-password',
  'mailed-links/forgot-password',
  'mailed-links/log-in-by-link',
  'mailed-links/log-in-link-note',
  'mailed-links/refused-link',
  'mailed-links/reset-password',
  'mailed-links/use-resend',
  'mailed-links/verify-email',
  'mailed-links/verify-email-note',
  'password/new-password-fields',
  'password/password-rules',
  'register-form',
].map((name) => `web/features/account/screens/auth/${name}.{ts,tsx}`);

/** Names of nutrients: the app and the page of a shared recipe have them. */
const NUTRIENT_WORDS = 'core/nutrition/nutrient-words.ts';

/** The page of a shared recipe: no other Lambda carries its words. */
const SHARED_PAGE = ['page', 'page-html', 'recipe-html', 'recipe-words'].map(
  (name) => `functions/sharing/${name}.ts`,
);

/** The page on which a program asks for access: no other Lambda carries its words. */
const CONNECTION = ['functions/connection'];

/** Calendars: no other Lambda carries their words. */
const CALENDAR = ['functions/calendar'];

/** Reminders in the evening: no other Lambda carries their words. */
const REMINDER = ['functions/services/push'];

/** The list of devices that ring loads its words itself: it needs a connection, so that no device keeps them. */
const RINGS = ['web/features/account/screens/settings/ring-device-list.tsx'];

const MAILS = ['functions/mails'];

/** Names and features of plans: no other Lambda carries their words. */
const PLAN = ['functions/sentences/plan-in-words.ts'];

/** Modules around every page for signed-in users, and words that several of them use. */
const FRAME = [
  'web/features/avoid/data',
  'web/app/shell',
  'web/features/household/data',
  'web/features/cooking/data',
  'web/features/generation/data',
  'web/features/recipe/data/drafts',
  'web/features/import/data',
  'web/features/recipe/parts',
  'web/features/diary/data',
  'web/shared/sync',
  'web/features/generation/data/detections',
  'web/features/recipe/data/difficulty-word.ts',
  'web/features/avoid/data/preference-words.ts',
  'web/shared/platform/photos/data-url.ts',
];

/**
 * The code has message IDs; the .po files have the messages, one catalog per folder. `lingui compile` turns them into
 * modules. The browser loads the catalogs of the first page at once and all others with the next page. The server has its
 * own.
 */
export default defineConfig({
  rootDir: `${import.meta.dirname}/..`,
  locales: ['en', 'de'],
  sourceLocale: 'en',
  catalogs: [
    { path: '<rootDir>/locales/{locale}/core', include: ['core'], exclude: [...EATEN, NUTRIENT_WORDS] },
    { path: '<rootDir>/locales/{locale}/eaten', include: EATEN },
    {
      path: '<rootDir>/locales/{locale}/server',
      include: ['functions'],
      exclude: [...SHARED_PAGE, ...CONNECTION, ...CALENDAR, ...REMINDER, ...MAILS, ...PLAN],
    },
    { path: '<rootDir>/locales/{locale}/connection', include: CONNECTION },
    { path: '<rootDir>/locales/{locale}/calendar', include: CALENDAR },
    { path: '<rootDir>/locales/{locale}/reminder', include: REMINDER },
    { path: '<rootDir>/locales/{locale}/mails', include: MAILS },
    { path: '<rootDir>/locales/{locale}/plan', include: PLAN },
    { path: '<rootDir>/locales/{locale}/shared-page', include: [...SHARED_PAGE, NUTRIENT_WORDS] },
    { path: '<rootDir>/locales/{locale}/app', include: ['web'], exclude: ['web/features', ...FRAME] },
    { path: '<rootDir>/locales/{locale}/shell', include: [...FRAME, NUTRIENT_WORDS] },
    { path: '<rootDir>/locales/{locale}/rings', include: RINGS },
    {
      path: '<rootDir>/locales/{locale}/{name}',
      include: ['web/features/{name}'],
      exclude: [...AUTH_ON_DEMAND, ...RINGS],
    },
    { path: '<rootDir>/locales/{locale}/auth-on-demand', include: AUTH_ON_DEMAND },
  ],
  compileNamespace: 'ts',
  orderBy: 'messageId',
  format: formatter({ explicitIdAsDefault: true, origins: false }),
});
