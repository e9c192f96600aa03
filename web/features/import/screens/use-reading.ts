import { useEffect, useRef, useState } from 'react';
import type { RecipeDraft } from '#web/shared/platform/storage/recipe-draft.ts';
import type { Pasted } from '../data/pasted.ts';
import { readRecipe } from './read-recipe.ts';

type State =
  | { readonly status: 'idle' | 'reading'; readonly failure?: undefined }
  | { readonly status: 'failed'; readonly failure: unknown };

const IDLE: State = { status: 'idle' };

/**
 * Reads a page or text. The user can cancel it.
 * @param onRead called with the recipe to check
 */
export function useReading(onRead: (draft: RecipeDraft) => Promise<void>) {
  const [state, setState] = useState<State>(IDLE);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const read = async (pasted: Pasted) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'reading' });
    try {
      const draft = await readRecipe(pasted, controller.signal);
      if (controller.signal.aborted) return;
      await onRead(draft);
      setState(IDLE);
    } catch (failure) {
      if (!controller.signal.aborted) setState({ status: 'failed', failure });
    }
  };
  return {
    ...state,
    read: (pasted: Pasted) => void read(pasted),
    /** Cancels the reading, or dismisses its failure. */
    stop() {
      running.current?.abort();
      setState(IDLE);
    },
  };
}
