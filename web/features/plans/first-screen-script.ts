import { preferredLanguage } from '../../i18n/language.ts';
import { ownerOfDevice } from '../../offline/owner.ts';
import { applyTheme } from '../../device/theme.ts';

// Inlined into the document of the plans, after the templates of its first screen. A signed-in user keeps the default
// screen, because their page differs.
applyTheme();
const language = preferredLanguage();
const screen = document.querySelector<HTMLTemplateElement>(`template[lang=${language}]`);
if (screen && !ownerOfDevice()) {
  document.documentElement.lang = language;
  document.getElementById('root')?.replaceChildren(screen.content);
}
