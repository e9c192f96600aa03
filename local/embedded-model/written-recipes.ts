import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { Words } from '#core/generation/translation/translation-task.ts';
import type { Language } from '#core/language.ts';

/** A recipe that the embedded model wrote, and its words in the other language. */
type WrittenRecipe = v.InferOutput<typeof WrittenRecipe>;
const WrittenRecipe = v.object({ words: Words, inOther: Words });

/** The latest recipes that the embedded model wrote. */
export type WrittenRecipes = {
  add(language: Language, recipe: WrittenRecipe): void;
  /** Returns a recipe with these words. The words for foods, texts and equipment may differ. */
  find(language: Language, words: Words): WrittenRecipe | undefined;
  close(): void;
};

/** Maximum number of recipes. Each takes about 15 kB in both languages. */
const LIMIT = 5_000;

/** @param path file that keeps the recipes; without it they are kept in memory */
export function writtenRecipes(path = ':memory:', limit = LIMIT): WrittenRecipes {
  const database = new DatabaseSync(path);
  database.exec('CREATE TABLE IF NOT EXISTS recipes (key TEXT PRIMARY KEY, recipe TEXT NOT NULL)');
  const insert = database.prepare('INSERT OR REPLACE INTO recipes VALUES (?, ?)');
  const forget = database.prepare('DELETE FROM recipes WHERE rowid <= ?');
  const select = database.prepare('SELECT recipe FROM recipes WHERE key = ?');
  const find = (language: Language, words: Words) => {
    const row = v.safeParse(Row, select.get(keyOf(language, words)));
    return row.success ? row.output.recipe : undefined;
  };
  return {
    add(language, written) {
      const recipe = withTextsOf(written, find(language, written.words));
      const { lastInsertRowid } = insert.run(keyOf(language, recipe.words), JSON.stringify(recipe));
      // Each recipe has one row per language.
      forget.run(Number(lastInsertRowid) - 2 * limit);
    },
    find,
    close: () => database.close(),
  };
}

/** Returns a recipe with the texts from before around its steps: another cook's tip may name other foods. */
function withTextsOf(recipe: WrittenRecipe, before: WrittenRecipe | undefined): WrittenRecipe {
  if (!before) return recipe;
  const others = (list: 'texts' | 'equipment') =>
    before.words[list].flatMap((text, at) => {
      const other = before.inOther[list][at];
      return other === undefined || recipe.words[list].includes(text) ? [] : [[text, other] as const];
    });
  const [texts, equipment] = [others('texts'), others('equipment')];
  const withOthers = (words: Words, side: 0 | 1): Words => ({
    ...words,
    texts: [...words.texts, ...texts.map((pair) => pair[side])],
    equipment: [...words.equipment, ...equipment.map((pair) => pair[side])],
  });
  return { words: withOthers(recipe.words, 0), inOther: withOthers(recipe.inOther, 1) };
}

const Row = v.object({ recipe: v.pipe(v.string(), v.parseJson(), WrittenRecipe) });

/**
 * Leaves out the foods' names, because a variation's list ends with foods that it omits, and texts and equipment, which
 * a stored recipe may lack.
 */
function keyOf(language: Language, words: Words): string {
  const { title, cuisine, notes, sections, steps } = words;
  const key = [language, title, cuisine, notes, sections, steps];
  return createHash('sha256').update(JSON.stringify(key)).digest('base64');
}
