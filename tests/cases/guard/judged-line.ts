import { lineOf } from '#core/generation/draft/draft.ts';
import type { JudgedLine } from '#core/guard/guard.ts';
import type { Language } from '#core/language.ts';

/** Names and note of a line as a model writes it: the plain English name, and that of the recipe's language. */
export type NamedLine = { readonly food: string; readonly name: string; readonly note: string | null };

/** Returns a line as parsed before the guard judges it. If its two names differ, the second one is German. */
export function judgedLine(
  { food, name, note }: NamedLine,
  language: Language = food === name ? 'en' : 'de',
): JudgedLine {
  const key = JSON.stringify([food, name, note, language]);
  const known = understood.get(key);
  if (known) return known;
  const line = { food, name, note: note || null, quantity: null, unit: null, grams: 0 };
  const judged = { ...lineOf(line, language), plain: food };
  understood.set(key, judged);
  return judged;
}

/** Tests ask for each line many times. */
const understood = new Map<string, JudgedLine>();
