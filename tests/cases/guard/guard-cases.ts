import type { Guard, Hit } from '#core/guard/guard.ts';
import { guardFor } from '#core/guard/guard.ts';
import { ALLERGENS } from '#core/nutrition/allergen.ts';
import { DIETS } from '#core/nutrition/diet.ts';
import { judgedLine } from './judged-line.ts';

export type Case = { readonly avoided: string; readonly where: string; readonly words: string };

/**
 * Parses a fixture: `avoided
 * part, with the lines and the title before it: "step after rice, onion # Risotto"
 * words`, one case a line.
 */
export const casesIn = (fixture: string): Case[] =>
  fixture
    .trim()
    .split('\n')
    .map((row) => {
      const [avoided = '', where = '', words = ''] = row.split(' | ');
      return { avoided, where, words };
    });

/** Returns the guard's result for a user who avoids the given food. */
export function verdictOn({ avoided, where, words }: Case): Hit | undefined {
  const guard = guardOf(avoided);
  const [part, before = ''] = where.split(' after ');
  const [lines = '', title] = before.split(' # ');
  for (const line of lines.split(', ').filter(Boolean)) {
    if (guard.line(judgedLine({ food: line, name: line, note: null })))
      throw new Error(`${line} is not free of ${avoided}.`);
  }
  const [food = '', name = '', note = ''] = words.split('/').map((word) => word.trim());
  if (title) guard.title(title);
  switch (part) {
    case 'title':
      return guard.title(words);
    case 'line':
      return guard.line(judgedLine({ food, name, note }));
    case 'step':
      return guard.step(words);
    default:
      throw new Error(`There is no ${where} in a recipe.`);
  }
}

function guardOf(avoided: string): Guard {
  const allergens = ALLERGENS.filter((allergen) => allergen === avoided);
  const dietaryPreferences = DIETS.filter((diet) => diet === avoided);
  const words = avoided.startsWith('word:') ? [avoided.slice('word:'.length)] : [];
  if (avoided !== 'nothing' && allergens.length + dietaryPreferences.length + words.length === 0) {
    throw new Error(`Nobody avoids ${avoided}.`);
  }
  return guardFor({ dietaryPreferences, avoid: { allergens, words } });
}
