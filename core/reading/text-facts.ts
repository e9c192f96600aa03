import { minutesOf } from '../language/minutes.ts';
import { MAKES } from '../language/serving-words.ts';
import { sentencesOf } from './pasted/lists-in-lines.ts';
import type { RawRecipe } from './raw-recipe.ts';
import { yieldTold } from './text/yield-told.ts';
import { MAX_FACT, timeTold } from './text/line-kinds.ts';
import { SERVINGS, TIME_LABEL, TIMES } from './text/text-words.ts';

/** "Serves" in a line above its number. */
const LABEL = new RegExp(`^${MAKES}$`, 'iu');

export function yieldsIn(lines: readonly string[]): Pick<RawRecipe, 'yields'> {
  for (const [at, line] of lines.entries()) {
    const found = line.length > MAX_FACT ? null : SERVINGS.exec(line);
    const [told] = sentencesOf(line).flatMap((sentence) => yieldTold(sentence) ?? []);
    const yields = found?.slice(1).find(Boolean) ?? told;
    if (yields !== undefined) return { yields };
    const next = lines[at + 1] ?? '';
    if (LABEL.test(line) && /^\d{1,3}\b.{0,20}$/.test(next)) return { yields: next };
  }
  return {};
}

export function timesIn(lines: readonly string[]): Pick<RawRecipe, 'prepTime' | 'activeTime'> {
  const [total, prep, cook] = TIMES.map(([, label]) => firstTime(label, lines));
  return timesOf({ total, prep, cook });
}

/** Returns the times of a recipe, from minutes of work and of cooking or from their sum. */
export function timesOf({
  total,
  prep,
  cook,
}: {
  readonly total?: number | undefined;
  readonly prep?: number | undefined;
  readonly cook?: number | undefined;
}): Pick<RawRecipe, 'prepTime' | 'activeTime'> {
  const prepTime = total ?? ((prep ?? 0) + (cook ?? 0) || undefined);
  return {
    ...(prepTime !== undefined && { prepTime }),
    ...(prep !== undefined && prep <= (prepTime ?? 0) && { activeTime: prep }),
  };
}

/** Returns the time behind a label, or in the next line if the label stands alone. */
function firstTime(label: RegExp, lines: readonly string[]): number | undefined {
  for (const [at, line] of lines.entries()) {
    const told = timeTold(label, line);
    if (told === undefined) continue;
    const minutes =
      minutesOf(upToNextLabel(told)) ?? (/\d/.test(line) ? undefined : minutesOf(lines[at + 1] ?? ''));
    if (minutes !== undefined) return minutes;
  }
  return undefined;
}

/** Cuts at the next label: in "25 mins, cook 40 mins" the second time belongs to "cook". */
const upToNextLabel = (text: string): string => text.split(TIME_LABEL, 1)[0] ?? '';
