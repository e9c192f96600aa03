import type { RecipePart } from '#core/generation/model/events.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import type { Difficulty } from '#core/recipe/facts/difficulty.ts';
import type { RecipeNotes } from '#core/recipe/recipe.ts';

/** Progress of a running generation, as the server streams it. */
export type GenerationEvent =
  | { readonly type: 'started' }
  | { readonly type: 'foods'; readonly foods: readonly string[] }
  | { readonly type: 'part'; readonly part: RecipePart }
  /** The draft was rejected and is being rewritten, so its parts no longer count. */
  | { readonly type: 'restarted' }
  /** The server cannot be reached; the next attempt follows soon. */
  | { readonly type: 'waiting' };

/** The part of a recipe that has arrived. */
export type GenerationProgress = {
  /** Names of the foods that were detected on the photos. */
  readonly foods: readonly string[];
  readonly title?: string;
  readonly facts?: { readonly prepTime: number; readonly difficulty: Difficulty; readonly servings: number };
  readonly notes: RecipeNotes;
  readonly lines: readonly Line[];
  readonly steps: readonly { readonly text: string; readonly section?: string | undefined }[];
  readonly isWaiting: boolean;
};

export const NO_PROGRESS: GenerationProgress = {
  foods: [],
  notes: {},
  lines: [],
  steps: [],
  isWaiting: false,
};

export function withEvent(progress: GenerationProgress, event: GenerationEvent): GenerationProgress {
  switch (event.type) {
    case 'started':
      return { ...progress, isWaiting: false };
    case 'waiting':
      return { ...progress, isWaiting: true };
    case 'restarted':
      return { ...NO_PROGRESS, foods: progress.foods };
    case 'foods':
      return { ...NO_PROGRESS, foods: event.foods };
    case 'part':
      return withPart(progress, event.part);
  }
}

function withPart(progress: GenerationProgress, part: RecipePart): GenerationProgress {
  switch (part.part) {
    case 'title':
      return { ...progress, title: part.title };
    case 'facts':
      return { ...progress, facts: part };
    case 'line':
      return { ...progress, lines: [...progress.lines, part.line] };
    case 'step':
      return { ...progress, steps: [...progress.steps, part] };
    case 'notes':
      return { ...progress, notes: { ...progress.notes, ...part.notes } };
  }
}
