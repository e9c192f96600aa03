import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#core/language.ts';
import { ALLERGENS } from '#core/nutrition/allergen.ts';
import { guardFor, type Hit } from '#core/guard/guard.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { DIETS } from '#core/nutrition/diet.ts';

/** Recipe that is free of what its cook avoids, as people write it. */
export type FreeRecipe = {
  readonly language: Language;
  /** File that contains it: "de/vegan". */
  readonly file: string;
  readonly title: string;
  /** Diets and allergens. */
  readonly avoids: readonly string[];
  readonly lines: readonly string[];
  readonly steps: readonly string[];
};

/** Reads the recipes in `recipes/LANGUAGE`: title, `avoids:`, lines with a hyphen, steps with a number. */
export const freeRecipes = (): readonly FreeRecipe[] =>
  (['en', 'de'] as const).flatMap((language) =>
    ['vegan', 'vegetarian', 'allergens'].flatMap((name) =>
      readFileSync(join(import.meta.dirname, 'recipes', language, `${name}.txt`), 'utf8')
        .split(/^# /m)
        .slice(1)
        .map((text) => ({ ...readRecipe(text, language), file: `${language}/${name}` })),
    ),
  );

function readRecipe(text: string, language: Language): Omit<FreeRecipe, 'file'> {
  const [title = '', ...rows] = text.trim().split('\n');
  const startingWith = (start: RegExp) =>
    rows.filter((row) => start.test(row)).map((row) => row.replace(start, '').trim());
  return {
    language,
    title,
    avoids: startingWith(/^avoids: */).flatMap((avoided) => avoided.split(/, */)),
    lines: startingWith(/^- /),
    steps: startingWith(/^\d+\. /),
  };
}

/** Returns the first part of a recipe that the guard stops, and the reason. */
export const alarmIn = (recipe: FreeRecipe): Alarm | undefined => alarmsIn(recipe)[0];

/** Part of a recipe that the guard stops, and the reason. */
export type Alarm = readonly [text: string, hit: Hit];

/** Returns every part of a recipe that the guard stops, in the order in which the parts are judged. */
function alarmsIn({ language, title, avoids, lines, steps }: FreeRecipe): readonly Alarm[] {
  const allergens = ALLERGENS.filter((allergen) => avoids.includes(allergen));
  const dietaryPreferences = DIETS.filter((diet) => avoids.includes(diet));
  if (allergens.length + dietaryPreferences.length !== avoids.length || avoids.length === 0)
    throw new Error(`Nobody avoids ${avoids.join(', ')} (${title}).`);
  const guard = guardFor({ dietaryPreferences, avoid: { allergens, words: [] } });
  const judged: readonly (readonly [string, Hit | undefined])[] = [
    ...lines.map((text) => {
      return [text, guard.line(parseLine(text, language))] as const;
    }),
    [title, guard.title(title)],
    ...steps.map((text) => [text, guard.step(text)] as const),
  ];
  return judged.filter((each): each is Alarm => each[1] !== undefined);
}
