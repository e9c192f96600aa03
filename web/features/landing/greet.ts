import { DEFAULT_LANGUAGE, supportedLanguage } from '#core/language.ts';
import { chooseLanguage, storedLanguage } from '../../i18n/language.ts';
import { applyTheme } from '../../theme.ts';
import { LANDING } from '../../paths.ts';

// The only script of the landing page. It stands in the page's head and has run before anything is painted.
applyTheme();
speakWithVisitor();
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('a[hreflang]');
  const language = link && supportedLanguage([link.getAttribute('hreflang')]);
  if (language) chooseLanguage(language);
});

/** A stored choice wins over the address; without one, who comes to `/` is met in the language of the browser. */
function speakWithVisitor(): void {
  const root = document.documentElement;
  const { pathname, search, hash } = location;
  const byBrowser = pathname === LANDING[DEFAULT_LANGUAGE] && supportedLanguage(navigator.languages);
  const language = storedLanguage() ?? (byBrowser || undefined);
  if (!language || language === root.lang) return;
  // What is written in the other language is not shown for the moment until the right page is there.
  root.hidden = true;
  location.replace(LANDING[language] + search + hash);
}
