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
  /** True if a model has worked on the task, even without finishing in time. */
  isReached: boolean;
  isAnswered: boolean;
};

/** Returns an emitter that passes all events on, and counts of the model calls that it has seen. */
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
