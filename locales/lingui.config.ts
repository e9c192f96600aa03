import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Messages of rules that the first page does not need. */
const EATEN = ['core/goals', 'core/cooking', 'core/diary', 'core/product', 'core/week'];

/** The first page: the login, without what it loads on demand. Everything around it comes from `web/app` and `web/shared`. */
const FIRST_PAGE = ['web/features/account/screens/auth/login', 'web/features/account/screens/auth/greeting'];

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

/** The frame of all pages except the first, and what it loads. */
const FRAME = ['web/app/shell', 'web/shared/platform', 'web/shared/sync'];

/**
 * The code has message IDs; the .po files have the messages, one catalog per noun. `lingui compile` turns them into
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
    { path: '<rootDir>/locales/{locale}/plan-in-words', include: PLAN },
    { path: '<rootDir>/locales/{locale}/shared-page', include: [...SHARED_PAGE, NUTRIENT_WORDS] },
    {
      path: '<rootDir>/locales/{locale}/app',
      include: ['web/app', 'web/shared', ...FIRST_PAGE],
      exclude: FRAME,
    },
    { path: '<rootDir>/locales/{locale}/shell', include: [...FRAME, NUTRIENT_WORDS] },
    { path: '<rootDir>/locales/{locale}/ring-devices', include: RINGS },
    {
      path: '<rootDir>/locales/{locale}/{name}',
      include: ['web/features/{name}'],
      exclude: [...FIRST_PAGE, ...RINGS],
    },
  ],
  compileNamespace: 'ts',
  orderBy: 'messageId',
  format: formatter({ explicitIdAsDefault: true, origins: false }),
});
