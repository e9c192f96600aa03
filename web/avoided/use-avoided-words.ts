import { useEffect, useEffectEvent, useState } from 'react';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { AvoidedWord } from './guard.ts';
import { useAvoid } from './use-avoid.ts';

/** Loaded late: the guard knows thousands of words, and most users avoid nothing. */
const loadGuard = () => import('./guard.ts');

const NONE: readonly AvoidedWord[] = [];

/** Returns the words of a recipe that name what the user avoids now, also offline once the guard was loaded. */
export function useAvoidedWords(recipe: Recipe): readonly AvoidedWord[] {
  const avoid = useAvoid();
  // What is avoided may be a new object with each answer of the server.
  const avoided = JSON.stringify(avoid);
  const [found, setFound] = useState(NONE);
  const isAny = hasAny(avoid);
  const find = useEffectEvent(async (signal: AbortSignal) => {
    const { findAvoided } = await loadGuard();
    return findAvoided(recipe, avoid, signal);
  });
  useEffect(() => {
    if (!isAny) return;
    const controller = new AbortController();
    const { signal } = controller;
    void find(signal).then(
      (words) => !signal.aborted && setFound(words),
      // Offline, and the guard has never been loaded.
      () => undefined,
    );
    return () => controller.abort();
  }, [recipe, avoided, isAny]);
  return isAny ? found : NONE;
}

/** Keeps the guard on the device while there is a connection, so that a user who avoids something is warned offline too. */
export function usePrefetchedGuard(): void {
  const isNeeded = hasAny(useAvoid());
  useEffect(() => {
    if (!isNeeded || !navigator.onLine) return;
    const timer = setTimeout(() => void keepGuard().catch(() => undefined), LATER);
    return () => clearTimeout(timer);
  }, [isNeeded]);
}

/** On a first visit the guard may come before the service worker, which then has not seen it. */
async function keepGuard(): Promise<void> {
  const { ADDRESS } = await loadGuard();
  await navigator.serviceWorker?.ready;
  await fetch(ADDRESS);
}

/** Time after which a page has come and is quiet, in ms. */
const LATER = 3_000;

const hasAny = ({ allergens, words }: ReturnType<typeof useAvoid>) => allergens.length + words.length > 0;
