import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DEFAULT_LANGUAGE, supportedLanguage } from '#core/language.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import { importsQuery } from '../../../offline/imports/waiting-imports.ts';
import { invalidate } from '../../../offline/invalidate.ts';
import { useUser } from '../../../session/require-user.tsx';
import { startReading, type FileReading } from './file-reader.ts';
import type { Progress, ReadRecipe } from './read-files.ts';
import { knownIds, storeImports } from './stored-imports.ts';

type Step =
  | { readonly status: 'choosing' | 'reading' | 'read' | 'saved' }
  | { readonly status: 'failed'; readonly failed: 'reading' | 'storing' }
  | { readonly status: 'storing'; readonly stored: number; readonly of: number };

const NOTHING: Progress = { share: 0, recipes: [], unread: [] };
const CHOOSING: Step = { status: 'choosing' };

/** Reads files that the user chooses, and stores the recipes that they pick, to be saved in the background. */
export function useFiles() {
  const { id: userId } = useUser();
  const { i18n } = useLingui();
  const client = useQueryClient();
  const [step, setStep] = useState(CHOOSING);
  const [read, setRead] = useState(NOTHING);
  const [known, setKnown] = useState<ReadonlySet<RecipeId>>(new Set());
  const reading = useRef<FileReading>(undefined);
  const stop = () => {
    reading.current?.stop();
    reading.current = undefined;
    setRead(NOTHING);
    setStep(CHOOSING);
  };
  useEffect(() => () => reading.current?.stop(), []);

  const start = async (files: readonly File[]) => {
    stop();
    setStep({ status: 'reading' });
    const language = supportedLanguage([i18n.locale]) ?? DEFAULT_LANGUAGE;
    const current = startReading(files, { userId, language }, ({ share, recipes, unread }) =>
      setRead((former) => ({
        share,
        recipes: [...former.recipes, ...recipes],
        unread: [...former.unread, ...unread],
      })),
    );
    reading.current = current;
    try {
      await current.done;
      setKnown(await knownIds(userId));
      setStep({ status: 'read' });
    } catch (error) {
      if (reading.current !== current) return;
      console.error(error);
      setStep({ status: 'failed', failed: 'reading' });
    }
  };

  const save = async (picked: readonly ReadRecipe[]) => {
    setStep({ status: 'storing', stored: 0, of: picked.length });
    try {
      await storeImports(userId, picked, {
        pictureOf: async ({ picture }) => picture && reading.current?.pictureAt(picture),
        onStored: (stored) => setStep({ status: 'storing', stored, of: picked.length }),
      });
      setStep({ status: 'saved' });
      reading.current?.stop();
    } catch (error) {
      console.error(error);
      setStep({ status: 'failed', failed: 'storing' });
    }
    await invalidate(client, importsQuery(userId).queryKey);
  };

  return {
    step,
    read,
    known,
    start: (files: readonly File[]) => void start(files),
    save: (picked: readonly ReadRecipe[]) => void save(picked),
    stop,
  };
}
