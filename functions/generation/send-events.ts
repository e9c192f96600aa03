import type { GenerationEvent, EmitGenerationEvent as TellAuthor } from '#core/generation/model/events.ts';
import { log, msIntoRequest } from '../telemetry/log.ts';
import type { SendEvent } from '../http/stream-route.ts';

/** What the author tells goes to the client that listens; what it took and cost goes to the books. */
export function sendEvents(tell: SendEvent = () => undefined): TellAuthor {
  let firstEvent: number | undefined;
  return (event) => {
    switch (event.type) {
      case 'begun':
        return tell('begun', {});
      case 'ingredients':
        firstEvent ??= msIntoRequest();
        return tell('ingredients', { foods: event.foods });
      case 'partial':
        firstEvent ??= msIntoRequest();
        return tell('partial', event.part);
      case 'again':
        return tell('again', {});
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
