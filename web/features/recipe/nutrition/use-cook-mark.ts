import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { Recipe } from '#core/recipe/recipe.ts';
import { localDay } from '#core/time.ts';
import { timeZone } from '../../../i18n/language.ts';
import { useToday } from '../../../i18n/use-today.ts';
import { dayOf } from '../../../offline/days.ts';
import { useOnDevice } from '../../../offline/use-held.ts';
import { useOutbox } from '../../../offline/use-outbox.ts';
import { useUser } from '../../../session/require-user.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

type CookMark = {
  readonly isCookedToday: boolean;
  /** Servings that count today, if the device knows. */
  readonly servings: number | undefined;
  readonly mark: (servings: number) => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** Returns today's cook mark of a recipe, and its changes: they apply at once, also offline. */
export function useCookMark({ id, title, isCooked, cookedAt }: Recipe): CookMark {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const { enqueue } = useOutbox(userId);
  const today = useToday();
  const day = useOnDevice(dayOf(userId, today, useQueryClient()));
  return {
    // Compares the newest mark with the local calendar day.
    isCookedToday: isCooked && cookedAt !== undefined && localDay(cookedAt, timeZone()) === today,
    servings: day?.entries.find(({ recipeId }) => recipeId === id)?.servings,
    async mark(servings) {
      const at = Date.now();
      const now = { at, day: localDay(at, timeZone()) };
      await enqueue({ type: 'cook', recipeId: id, title, servings, ...now });
      toast({ title: i18n._('recipe_cooked') });
    },
    async remove() {
      await enqueue({ type: 'uncook', recipeId: id, title, day: today });
      toast({ title: i18n._('recipe_uncooked') });
    },
  };
}
