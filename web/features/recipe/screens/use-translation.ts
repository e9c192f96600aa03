import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Language } from '#core/language.ts';
import { Recipe } from '#core/recipe/recipe.ts';
import { post } from '#web/shared/requests/api.ts';
import { describeError } from '#web/shared/errors/describe-error.ts';
import { storeRecipe } from '../data/recipes.ts';
import { useUser } from '#web/shared/session/require-user.tsx';
import { toast } from '#web/shared/ui/feedback/toast.ts';

/** Translates a recipe. The server and the device store the translation with it. */
export function useTranslation({ id }: Recipe) {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (language: Language) =>
      storeRecipe(
        userId,
        await post(`/api/recipes/${id}/translation`, { language }, { schema: Recipe, kind: 'long' }),
        client,
      ),
    onError: (failure) =>
      toast({
        kind: 'error',
        title: i18n._('translation.failed'),
        description: describeError(failure, i18n, i18n._('please_try_again')),
      }),
  });
}
