import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isRefusal } from '../errors/api-error.ts';
import { describeError } from '../errors/describe-error.ts';
import { preferredLanguage } from '../i18n/language.ts';
import { storeRecipe, recipeOf } from '../offline/recipes.ts';
import {
  dropPendingGeneration,
  findPendingGeneration,
  pendingGenerations,
  storePendingGeneration,
  pendingGenerationsQuery,
} from '../offline/pending-generations.ts';
import type { PendingGeneration } from '../offline/schema.ts';
import { PATHS, recipePath } from '../paths.ts';
import { useUser } from '../session/require-user.tsx';
import { celebrate } from '../ui/celebrations.ts';
import { toast } from '../ui/toast.ts';
import { GenerationOverlay } from './generation-overlay.tsx';
import { requestGeneration, takeBack } from './request-generation.ts';
import { usageQuery } from './usage-query.ts';
import { NOTHING_WRITTEN, writtenOn, type Generation } from './generation-progress.ts';

/** What became of a wish; one that `waits` is carried out when there is a connection. */
export type Outcome =
  | { readonly type: 'granted' | 'cancelled' | 'waits' }
  | { readonly type: 'refused'; readonly failure: unknown };

export type Order = Pick<
  PendingGeneration,
  'photos' | 'variationOf' | 'aims' | 'wish' | 'preferences' | 'ingredients'
>;

type Write = {
  /** Has a recipe written. It opens when it is there. */
  readonly write: (order: Order) => Promise<Outcome>;
  readonly isWriting: boolean;
};

const WritingContext = createContext<Write | undefined>(undefined);

/** The way to have recipes written, on the pages behind `GenerationProvider`. */
export function useGeneration(): Write {
  const writing = use(WritingContext);
  if (!writing) throw new Error('This page must stand behind GenerationProvider.');
  return writing;
}

/**
 * Has recipes written. A wish outlives the page: whatever is still open when the cook comes back, or when the
 * connection does, is carried on, in whichever tab is first. What the cook asks for, or finds running on the page that
 * such wishes are made on, is written before their eyes; elsewhere nothing comes between.
 */
export function GenerationProvider({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [generation, setGeneration] = useState<Generation>();
  const running = useRef(new Map<string, AbortController>());

  const forget = async (wish: PendingGeneration) => {
    // A device that could not keep it has nothing to forget.
    await dropPendingGeneration(userId, wish.key).catch(console.error);
    await client.invalidateQueries(pendingGenerationsQuery(userId));
  };

  const end = (wish: PendingGeneration) => {
    // Together with the page that the cook is led to.
    startTransition(() => setGeneration((held) => (held?.wish.key === wish.key ? undefined : held)));
    // What was only kept from the last visit does not know how to be asked for.
    void client.prefetchQuery({ ...usageQuery(userId), staleTime: 0 });
  };

  const carryOut = async (wish: PendingGeneration, isShown: boolean): Promise<Outcome> => {
    const control = new AbortController();
    running.current.set(wish.key, control);
    if (isShown) setGeneration({ wish, writing: NOTHING_WRITTEN, control });
    try {
      const { recipe, earnedBadges } = await requestGeneration(
        wish,
        (progress) =>
          setGeneration((held) =>
            held?.wish.key === wish.key ? { ...held, writing: writtenOn(held.writing, progress) } : held,
          ),
        control.signal,
      );
      const isKept = await storeRecipe(userId, recipe, client);
      client.setQueryData(recipeOf(userId, recipe.id, client).key, recipe);
      await forget(wish);
      const open = () => navigate(recipePath(recipe.id));
      if (!isKept) toast({ title: i18n._('device_full') });
      else if (!isShown) {
        toast({
          title: i18n._('writing.ready'),
          description: recipe.title,
          action: { label: i18n._('writing.open'), act: () => void open() },
        });
      } else if (wish.variationOf !== undefined) toast({ title: i18n._('alternative_created') });
      if (isShown) await open();
      celebrate(earnedBadges);
      end(wish);
      return { type: 'granted' };
    } catch (failure) {
      if (control.signal.aborted) return { type: 'cancelled' };
      await forget(wish);
      end(wish);
      if (isRefusal(failure, 'RunCancelled')) return { type: 'cancelled' };
      console.error(failure);
      const isVariation = wish.variationOf !== undefined;
      toast({
        kind: 'error',
        title: isVariation ? i18n._('alternative_error') : i18n._('error'),
        description: describeError(failure, i18n, i18n._('failed_to_analyze')),
      });
      return { type: 'refused', failure };
    } finally {
      running.current.delete(wish.key);
    }
  };

  const finishCancelling = async (wish: PendingGeneration) => {
    try {
      await takeBack(wish);
      await forget(wish);
      end(wish);
    } catch {
      // Still out of reach: at the next visit.
    }
  };

  /** One tab at a time carries a wish; who had to wait finds it granted. */
  const carryOn = (key: string, isShown: boolean): Promise<Outcome> =>
    navigator.locks.request(`generation ${key}`, async () => {
      const wish = await findPendingGeneration(userId, key);
      if (!wish) return { type: 'granted' };
      if (!wish.isCancelled) return carryOut(wish, isShown);
      await finishCancelling(wish);
      return { type: 'cancelled' };
    });

  const arrive = useEffectEvent(async () => {
    if (!navigator.onLine) return;
    const isShown = pathname === PATHS.home;
    for (const { key } of await pendingGenerations(userId)) {
      if (!running.current.has(key)) await carryOn(key, isShown);
    }
  });
  useEffect(() => {
    const come = () => void arrive().catch(console.error);
    const { current } = running;
    come();
    window.addEventListener('online', come);
    return () => {
      window.removeEventListener('online', come);
      current.forEach((control) => control.abort());
    };
  }, [userId]);

  const write = async (order: Order): Promise<Outcome> => {
    const wish = {
      ...order,
      key: crypto.randomUUID(),
      language: preferredLanguage(),
      requestedAt: Date.now(),
    };
    try {
      await storePendingGeneration(userId, wish);
    } catch (failure) {
      // The device has no room for it: then it lives as long as this page.
      console.error(failure);
      return carryOut(wish, true);
    }
    if (navigator.onLine) return carryOn(wish.key, true);
    await client.invalidateQueries(pendingGenerationsQuery(userId));
    return { type: 'waits' };
  };

  const cancel = async ({ wish, control }: Generation): Promise<void> => {
    await storePendingGeneration(userId, { ...wish, isCancelled: true }).catch(console.error);
    try {
      if (!(await takeBack(wish))) {
        // Too late: what is on its way is waited for.
        await storePendingGeneration(userId, wish).catch(console.error);
        toast({ title: i18n._('error.run_saved') });
        return;
      }
    } catch {
      // Out of reach: the server learns of it at the next visit.
      control.abort();
      return end(wish);
    }
    control.abort();
    await forget(wish);
    end(wish);
  };

  // The pages are not drawn anew with every line that is written.
  const latest = useRef(write);
  useLayoutEffect(() => {
    latest.current = write;
  });
  const isWriting = generation !== undefined;
  const value = useMemo(() => ({ write: (order: Order) => latest.current(order), isWriting }), [isWriting]);

  return (
    <WritingContext value={value}>
      {children}
      {generation && (
        <GenerationOverlay
          key={generation.wish.key}
          generation={generation}
          onCancel={() => cancel(generation)}
        />
      )}
    </WritingContext>
  );
}
