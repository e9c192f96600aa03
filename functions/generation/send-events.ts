import type { GenerationEvent, EmitGenerationEvent } from '#core/generation/model/events.ts';
import { log, msIntoRequest } from '../telemetry/log.ts';
import type { SendEvent } from '../http/stream-route.ts';

/** Returns a listener that sends a generation's events to the client, and logs the duration and cost of model calls. */
export function sendEvents(send: SendEvent = () => undefined): EmitGenerationEvent {
  let firstEvent: number | undefined;
  return (event) => {
    switch (event.type) {
      case 'begun':
        return send('begun', {});
      case 'ingredients':
        firstEvent ??= msIntoRequest();
        return send('ingredients', { foods: event.foods });
      case 'partial':
        firstEvent ??= msIntoRequest();
        return send('partial', event.part);
      case 'again':
        return send('again', {});
      case 'model call':
        return recordModelCall(event, firstEvent);
    }
  };
}

type ModelCall = Extract<GenerationEvent, { type: 'model call' }>;

const SUCCESSES = new Set(['draft', 'no food']);

function recordModelCall(
  { model, prompt, outcome, detail, tokens, cost, budgetUsed, ms }: ModelCall,
  firstEvent: number | undefined,
): void {
  log(
    { level: 'info', event: 'author', model, prompt, outcome, detail },
    {
      AuthorLatency: ms,
      AuthorFirstEvent: outcome === 'draft' ? firstEvent : undefined,
      InputTokens: tokens.input,
      OutputTokens: tokens.output,
      AuthorCost: cost === undefined ? undefined : cost / 1_000_000,
      BudgetUsed: budgetUsed === undefined ? undefined : budgetUsed * 100,
      AuthorFailures: SUCCESSES.has(outcome) ? undefined : 1,
    },
  );
}
