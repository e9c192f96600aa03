import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import type { Language } from '#core/language.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import { screenLanguage } from '../i18n/language.ts';
import type { ReadLine, readLine } from './read-lines.ts';

type Reader = typeof readLine;

/**
 * Returns a function that reads ingredient lines; it returns undefined until the food table is loaded.
 * @param language language of the recipe
 * @param saved lines of the edited recipe: an unchanged line is shown as saved
 */
export function useLineReader(
  language: Language,
  saved?: readonly Line[],
): (text: string) => ReadLine | undefined {
  const { i18n } = useLingui();
  const [reader, setReader] = useState<{ read: Reader }>();
  useEffect(() => {
    let isWanted = true;
    void import('./read-lines.ts').then(
      (loaded) => isWanted && setReader({ read: loaded.readLine }),
      // Without the table (offline), the lines stay text.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  const shownIn = screenLanguage(i18n);
  return (text) => (text.trim() === '' ? undefined : reader?.read(text, language, shownIn, saved));
}
