import { afterEach, expect, test, vi } from 'vitest';
import { openEventStream } from '#functions/http/event-stream.ts';
import { provideLambdaRuntime, ResponseStream } from '#local/server/lambda-runtime.ts';

provideLambdaRuntime();
afterEach(() => void vi.useRealTimers());

test('an idle stream sends a sign of life every ten seconds, until it ends', () => {
  vi.useFakeTimers();
  const sent: string[] = [];
  const stream = new ResponseStream(
    () => undefined,
    (chunk) => void sent.push(String(chunk)),
    () => undefined,
  );
  const events = openEventStream(stream);
  expect(sent).toHaveLength(1);
  for (let seconds = 10; seconds <= 60; seconds += 10) {
    vi.advanceTimersByTime(10_000);
    // Clients ignore a line that begins with a colon. Source: HTML, server-sent events
    expect(sent.slice(1)).toEqual(Array(seconds / 10).fill(expect.stringMatching(/^:.*\n\n$/)));
  }
  events.end();
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(7);
});
