import type { EmitGenerationEvent } from './events.ts';
import type { ModelFailureReason } from './model.ts';

/** Outcomes of calls that reached no model and cost nothing. */
const UNREACHED: ReadonlySet<string> = new Set<ModelFailureReason | 'too dear'>([
  'throttled',
  'unavailable',
  'misconfigured',
  'too dear',
]);

type Calls = {
  /** A model has worked on the task, perhaps for longer than there was time. */
  isReached: boolean;
  isAnswered: boolean;
};

/** Returns an emitter that passes all events on, and the outcome of the model calls among them so far. */
export function watchCalls(emit: EmitGenerationEvent): {
  readonly calls: Readonly<Calls>;
  readonly emit: EmitGenerationEvent;
} {
  const calls: Calls = { isReached: false, isAnswered: false };
  return {
    calls,
    emit(event) {
      if (event.type === 'model call') {
        calls.isReached ||= !UNREACHED.has(event.outcome);
        calls.isAnswered ||= event.isAnswered;
      }
      emit(event);
    },
  };
}
