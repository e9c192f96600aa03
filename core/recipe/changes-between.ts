import { stemsOf } from '../nutrition/fold-name.ts';
import { nameOf } from '../nutrition/foods/foods.ts';
import type { Language } from '../language.ts';
import type { Line } from './lines/line.ts';
import type { Changes, RecipeContent } from './recipe.ts';

type Former = Pick<RecipeContent, 'title' | 'prepTime' | 'difficulty' | 'servings' | 'nutrition' | 'lines'> &
  Partial<Pick<RecipeContent, 'language' | 'translation'>>;

type Variation = Pick<RecipeContent, 'lines' | 'servings' | 'language'>;

/** Minimum change of a weight, as a factor and in g per serving: a slightly larger pinch is no change. */
const MIN_FACTOR = 1.2;
const MIN_GRAMS = 2;

/** Never told as added or removed. */
const WATER = 'water';

/** Returns the differences between a recipe and its variation, in the variation's language as far as possible. */
export function changesBetween(before: Former, after: Variation): Changes {
  const { title, prepTime, difficulty, nutrition } = before;
  // A food may stand in several sections: flour in the dough and in the crumble.
  const formerly = Map.groupBy(before.lines, keyOf);
  const now = Map.groupBy(after.lines, keyOf);
  const added: number[] = [];
  const amounts: Changes['amounts'] = [];
  for (const [index, line] of after.lines.entries()) {
    const former = formerly.get(keyOf(line)) ?? [];
    const [was] = former;
    if (!was && line.food !== WATER) added.push(index);
    else if (
      was &&
      former.length === 1 &&
      now.get(keyOf(line))?.length === 1 &&
      differs(gramsOf(was, before), gramsOf(line, after))
    )
      amounts.push({ line: index, from: Math.round(gramsOf(was, before)) });
  }
  const gone = [...formerly].flatMap(([key, [line]]) =>
    line && line.food !== WATER && !now.has(key) ? [line] : [],
  );
  const removed = gone.map((line) => ({
    name: nameIn(after.language, before, line),
    ...(line.food && { food: line.food }),
  }));
  return {
    of: title,
    ...(prepTime !== undefined && { prepTime }),
    ...(difficulty && { difficulty }),
    nutrition,
    added,
    removed,
    amounts,
  };
}

/** Returns the name of a line in a language: translated, or that of its food, or else its own. */
function nameIn(language: Language, { language: own, translation, lines }: Former, line: Line): string {
  if (own === language) return line.name;
  if (translation?.language === language) return translation.lines[lines.indexOf(line)]?.name ?? line.name;
  return nameOf(line.food ?? '', language) ?? line.name;
}

const keyOf = ({ food, name }: Line): string => food ?? `called ${stemsOf(name)}`;

const gramsOf = ({ grams = 0 }: Line, { servings }: { servings: number }): number => grams / servings;

const differs = (one: number, other: number): boolean =>
  Math.abs(one - other) >= MIN_GRAMS && Math.max(one, other) >= Math.min(one, other) * MIN_FACTOR;
