import { useLingui } from '@lingui/react';
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_INGREDIENTS } from '#core/generation/amount.ts';
import type { Preferences } from '#core/generation/preferences.ts';
import { isRefusal } from '../../errors/api-error.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useGeneration } from '../../generation/generation-provider.tsx';
import { ingredientsOf } from './detections/detected-foods.ts';
import { usePhotos, type Photo } from './photos/use-photos.ts';
import { useDetections } from './detections/use-detections.ts';

/** Holds the photos and foods on the table and requests a recipe from them. */
export function useTable() {
  const { i18n } = useLingui();
  const { photos, isPreparing, add, remove, clear } = usePhotos();
  const detections = useDetections(photos);
  const { request, isShown: isGenerating } = useGeneration();
  const [isTyping, setIsTyping] = useState(false);
  const [withoutFood, setWithoutFood] = useState<readonly Photo[]>();
  const isWithoutFood = withoutFood === photos && !detections.hasTicks;

  const latest = useRef(detections.detections);
  useLayoutEffect(() => {
    latest.current = detections.detections;
  });

  const generate = async (preferences: Preferences) => {
    const fields = [...detections.fields.current];
    // Adds foods that were typed but not submitted.
    const unresolved = flushSync(() => fields.filter((field) => !field.add()));
    const ingredients = ingredientsOf(latest.current);
    const confirmed = ingredients?.confirmed?.length ?? 0;
    const incomplete = unresolved[0] ?? (photos.length + confirmed === 0 ? fields[0] : undefined);
    if (incomplete) return incomplete.focus();
    if (confirmed > MAX_INGREDIENTS) {
      toast({ kind: 'error', title: i18n._('home.too_many_foods', { most: MAX_INGREDIENTS }) });
      return;
    }
    const outcome = await request({
      photos: photos.map(({ jpeg }) => jpeg),
      preferences,
      ...(ingredients && { ingredients }),
    });
    if (outcome.type === 'completed' || outcome.type === 'waiting') {
      // If the recipe opens, the transition leaves the page before the table is seen empty.
      startTransition(() => {
        clear();
        detections.clear();
        setIsTyping(false);
      });
    }
    if (outcome.type === 'failed' && isRefusal(outcome.error, 'NoFood')) setWithoutFood(photos);
  };

  return {
    photos,
    isPreparing,
    add,
    remove,
    detections,
    isEmpty: photos.length === 0 && !isPreparing && !isTyping && !detections.hasTicks,
    /** No food was found on the photos: the user has to name some. */
    isWithoutFood,
    // Not under the overlay, which restores the focus when it closes.
    needsFoods: !isGenerating && (isWithoutFood || photos.length === 0),
    type: () => setIsTyping(true),
    generate: useExclusive(generate),
  };
}

/** Returns the action. Calls are ignored while it is running. */
function useExclusive<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  const isRunning = useRef(false);
  return async (...args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await action(...args);
    } finally {
      isRunning.current = false;
    }
  };
}
