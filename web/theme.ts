import { kept } from './local-storage.ts';

/** Light or dark; or as the device has it. */
const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORED_UNDER = 'theme';

/** The theme that was chosen on this device. */
export const chosenTheme = (): Theme => THEMES.find((theme) => theme === kept.get(STORED_UNDER)) ?? 'system';

export function chooseTheme(theme: Theme): void {
  kept.set(STORED_UNDER, theme);
  applyTheme();
}

/** Has the page, and the browser's bar above it, wear the chosen theme. */
export function applyTheme(): void {
  const theme = chosenTheme();
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const isWorn = bar.id === theme;
    bar.media = theme === 'system' ? `(prefers-color-scheme: ${bar.id})` : isWorn ? 'all' : 'not all';
  }
}
