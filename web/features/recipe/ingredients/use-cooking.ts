import { useMemo } from 'react';
import * as v from 'valibot';
import type { Had } from '#core/cooking/cook-mark.ts';
import { Answers } from '#core/nutrition/question.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { EpochMs, HOUR } from '#core/time.ts';
import { deviceStorage } from '../../../device/local-storage.ts';
import { storeText, useStoredText } from '../../../device/stored-text.ts';

/** Progress with a recipe. Stored, so that it survives a reload. */
const Cooking = v.object({
  /** Version of the recipe. Older records have none: they mean 1. */
  version: v.optional(v.number(), 1),
  /** Chosen servings; undefined if they are the recipe's. */
  servings: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Indexes of the ticked lines. */
  ticked: v.array(v.number()),
  /** The user's answers to the recipe's open questions. */
  answers: v.optional(Answers, {}),
  /** Amounts of which the user has too little. */
  had: v.optional(
    v.object({
      at: EpochMs,
      /** Shares of the lines' amounts, 0 to 1, by index. */
      shares: v.record(v.string(), v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    }),
  ),
});
type Cooking = v.InferOutput<typeof Cooking>;

/**
 * Returns the progress with a recipe on this device and its setters. An edit of the recipe resets it, because its lines
 * may differ.
 */
export function useCooking({ userId, id, servings, version = 1 }: Recipe) {
  const name = nameOf({ userId, id });
  const text = useStoredText(name);
  const cooking = useMemo(() => {
    const stored = read(text);
    return stored.version === version ? stored : notBegun(version);
  }, [text, version]);
  const update = (next: Cooking) => storeText(name, JSON.stringify(next));
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
    /** Shares of the lines' amounts that the user has, by index. */
    shares: sharesOf(cooking),
    setShare(line: number, share: number) {
      const { [line]: _before, ...others } = sharesOf(cooking);
      const shares = share < 1 ? { ...others, [line]: share } : others;
      update({ ...cooking, had: { at: Date.now(), shares } });
    },
    /** Resets the ticks and amounts of this cooking. */
    end: () => update({ ...cooking, ticked: [], had: undefined }),
  };
}

/** Milliseconds after which these amounts no longer apply. */
const HAD_EXPIRES_AFTER = 12 * HOUR;

const NOTHING_LESS: Readonly<Record<string, number>> = {};

const sharesOf = ({ had }: Cooking): Readonly<Record<string, number>> =>
  had && had.at > Date.now() - HAD_EXPIRES_AFTER ? had.shares : NOTHING_LESS;

/** Returns the amounts of which the user has too little, for this version; undefined without any. */
export function hadOf(recipe: Recipe): Had | undefined {
  const cooking = read(deviceStorage.get(nameOf(recipe)));
  const { version = 1 } = recipe;
  const lines = Object.entries(sharesOf(cooking)).map(([line, share]) => ({ line: Number(line), share }));
  return cooking.version === version && lines.length > 0 ? { version, lines } : undefined;
}

/** Removes these amounts once the diary has counted them. */
export function forgetHad(recipe: Recipe): void {
  const name = nameOf(recipe);
  const { had, ...cooking } = read(deviceStorage.get(name));
  if (had) storeText(name, JSON.stringify(cooking));
}

export const hasTicks = (recipe: Pick<Recipe, 'userId' | 'id'>): boolean =>
  read(deviceStorage.get(nameOf(recipe))).ticked.length > 0;

/** An ID is unique only per cook. */
const nameOf = ({ userId, id }: Pick<Recipe, 'userId' | 'id'>): string => `cooking ${userId}/${id}`;

function read(text: string | null): Cooking {
  try {
    return v.parse(Cooking, JSON.parse(text ?? ''));
  } catch {
    return notBegun(1);
  }
}

const notBegun = (version: number): Cooking => ({ version, ticked: [], answers: { grams: {} } });
