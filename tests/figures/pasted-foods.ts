import type { Language } from '#core/language.ts';
import { parseLine, type ParsedLine } from '#core/recipe/lines/parse-line.ts';
import type { PastedText } from '#tests/cases/pasted/pasted-text.ts';
import { wordsOf } from './pasted-method.ts';

/** Foods that are missing in the lines that were read, and lines that a person would not list. */
export function foodsApart(
  { ingredients, alsoIngredients = [] }: PastedText,
  read: readonly string[],
  language: Language,
): { readonly missing: readonly string[]; readonly extra: readonly string[] } {
  const left = foodsIn(read, language);
  const withoutSame = (wanted: readonly Food[]) =>
    wanted.filter((food) => {
      const at = left.findIndex((each) => areSame(each, food));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  const missing = withoutSame(foodsIn(ingredients, language));
  withoutSame(foodsIn(alsoIngredients, language));
  return { missing: missing.map(({ text }) => text), extra: left.map(({ text }) => text) };
}

type Food = { readonly text: string; readonly line: ParsedLine };

const foodsIn = (lines: readonly string[], language: Language): Food[] =>
  lines.flatMap((text) => {
    const line = parseLine(text, language);
    if (line.quantity !== undefined) return [{ text, line }];
    // "Salt, pepper and oil": foods without amounts, as one line or as three.
    const parts = text
      .split(/,|&|\+|•|\s(?:and|und)\s/iu)
      .map((part) => ({ text: part.trim(), line: parseLine(part, language) }))
      .filter(
        ({ text: part, line: { food } }) =>
          food !== undefined && (language === 'en' || /\p{Lu}/u.test(part) || !/\p{Lu}/u.test(text)),
      );
    return parts.length > 1 ? parts : [{ text, line }];
  });

const areSame = ({ line: one }: Food, { line: other }: Food): boolean =>
  one.part === other.part && isSameFood(one, other) && isSameAmount(one, other);

function isSameFood(one: ParsedLine, other: ParsedLine): boolean {
  if (one.food !== undefined && other.food !== undefined)
    return (
      one.food === other.food ||
      one.alternatives?.includes(other.food) === true ||
      other.alternatives?.includes(one.food) === true
    );
  const [few = [], many = []] = [one, other]
    .map(({ name }) => wordsOf(name))
    .toSorted((a, b) => a.length - b.length);
  return few.length > 0 && few.every((word) => many.includes(word));
}

/** "Half a kilo" and "500 g" are one amount; "a bit of" and no amount are one, too. */
function isSameAmount(one: ParsedLine, other: ParsedLine): boolean {
  if (one.quantity === other.quantity && one.unit === other.unit) return true;
  const [grams, others] = [one, other].map(({ weighed, grams: each }) =>
    weighed === 'weight' || weighed === 'volume' ? each : undefined,
  );
  return grams !== undefined && others !== undefined && Math.abs(grams - others) <= grams / 100;
}
