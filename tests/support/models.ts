import type { Draft } from '#core/generation/draft/draft.ts';
import {
  ModelRefusal,
  type ModelEvent,
  type ModelRequest,
  type StandInModel,
} from '#local/models/stand-in-model.ts';
import {
  ModelFailure,
  type Model,
  type ModelFailureReason,
  type Prompt,
} from '#core/generation/model/model.ts';

/** A good answer. */
export const DRAFT: Draft = {
  ingredients: ['tomato'],
  title: 'Tomato soup',
  cuisine: 'European',
  difficulty: 'easy',
  dietaryPreferences: ['vegetarian'],
  prepTime: 30,
  servings: 2,
  lines: [
    { food: 'tomato', name: 'tomatoes', quantity: 4, unit: 'piece', grams: 480, note: null },
    { food: 'olive oil', name: 'olive oil', quantity: 1, unit: 'tbsp', grams: 13.7, note: null },
  ],
  steps: ['Warm the olive oil.', 'Add the tomatoes and simmer for 20 minutes.'],
};

/** A good translation of it. */
export const GERMAN = {
  title: 'Tomatensuppe',
  cuisine: 'Europäisch',
  names: ['Tomaten', 'Olivenöl'],
  notes: [],
  steps: ['Das Olivenöl in einem Topf erwärmen.', 'Die Tomaten zugeben und {1} köcheln lassen.'],
};

export const NO_FOOD = JSON.stringify({ ingredients: [] });

export type ScriptedModel = Model & { readonly prompts: Prompt[] };

/** A model that follows a script, one entry for each call; the last entry repeats. */
export function scriptedModel(
  name: string,
  ...script: readonly (string | object | ModelFailureReason | (() => Promise<string>))[]
): ScriptedModel {
  const prompts: Prompt[] = [];
  return {
    name,
    prompts,
    async *answer(prompt) {
      const entry = script[Math.min(prompts.length, script.length - 1)];
      prompts.push(prompt);
      if (isFailure(entry)) throw new ModelFailure(entry, 'scripted');
      const text =
        typeof entry === 'function'
          ? await entry()
          : typeof entry === 'string'
            ? entry
            : JSON.stringify(entry);
      for (let at = 0; at < text.length; at += 50) yield { text: text.slice(at, at + 50) };
      yield { tokens: { input: 900, output: Math.ceil(text.length / 4) } };
    },
  };
}

const FAILURES: ReadonlySet<unknown> = new Set([
  'throttled',
  'unavailable',
  'timeout',
  'refused',
  'cut-off',
  'too-long',
  'too-large',
  'misconfigured',
]);

const isFailure = (entry: unknown): entry is ModelFailureReason => FAILURES.has(entry);

/** A model for the stand-in, with unstreamed answers. */
export const answering = (answer: (asked: ModelRequest) => Promise<string>): StandInModel =>
  async function* (asked) {
    yield { text: await answer(asked) };
  };

/** Returns a stand-in's answer: its events, up to a refusal. */
export const failing = (...events: (ModelEvent | ModelRefusal)[]) =>
  async function* (): AsyncGenerator<ModelEvent> {
    for (const event of events) {
      if (event instanceof ModelRefusal) throw event;
      yield event;
    }
  };
