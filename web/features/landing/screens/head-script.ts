import { DEFAULT_LANGUAGE, supportedLanguage } from '#core/language.ts';
import { chooseLanguage, storedLanguage } from '#web/shared/i18n/language.ts';
import { applyTheme } from '#web/shared/platform/device/theme.ts';
import { LANDING } from '#web/shared/paths.ts';

// The only script of the landing page. It is inlined into the head and runs before the first paint.
applyTheme();
redirectToLanguage();
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('a[hreflang]');
  const language = link && supportedLanguage([link.getAttribute('hreflang')]);
  if (language) chooseLanguage(language);
});

/** Redirects to the stored language. Without one, `/` redirects to the language of the browser. */
function redirectToLanguage(): void {
  const root = document.documentElement;
  const { pathname, search, hash } = location;
  const byBrowser = pathname === LANDING[DEFAULT_LANGUAGE] && supportedLanguage(navigator.languages);
  const language = storedLanguage() ?? (byBrowser || undefined);
  if (!language || language === root.lang) return;
  // Hides the other language until the redirect.
  root.hidden = true;
  location.replace(LANDING[language] + search + hash);
}
