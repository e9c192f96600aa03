import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { avoidsAnything } from '#core/account/account.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { AvoidedWord } from './find-avoided.ts';
import { useAvoids } from './use-preferences.ts';
import { screenLanguage } from '../i18n/language.ts';
import { useKeepForOffline } from '../requests/use-keep-for-offline.ts';
import { onReconnect } from '../requests/reconnect.ts';

/** Loaded late: the guard knows thousands of words, and most users avoid nothing. */
const loadGuard = () => import('./find-avoided.ts');

/** Result of checking a recipe for avoided foods. */
export type AvoidCheck =
  | { readonly state: 'checking' | 'not checked' }
  | { readonly state: 'checked'; readonly found: readonly AvoidedWord[] };

const NOTHING_FOUND: AvoidCheck = { state: 'checked', found: [] };

/** Milliseconds after which a check is abandoned and the recipe counts as unchecked. */
const LONG = 5_000;

/**
 * Finds words in a recipe for things that the user does not eat. Works offline once the guard has been loaded. If it
 * cannot be loaded, the recipe is unchecked until the connection is back.
 */
export function useAvoidCheck(recipe: Recipe, load = loadGuard): AvoidCheck {
  const avoid = useAvoids();
  const { i18n } = useLingui();
  // Compared by value: each server answer creates a new object.
  const avoided = JSON.stringify(avoid);
  const [check, setCheck] = useState<AvoidCheck>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);
  const isAny = avoidsAnything(avoid);
  const find = useEffectEvent(async (signal: AbortSignal) => {
    const { findAvoided } = await load();
    return findAvoided(recipe, avoid, signal, screenLanguage(i18n));
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
  useEffect(() => onReconnect(() => retry()), []);
  return isAny ? check : NOTHING_FOUND;
}

/** Caches the guard for offline use if the user has a diet or avoids something. */
export const usePrefetchedGuard = (): void => useKeepForOffline(avoidsAnything(useAvoids()), keepGuard);

/** On a first visit the guard may load before the service worker can cache requests. */
async function keepGuard(): Promise<void> {
  const { ADDRESS } = await loadGuard();
  await isControlled();
  await fetch(ADDRESS);
}

/** Resolves when the service worker controls the page, which is after it is ready. */
async function isControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}
