import { useLingui } from '@lingui/react';
import type { Language } from '#core/language.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { Button } from '../../ui/button.tsx';
import { useIsOnline } from '../../requests/use-is-online.ts';
import { useIsOwn } from './served/use-is-own.ts';
import { useTranslation } from './use-translation.ts';

type LanguageNoteProps = {
  recipe: Recipe;
  language: Language;
  isOriginal: boolean;
  showOriginal: (isWanted: boolean) => void;
};

/** Offers to translate a recipe in the other language, or to switch between the translation and the original. */
export function LanguageNote({ recipe, language, isOriginal, showOriginal }: LanguageNoteProps) {
  const { i18n } = useLingui();
  const isOwn = useIsOwn(recipe);
  if (recipe.language === language) return null;
  // A translation is stored with the recipe, and only the recipe's owner can change that.
  if (recipe.translation?.language !== language)
    return isOwn && <Translate recipe={recipe} language={language} />;
  const from = {
    en: i18n._('translation.from_en'),
    de: i18n._('translation.from_de'),
  };
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {!isOriginal && from[recipe.language]}
      <Button kind="bare" className="text-ink" onClick={() => showOriginal(!isOriginal)}>
        {isOriginal ? i18n._('translation.show') : i18n._('translation.original')}
      </Button>
    </p>
  );
}

function Translate({ recipe, language }: { recipe: Recipe; language: Language }) {
  const { i18n } = useLingui();
  const translation = useTranslation(recipe);
  const isOnline = useIsOnline();
  const into = {
    en: i18n._('translation.to_en'),
    de: i18n._('translation.to_de'),
  };
  // A translation needs the server.
  if (!isOnline) return null;
  return (
    <Button
      kind="line"
      className="justify-self-start"
      busy={translation.isPending}
      onClick={() => translation.mutate(language)}
    >
      {translation.isPending ? i18n._('translation.pending') : into[language]}
    </Button>
  );
}
