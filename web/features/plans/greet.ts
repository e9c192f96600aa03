import { preferredLanguage } from '../../i18n/language.ts';
import { ownerOfDevice } from '../../offline/owner.ts';
import { applyTheme } from '../../theme.ts';

// Stands in the document of the plans, below their first screen in each language. Who may be signed in sees another, and
// until then the name, as on every page.
applyTheme();
const language = preferredLanguage();
const screen = document.querySelector<HTMLTemplateElement>(`template[lang=${language}]`);
if (screen && !ownerOfDevice()) {
  document.documentElement.lang = language;
  document.getElementById('root')?.replaceChildren(screen.content);
}
