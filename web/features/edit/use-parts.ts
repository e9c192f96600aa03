import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { lineOf } from '../../drafts/draft.ts';
import { toast } from '../../ui/feedback/toast.ts';
import * as change from './change-parts.ts';
import type { Parts } from './change-parts.ts';

type PartsState = {
  /** Returns the parts including changes that are not rendered yet. */
  readonly current: () => Parts;
  readonly onChange: (parts: Parts) => void;
  /** Element with the fields. */
  readonly root: RefObject<HTMLElement | null>;
};

/** Element of a line or part that takes the focus after a change. */
type FocusTarget = { readonly key: string; readonly of: 'text' | 'grip' | 'name' };

type Apply = (next: Parts, focus?: FocusTarget) => void;

/** Returns the actions on the parts and lines of a draft. Each sets the focus for the next edit. */
export function useParts({ current, onChange, root }: PartsState) {
  const focusLater = useFocusLater(root);
  const apply: Apply = (next, focus) => {
    focusLater(focus);
    onChange(next);
  };
  return {
    ...useLines(current, apply),
    ...useMoves(current, apply),
    addPart() {
      const next = change.addPart(current());
      apply(next, { key: next.at(-1)?.key ?? '', of: 'name' });
    },
    rename: (key: string, name: string) => apply(change.renamePart(current(), key, name)),
    removePart: (key: string) => apply(change.removePart(current(), key)),
  };
}

export type PartsActions = ReturnType<typeof useParts>;

/** Returns a function that sets the element to focus after rendering. */
function useFocusLater(root: PartsState['root']): (target: FocusTarget | undefined) => void {
  const wanted = useRef<FocusTarget>(undefined);
  useEffect(() => {
    const target = wanted.current;
    wanted.current = undefined;
    if (target)
      root.current?.querySelector<HTMLElement>(`[data-${target.of}="${CSS.escape(target.key)}"]`)?.focus();
  });
  return (target) => {
    wanted.current = target;
  };
}

function useLines(current: () => Parts, apply: Apply) {
  const { i18n } = useLingui();
  return {
    rewrite: (key: string, text: string) => apply(change.rewrite(current(), key, text)),
    /** Rewrites a line from a button that disappears afterwards. */
    correct: (key: string, text: string) => apply(change.rewrite(current(), key, text), { key, of: 'text' }),
    paste: (key: string, texts: readonly string[]) => apply(change.pasteLines(current(), key, texts)),
    addAfter(key: string) {
      const line = lineOf('');
      apply(change.insertAfter(current(), key, [line]), { key: line.key, of: 'text' });
    },
    addTo(partKey: string) {
      const held = current();
      const line = lineOf('');
      const part = held.findIndex(({ key }) => key === partKey);
      const at = held[part]?.lines.length ?? 0;
      apply(change.insertAt(held, { part, at }, [line]), { key: line.key, of: 'text' });
    },
    remove(key: string) {
      const held = current();
      const place = change.placeOf(held, key);
      const lines = (place && held[place.part]?.lines) ?? [];
      const line = place && lines[place.at];
      if (!line) return;
      const neighbour = lines[place.at - 1] ?? lines[place.at + 1];
      apply(change.removeLine(held, key), neighbour && { key: neighbour.key, of: 'text' });
      if (line.text.trim() === '') return;
      const restore = () => apply(change.insertAt(current(), place, [line]), { key, of: 'text' });
      toast({
        title: i18n._('edit.removed', { text: line.text }),
        action: { label: i18n._('undo'), act: restore },
      });
    },
  };
}

/** Actions that move lines, and announce their new position. */
function useMoves(current: () => Parts, apply: Apply) {
  const { i18n } = useLingui();
  /** Line with visible buttons for moving. */
  const [inHand, setInHand] = useState<string>();
  const [moved, setMoved] = useState('');
  const move = (key: string, next: Parts) => {
    apply(next, { key, of: 'grip' });
    const place = change.placeOf(next, key);
    const { length } = (place && next[place.part]?.lines) ?? [];
    if (place) setMoved(i18n._('edit.moved', { number: place.at + 1, count: length }));
  };
  return {
    inHand,
    moved,
    take: (key: string) => setInHand(inHand === key ? undefined : key),
    moveBy: (key: string, by: -1 | 1) => move(key, change.moveBy(current(), key, by)),
    moveToPart: (key: string, part: string) => move(key, change.moveToPart(current(), key, part)),
    moveBeside: (key: string, beside: string, side: 'before' | 'after') =>
      apply(change.moveBeside(current(), key, beside, side)),
  };
}
