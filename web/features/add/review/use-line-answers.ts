import { useLingui } from '@lingui/react';
import { useEffect, useMemo, useState } from 'react';
import { screenLanguage } from '../../../i18n/language.ts';
import type { RecipeDraft } from '../../../offline/recipe-draft.ts';
import { linesIn } from '../../../drafts/draft.ts';
import type { answersTo, LineAnswer } from './line-answers.ts';

/** Returns the answers to each unsure line, by its key, once the food table has been loaded. */
export function useLineAnswers({
  ingredients,
  servings,
  language,
}: RecipeDraft): (key: string) => readonly LineAnswer[] {
  const { i18n } = useLingui();
  const shownIn = screenLanguage(i18n);
  const [answer, setAnswer] = useState<typeof answersTo>();
  useEffect(() => {
    let isWanted = true;
    void import('./line-answers.ts').then(
      (loaded) => isWanted && setAnswer(() => loaded.answersTo),
      // Without the table (offline), the user can keep or change the lines.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  // A line that is being edited has no question, which saves a computation per key press.
  const asked = JSON.stringify(linesIn(ingredients).filter(({ why }) => why !== undefined));
  const answers = useMemo(() => {
    const lines = JSON.parse(asked) as ReturnType<typeof linesIn>;
    return new Map(
      lines.map(({ key, text, why }) => [
        key,
        (why && answer?.({ text, why, servings: Number(servings), language, shownIn })) ?? [],
      ]),
    );
  }, [asked, answer, servings, language, shownIn]);
  return (key) => answers.get(key) ?? [];
}
