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
  /** Returns a recipe with these words. Their names of foods may differ. */
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
  return {
    add(language, recipe) {
      const { lastInsertRowid } = insert.run(keyOf(language, recipe.words), JSON.stringify(recipe));
      // A row in each language.
      forget.run(Number(lastInsertRowid) - 2 * limit);
    },
    find(language, words) {
      const row = v.safeParse(Row, select.get(keyOf(language, words)));
      return row.success ? row.output.recipe : undefined;
    },
    close: () => database.close(),
  };
}

const Row = v.object({ recipe: v.pipe(v.string(), v.parseJson(), WrittenRecipe) });

/** Without the names, because those of a variation end with the foods that it left out. */
function keyOf(language: Language, words: Words): string {
  const { title, cuisine, notes, sections, texts, equipment, steps } = words;
  const key = [language, title, cuisine, notes, sections, texts, equipment, steps];
  return createHash('sha256').update(JSON.stringify(key)).digest('base64');
}
