import { deviceStorage } from './local-storage.ts';

/** `system` follows the device. */
const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'theme';

export const chosenTheme = (): Theme =>
  THEMES.find((theme) => theme === deviceStorage.get(STORAGE_KEY)) ?? 'system';

export function chooseTheme(theme: Theme): void {
  deviceStorage.set(STORAGE_KEY, theme);
  applyTheme();
}

/** Applies the chosen theme to the page and to the browser's bar. */
export function applyTheme(): void {
  const theme = chosenTheme();
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const isChosen = bar.id === theme;
    bar.media = theme === 'system' ? `(prefers-color-scheme: ${bar.id})` : isChosen ? 'all' : 'not all';
  }
}
