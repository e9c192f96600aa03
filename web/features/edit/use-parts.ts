import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { lineOf } from '../../writing/draft.ts';
import { toast } from '../../ui/feedback/toast.ts';
import * as change from './change-parts.ts';
import type { Parts } from './change-parts.ts';

type PartsState = {
  readonly parts: Parts;
  /** Returns the parts with changes that are not rendered yet. */
  readonly current: () => Parts;
  readonly onChange: (parts: Parts) => void;
};

/** Element of a line that takes the focus after a change. */
type FocusTarget = { readonly key: string; readonly of: 'text' | 'grip' | 'name' };

/** Returns the actions on the lines of a draft. Each keeps the focus where the user goes on. */
export function useParts({ parts, current, onChange }: PartsState) {
  const { i18n } = useLingui();
  /** Line that the user holds: its buttons to move it are shown. */
  const [inHand, setInHand] = useState<string>();
  const [moved, setMoved] = useState('');
  const root = useRef<HTMLElement>(null);
  const wanted = useRef<FocusTarget>(undefined);
  useEffect(() => {
    const target = wanted.current;
    wanted.current = undefined;
    if (target)
      root.current?.querySelector<HTMLElement>(`[data-${target.of}="${CSS.escape(target.key)}"]`)?.focus();
  });
  const apply = (next: Parts, focus?: FocusTarget) => {
    wanted.current = focus;
    onChange(next);
  };
  const move = (key: string, next: Parts) => {
    apply(next, { key, of: 'grip' });
    const place = change.placeOf(next, key);
    const { length } = (place && next[place.part]?.lines) ?? [];
    if (place) setMoved(i18n._('edit.moved', { number: place.at + 1, count: length }));
  };
  const add = (after?: string) => {
    const line = lineOf('');
    const held = current();
    apply(
      after === undefined
        ? change.insertAt(held, { part: held.length, at: 0 }, [line])
        : change.insertAfter(held, after, [line]),
      { key: line.key, of: 'text' },
    );
  };
  return {
    root,
    parts,
    inHand,
    moved,
    take: (key: string) => setInHand(inHand === key ? undefined : key),
    rewrite: (key: string, text: string) => apply(change.rewrite(current(), key, text)),
    paste: (key: string, texts: readonly string[]) => apply(change.pasteLines(current(), key, texts)),
    addAfter: add,
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
      const line = place && held[place.part]?.lines[place.at];
      if (!line) return;
      const { lines } = held[place.part] ?? { lines: [] };
      const neighbour = lines[place.at - 1] ?? lines[place.at + 1];
      apply(change.removeLine(held, key), neighbour && { key: neighbour.key, of: 'text' });
      if (line.text.trim() === '') return;
      toast({
        title: i18n._('edit.removed', { text: line.text }),
        action: {
          label: i18n._('undo'),
          act: () => apply(change.insertAt(current(), place, [line]), { key, of: 'text' }),
        },
      });
    },
    moveBy: (key: string, by: -1 | 1) => move(key, change.moveBy(current(), key, by)),
    moveToPart: (key: string, part: string) => move(key, change.moveToPart(current(), key, part)),
    moveBeside: (key: string, beside: string, side: 'before' | 'after') =>
      onChange(change.moveBeside(current(), key, beside, side)),
    addPart() {
      const next = change.addPart(current());
      apply(next, { key: next.at(-1)?.key ?? '', of: 'name' });
    },
    rename: (key: string, name: string) => apply(change.renamePart(current(), key, name)),
    removePart: (key: string) => apply(change.removePart(current(), key)),
  };
}

export type PartsActions = ReturnType<typeof useParts>;
