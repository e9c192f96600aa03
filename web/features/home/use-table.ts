import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { MAX_INGREDIENTS } from '#core/generation/amount.ts';
import type { Preferences } from '#core/generation/preferences.ts';
import { isRefusal } from '../../errors/api-error.ts';
import { EMPTY_TABLE, type Table } from '../../offline/table/table.ts';
import type { TablePhoto } from '../../offline/schema.ts';
import { useUser } from '../../session/require-user.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useGeneration } from '../../generation/generation-provider.tsx';
import { setRefusedTable } from '../../generation/refused-table.ts';
import { ingredientsOf } from '../../detections/detected-foods.ts';
import { usePhotos } from '../../detections/use-photos.ts';
import { detectionsOf, isDetected, unknownPhotos, useDetections } from '../../detections/use-detections.ts';
import { useStoredTable, type StoredTableAccess } from '../../offline/table/use-stored-table.ts';

/** Holds the photos and foods on the table and requests a recipe from them. */
export function useTable() {
  const { i18n } = useLingui();
  const stored = useStoredTable(useUser().id);
  const { photos, isPreparing, add, remove } = usePhotos(stored);
  const detections = useDetections(stored);
  const { request, isShown: isGenerating } = useGeneration();
  const [isTyping, setIsTyping] = useState(false);
  const [withoutFood, setWithoutFood] = useState<readonly TablePhoto[]>();
  const { unanswered, askAbout, knownFirst } = useUnknownPhotos(stored.table);
  const isWithoutFood = withoutFood === stored.table.photos && !detections.hasTicks;
  const clear = useClearing(stored);

  const generate = async (preferences: Preferences) => {
    // Adds typed foods that were not submitted.
    const fields = [...detections.fields.current].map((field) => ({ field, isComplete: field.add() }));
    const table = stored.current();
    const ingredients = ingredientsOf(detectionsOf(table), { isComplete: isDetected(table) });
    const confirmed = ingredients?.confirmed?.length ?? 0;
    const incomplete =
      fields.find(({ isComplete }) => !isComplete) ??
      (photos.length + confirmed === 0 ? fields[0] : undefined);
    if (incomplete) return incomplete.field.focus();
    if (confirmed > MAX_INGREDIENTS) {
      toast({ kind: 'error', title: i18n._('home.too_many_foods', { most: MAX_INGREDIENTS }) });
      return;
    }
    // Without any detected food, the server asks instead.
    if (ingredients && askAbout(table)) return;
    setRefusedTable(undefined);
    const outcome = await request({
      photos: knownFirst(table).map(({ jpeg }) => jpeg),
      preferences,
      ...(ingredients && { ingredients }),
      ...(table.id && { tableId: table.id }),
    });
    // A completed generation clears the table itself.
    if (outcome.type === 'waiting') stored.change(() => EMPTY_TABLE);
    if (outcome.type === 'completed' || outcome.type === 'waiting') setIsTyping(false);
    if (outcome.type === 'failed' && isRefusal(outcome.error, 'NoFood')) setWithoutFood(table.photos);
  };

  return {
    photos,
    isPreparing,
    add,
    remove,
    clear: () => {
      setIsTyping(false);
      clear();
    },
    detections,
    isEmpty: isBare(stored.table) && !isPreparing && !isTyping && !detections.hasTicks,
    stored: stored.table,
    unanswered,
    // Not under the overlay, because the overlay restores the focus when it closes.
    needsFoods: !isGenerating && (isWithoutFood || unanswered.length > 0 || photos.length === 0),
    type: () => setIsTyping(true),
    generate: useExclusive(generate),
  };
}

/** Returns true if there are neither photos nor typed text. */
const isBare = ({ photos, typed }: Table): boolean =>
  photos.length === 0 && [...typed.values()].every((text) => text.trim() === '');

/** Asks once about photos without a named food, because the recipe may not use them. */
function useUnknownPhotos(table: Table) {
  const [askedAbout, setAskedAbout] = useState<readonly TablePhoto[]>([]);
  const unanswered = unknownPhotos(table).filter((photo) => askedAbout.includes(photo));
  return {
    /** Numbers of the photos with an open question. */
    unanswered: unanswered.map((photo) => table.photos.indexOf(photo) + 1),
    /** @returns true if there are photos that the user was not asked about yet */
    askAbout(now: Table): boolean {
      const unknown = unknownPhotos(now);
      if (unknown.every((photo) => askedAbout.includes(photo))) return false;
      setAskedAbout(unknown);
      return true;
    },
    /** Returns the photos, unrecognised ones last, because the first photo becomes the cover. */
    knownFirst(now: Table): readonly TablePhoto[] {
      const unknown = unknownPhotos(now);
      return [...now.photos.filter((photo) => !unknown.includes(photo)), ...unknown];
    },
  };
}

/** Returns a function that clears the table, which the user can undo. */
function useClearing({ current, change }: StoredTableAccess): () => void {
  const { i18n } = useLingui();
  return () => {
    const before = current();
    change(() => EMPTY_TABLE);
    toast({
      title: i18n._('home.cleared'),
      action: { label: i18n._('undo'), act: () => change(() => before) },
    });
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
