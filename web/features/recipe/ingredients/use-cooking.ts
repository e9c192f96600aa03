import { useState } from 'react';
import * as v from 'valibot';
import { Answers } from '#core/nutrition/question.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { deviceStorage } from '../../../local-storage.ts';

/** Progress with a recipe. Stored, so that it survives a reload. */
const Cooking = v.object({
  /** Version of the recipe; that of records from before is 1. */
  version: v.optional(v.number(), 1),
  /** Chosen servings; undefined for those of the recipe. */
  servings: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Indexes of the ticked lines. */
  ticked: v.array(v.number()),
  /** The user's answers to the recipe's open questions. */
  answers: v.optional(Answers, {}),
});
type Cooking = v.InferOutput<typeof Cooking>;

/**
 * Returns the progress with a recipe on this device and its setters. An edited recipe starts anew: its lines may be
 * others.
 */
export function useCooking({ id, servings, version = 1 }: Recipe) {
  const name = `cooking ${id}`;
  const [stored, setCooking] = useState(() => read(name));
  const cooking = stored.version === version ? stored : notBegun(version);
  const update = (next: Cooking) => {
    deviceStorage.set(name, JSON.stringify(next));
    setCooking(next);
  };
  const { ticked, answers } = cooking;
  const writtenFor = answers.servings ?? servings;
  return {
    servings: cooking.servings ?? writtenFor,
    writtenFor,
    /** Factor by which amounts are scaled. */
    factor: (cooking.servings ?? writtenFor) / writtenFor,
    setServings: (chosen: number) => update({ ...cooking, servings: chosen }),
    answers,
    answer: (next: Answers) => update({ ...cooking, answers: next }),
    ticked,
    tick: (line: number) =>
      update({
        ...cooking,
        ticked: ticked.includes(line) ? ticked.filter((each) => each !== line) : [...ticked, line],
      }),
    clearTicks: () => update({ ...cooking, ticked: [] }),
  };
}

function read(name: string): Cooking {
  try {
    return v.parse(Cooking, JSON.parse(deviceStorage.get(name) ?? ''));
  } catch {
    return notBegun(1);
  }
}

const notBegun = (version: number): Cooking => ({ version, ticked: [], answers: { grams: {} } });
