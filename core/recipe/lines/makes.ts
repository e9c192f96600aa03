import * as v from 'valibot';
import type { Language } from '../../language.ts';
import { quantityText } from './line.ts';

const MAX_THING = 40;

const Count = v.pipe(v.number(), v.minValue(0.1), v.maxValue(10_000));

/** Yield of a recipe besides its servings: 22 cookies, 2 pies, or a range of servings. */
export const Makes = v.object({
  count: Count,
  /** Upper end of a range. */
  upTo: v.exactOptional(Count),
  /** Word for the things as the recipe writes it; absent for servings. */
  of: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_THING))),
});
export type Makes = v.InferOutput<typeof Makes>;

/** Returns the yield in words: "Makes 22 cookies", "Ergibt 2 Bleche", "Serves 4–6". */
export function makesText({ count, upTo, of }: Makes, factor: number, language: Language): string {
  const numbers = [count, ...(upTo === undefined ? [] : [upTo])].map((each) =>
    quantityText(each * factor, language),
  );
  const amount = numbers.join('–');
  return of === undefined ? SERVES[language](amount) : `${MAKES[language]} ${amount} ${of}`;
}

const MAKES: Record<Language, string> = { en: 'Makes', de: 'Ergibt' };
const SERVES: Record<Language, (amount: string) => string> = {
  en: (amount) => `Serves ${amount}`,
  de: (amount) => `Für ${amount} Personen`,
};
