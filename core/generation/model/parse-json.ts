/** A text holds few braces before its object, unless it is written to waste our time. */
const MOST_TRIES = 20;

/**
 * The one JSON object in an answer, also where a model put a fence, a word or a thought before it.
 * @returns undefined where there is none, or it is not whole
 */
export function parseJson(answer: string): unknown {
  const to = answer.lastIndexOf('}') + 1;
  let from = answer.indexOf('{');
  for (let tries = 0; from >= 0 && from < to && tries < MOST_TRIES; tries += 1) {
    try {
      return JSON.parse(answer.slice(from, to));
    } catch {
      from = answer.indexOf('{', from + 1);
    }
  }
  return undefined;
}
