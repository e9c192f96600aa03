import { useState } from 'react';
import * as v from 'valibot';
import { Answers } from '#core/nutrition/question.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { kept } from '../../../local-storage.ts';

/** How far a cook has come with a recipe: it outlives a reload in the middle of it. */
const Cooking = v.object({
  /** For how many it is cooked; without, for as many as it was written for. */
  servings: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The lines that are ticked off, counted from 0. */
  ticked: v.array(v.number()),
  /** What the recipe left open, and the cook has said. */
  answers: v.optional(Answers, {}),
});
type Cooking = v.InferOutput<typeof Cooking>;

/** A recipe as it is being cooked on this device. */
export function useCooking({ id, servings }: Recipe) {
  const name = `cooking ${id}`;
  const [cooking, setCooking] = useState(() => read(name));
  const keep = (next: Cooking) => {
    kept.set(name, JSON.stringify(next));
    setCooking(next);
  };
  const { ticked, answers } = cooking;
  const writtenFor = answers.servings ?? servings;
  return {
    servings: cooking.servings ?? writtenFor,
    writtenFor,
    /** So many times the recipe as it was written. */
    factor: (cooking.servings ?? writtenFor) / writtenFor,
    setServings: (wanted: number) => keep({ ...cooking, servings: wanted }),
    answers,
    answer: (next: Answers) => keep({ ...cooking, answers: next }),
    ticked,
    tick: (line: number) =>
      keep({
        ...cooking,
        ticked: ticked.includes(line) ? ticked.filter((each) => each !== line) : [...ticked, line],
      }),
    /** The dish is done: the next time nothing is ticked. */
    clearTicks: () => keep({ ...cooking, ticked: [] }),
  };
}

function read(name: string): Cooking {
  try {
    return v.parse(Cooking, JSON.parse(kept.get(name) ?? ''));
  } catch {
    return { ticked: [], answers: { grams: {} } };
  }
}
