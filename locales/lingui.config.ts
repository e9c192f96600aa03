import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** What the rules of eating say; nobody eats on the first page. */
const EATEN = ['core/goals', 'core/cooking'];

/** What mailed links lead to, registering, and what else is not for who comes to the first page to log in. */
const LETTERS = [
  'google/google-password',
  'mailed-links/forgot-password',
  'mailed-links/log-in-by-link',
  'mailed-links/log-in-link-note',
  'mailed-links/refused-link',
  'mailed-links/reset-password',
  'mailed-links/verify-email',
  'password/new-password-fields',
  'password/password-rules',
  'register-form',
].map((name) => `web/features/auth/${name}.tsx`);

/** What stands around every page for signed-in cooks. */
const FRAME = ['web/shell', 'web/timers', 'web/generation', 'web/offline'];

/**
 * The ids stand in the code, the sentences in the .po files, by the folder that says them; `lingui compile` turns them
 * into modules. A browser loads those of the first page at once, and all others with the first page behind it; the server
 * has its own.
 */
export default defineConfig({
  rootDir: `${import.meta.dirname}/..`,
  locales: ['en', 'de'],
  sourceLocale: 'en',
  catalogs: [
    { path: '<rootDir>/locales/{locale}/core', include: ['core'], exclude: EATEN },
    { path: '<rootDir>/locales/{locale}/eaten', include: EATEN },
    { path: '<rootDir>/locales/{locale}/server', include: ['functions'] },
    { path: '<rootDir>/locales/{locale}/app', include: ['web'], exclude: ['web/features', ...FRAME] },
    { path: '<rootDir>/locales/{locale}/shell', include: FRAME },
    { path: '<rootDir>/locales/{locale}/{name}', include: ['web/features/{name}'], exclude: LETTERS },
    { path: '<rootDir>/locales/{locale}/letters', include: LETTERS },
  ],
  compileNamespace: 'ts',
  orderBy: 'messageId',
  format: formatter({ explicitIdAsDefault: true, origins: false }),
});
