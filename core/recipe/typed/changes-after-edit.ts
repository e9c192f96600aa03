import type { Line } from '../lines/line.ts';
import type { Changes, Recipe } from '../recipe.ts';
import type { TypedLine } from './typed-lines.ts';

/**
 * Returns the differences between a variation and its parent that remain after an edit. The parent's values stay; marks
 * stay at unchanged lines.
 */
export function changesAfterEdit(changes: Changes, typed: readonly TypedLine[]): Changes {
  const lines = typed.map(({ line }) => line);
  const nowAt = new Map(
    typed.flatMap(({ was }, index) => (was === undefined ? [] : [[was, index] as const])),
  );
  return {
    ...changes,
    added: changes.added.flatMap((line) => nowAt.get(line) ?? []).toSorted((one, other) => one - other),
    removed: changes.removed.filter((food) => !isIn(food, lines)),
    amounts: changes.amounts.flatMap(({ line, from }) => {
      const index = nowAt.get(line);
      return index === undefined ? [] : [{ line: index, from }];
    }),
  };
}

/** Returns the unused foods that the edited dish still does not use; undefined if there are none. */
export function notUsedAfterEdit(notUsed: Recipe['notUsed'], lines: readonly Line[]): Recipe['notUsed'] {
  const left = notUsed?.filter(({ food }) => lines.every((line) => line.food !== food));
  return left && left.length > 0 ? left : undefined;
}

const isIn = ({ food, name }: Changes['removed'][number], lines: readonly Line[]): boolean =>
  lines.some((line) => (food === undefined ? line.name === name : line.food === food));
