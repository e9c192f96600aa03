import type { Line } from '#core/recipe/line.ts';
import type { Difficulty } from '#core/recipe/recipe.ts';
import type { PendingGeneration } from '../offline/schema.ts';
import type { Progress } from './request-generation.ts';

/** A wish that is being carried out before the cook's eyes. */
export type Generation = {
  readonly wish: PendingGeneration;
  readonly writing: Writing;
  readonly control: AbortController;
};

/** What the cook sees of a recipe that is being written. */
export type Writing = {
  readonly seen: readonly string[];
  readonly title?: string;
  readonly facts?: { readonly prepTime: number; readonly difficulty: Difficulty; readonly servings: number };
  readonly lines: readonly Line[];
  readonly steps: readonly string[];
  readonly isWaiting: boolean;
};

export const NOTHING_WRITTEN: Writing = { seen: [], lines: [], steps: [], isWaiting: false };

/** What is written after something more became known. */
export function writtenOn(writing: Writing, progress: Progress): Writing {
  switch (progress.type) {
    case 'begun':
      return { ...writing, isWaiting: false };
    case 'waiting':
      return { ...writing, isWaiting: true };
    case 'again':
      return { ...NOTHING_WRITTEN, seen: writing.seen };
    case 'seen':
      return { ...NOTHING_WRITTEN, seen: progress.foods };
    case 'part':
      return withPart(writing, progress.part);
  }
}

function withPart(writing: Writing, part: Extract<Progress, { type: 'part' }>['part']): Writing {
  switch (part.part) {
    case 'title':
      return { ...writing, title: part.title };
    case 'facts':
      return { ...writing, facts: part };
    case 'line':
      return { ...writing, lines: [...writing.lines, part.line] };
    case 'step':
      return { ...writing, steps: [...writing.steps, part.text] };
  }
}
