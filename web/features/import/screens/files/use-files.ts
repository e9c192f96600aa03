import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import { screenLanguage } from '#web/shared/i18n/language.ts';
import { importsQuery } from '../../data/waiting-imports.ts';
import { invalidate } from '#web/shared/sync/tabs/invalidate.ts';
import { useUser } from '#web/shared/session/require-user.tsx';
import { startReading, type FileReading } from './file-reader.ts';
import type { Progress, ReadRecipe } from './read-files.ts';
import { knownIds, storeImports } from './stored-imports.ts';

type Step =
  | { readonly status: 'choosing' | 'reading' | 'read' | 'saved' }
  | { readonly status: 'failed'; readonly failed: 'reading' | 'storing' }
  | { readonly status: 'storing'; readonly stored: number; readonly of: number };

const NOTHING: Progress = { share: 0, recipes: [], unread: [] };
const CHOOSING: Step = { status: 'choosing' };

/** Reads the chosen files, and stores the picked recipes, which are saved in the background. */
export function useFiles() {
  const { id: userId } = useUser();
  const [step, setStep] = useState(CHOOSING);
  const [known, setKnown] = useState<ReadonlySet<RecipeId>>(new Set());
  const { read, startWith, stop, pictureOf } = useReading();
  const store = useStoring(pictureOf, setStep);

  const start = async (files: readonly File[]) => {
    setStep({ status: 'reading' });
    try {
      if (!(await startWith(files))) return;
      setKnown(await knownIds(userId));
      setStep({ status: 'read' });
    } catch (error) {
      console.error(error);
      setStep({ status: 'failed', failed: 'reading' });
    }
  };

  return {
    step,
    read,
    known,
    start: (files: readonly File[]) => void start(files),
    /** Releases the files when the recipes are stored. */
    save: (picked: readonly ReadRecipe[]) => void store(picked).then(stop),
    stop() {
      stop();
      setStep(CHOOSING);
    },
  };
}

/** Reads files in a worker, which is kept for their pictures until the page is left or another file is chosen. */
function useReading() {
  const { id: userId } = useUser();
  const { i18n } = useLingui();
  const [read, setRead] = useState(NOTHING);
  const reading = useRef<FileReading>(undefined);
  const stop = () => {
    reading.current?.stop();
    reading.current = undefined;
    setRead(NOTHING);
  };
  useEffect(() => () => reading.current?.stop(), []);
  return {
    read,
    stop,
    pictureOf: async ({ picture }: ReadRecipe) => picture && reading.current?.pictureAt(picture),
    /** @returns false if cancelled */
    async startWith(files: readonly File[]): Promise<boolean> {
      stop();
      const language = screenLanguage(i18n);
      const current = startReading(files, { userId, language }, ({ share, recipes, unread }) =>
        setRead((former) => ({
          share,
          recipes: [...former.recipes, ...recipes],
          unread: [...former.unread, ...unread],
        })),
      );
      reading.current = current;
      return current.done;
    },
  };
}

/** Returns a function that stores the picked recipes, which are then saved in the background. */
function useStoring(
  pictureOf: (recipe: ReadRecipe) => Promise<Blob | undefined>,
  onStep: (step: Step) => void,
): (picked: readonly ReadRecipe[]) => Promise<void> {
  const { id: userId } = useUser();
  const client = useQueryClient();
  return async (picked) => {
    const show = (stored: number) => onStep({ status: 'storing', stored, of: picked.length });
    show(0);
    try {
      await storeImports(userId, picked, { pictureOf, onStored: show });
      onStep({ status: 'saved' });
    } catch (error) {
      console.error(error);
      onStep({ status: 'failed', failed: 'storing' });
    }
    await invalidate(client, importsQuery(userId).queryKey);
  };
}
