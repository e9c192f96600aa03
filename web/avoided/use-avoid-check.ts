import { useEffect, useEffectEvent, useState } from 'react';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { AvoidedWord } from './guard.ts';
import { useAvoid } from './use-avoid.ts';
import { connectionNow } from '../requests/connection.ts';

/** Loaded late: the guard knows thousands of words, and most users avoid nothing. */
const loadGuard = () => import('./guard.ts');

/** Result of checking a recipe for avoided foods. Nothing is known before the check has finished. */
export type AvoidCheck =
  | { readonly state: 'checking' | 'not checked' }
  | { readonly state: 'checked'; readonly found: readonly AvoidedWord[] };

const NOTHING_FOUND: AvoidCheck = { state: 'checked', found: [] };

/** Time after which a check that has not come to an end counts as none, in ms. */
const LONG = 5_000;

/**
 * Looks for the words of a recipe that name what the user avoids now, also offline once the guard was loaded. Where it
 * cannot be loaded the recipe is not checked; that is tried again when the connection comes back.
 */
export function useAvoidCheck(recipe: Recipe, load = loadGuard): AvoidCheck {
  const avoid = useAvoid();
  // Compared by value: each server answer creates a new object.
  const avoided = JSON.stringify(avoid);
  const [check, setCheck] = useState<AvoidCheck>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);
  const isAny = hasAny(avoid);
  const find = useEffectEvent(async (signal: AbortSignal) => {
    const { findAvoided } = await load();
    return findAvoided(recipe, avoid, signal);
  });
  useEffect(() => {
    if (!isAny) return;
    const controller = new AbortController();
    const { signal } = controller;
    const fail = () => !signal.aborted && setCheck({ state: 'not checked' });
    const timer = setTimeout(fail, LONG);
    void find(signal)
      .then((found) => !signal.aborted && setCheck({ state: 'checked', found }), fail)
      .finally(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [recipe, avoided, isAny, attempt]);
  const retry = useEffectEvent(() => {
    if (check.state === 'not checked') setAttempt((last) => last + 1);
  });
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return isAny ? check : NOTHING_FOUND;
}

/** Keeps the guard on the device while there is a connection, so that a user who avoids something is warned offline too. */
export function usePrefetchedGuard(): void {
  const isNeeded = hasAny(useAvoid());
  useEffect(() => {
    if (!isNeeded || !connectionNow().isOnline) return;
    const timer = setTimeout(() => void keepGuard().catch(() => undefined), LATER);
    return () => clearTimeout(timer);
  }, [isNeeded]);
}

/** On a first visit the guard may come before the service worker, which then has not seen it. */
async function keepGuard(): Promise<void> {
  const { ADDRESS } = await loadGuard();
  await isControlled();
  await fetch(ADDRESS);
}

/** Resolves when the service worker sees what the page fetches, which is later than when it is ready. */
async function isControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

/** Time after which a page has come and is quiet, in ms. */
const LATER = 3_000;

const hasAny = ({ allergens, words }: ReturnType<typeof useAvoid>) => allergens.length + words.length > 0;
