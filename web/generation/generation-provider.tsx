import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router';
import type { PendingGeneration } from '../offline/schema.ts';
import { PATHS } from '../paths.ts';
import { useUser } from '../session/require-user.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { GenerationOverlay } from './generation-overlay.tsx';
import { GenerationRunner } from './generation-runner.ts';
import type { GenerationOutcome, NewGeneration, ShownGeneration } from './generation.ts';
import { useReportResult } from './use-report-result.ts';

type Generation = {
  /** Requests a recipe and opens it when it arrives. */
  readonly request: (input: NewGeneration) => Promise<GenerationOutcome>;
  readonly cancel: (pending: PendingGeneration) => Promise<void>;
  /** True while a generation is shown full screen. */
  readonly isShown: boolean;
};

const GenerationContext = createContext<Generation | undefined>(undefined);

/** Returns the functions for generations, on pages inside `GenerationProvider`. */
export function useGeneration(): Generation {
  const generation = use(GenerationContext);
  if (!generation) throw new Error('useGeneration needs a GenerationProvider above it.');
  return generation;
}

/**
 * Runs generations behind all pages. New generations, and those resumed on the home page, appear full screen. On other
 * pages, a resumed generation is only announced, so that it does not interrupt cooking.
 */
export function GenerationProvider({ children }: { children: ReactNode }) {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const runner = useMemo(() => new GenerationRunner(userId, client), [userId, client]);
  useStarted(runner);
  const shown = useShown(runner);
  const isShown = shown !== undefined;
  const value = useMemo(
    () => ({
      request: (input: NewGeneration) => runner.request(input),
      cancel: (pending: PendingGeneration) => runner.cancel(pending),
      isShown,
    }),
    [runner, isShown],
  );
  return (
    <GenerationContext value={value}>
      {children}
      {shown && (
        <GenerationOverlay
          key={shown.pending.key}
          generation={shown}
          onCancel={() => runner.cancel(shown.pending)}
        />
      )}
    </GenerationContext>
  );
}

function useStarted(runner: GenerationRunner): void {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const showsResumed = useEffectEvent(() => pathname === PATHS.home);
  const onResult = useEffectEvent(useReportResult());
  const onCancelledTooLate = useEffectEvent(() => toast({ title: i18n._('error.run_saved') }));
  useEffect(
    () =>
      runner.start({
        showsResumed: () => showsResumed(),
        onResult: (result, about) => onResult(result, about),
        onCancelledTooLate: () => onCancelledTooLate(),
      }),
    [runner],
  );
}

function useShown(runner: GenerationRunner): ShownGeneration | undefined {
  const [shown, setShown] = useState(runner.shown);
  useEffect(
    () =>
      runner.subscribe(() => {
        const next = runner.shown;
        if (next) setShown(next);
        // Closes the overlay together with the page behind it, when the recipe opens.
        else startTransition(() => setShown(undefined));
      }),
    [runner],
  );
  return shown;
}
