/** Maximum number of braces tried before the object. More appear only in text written to waste time. */
const MAX_TRIES = 20;

/**
 * Returns the one JSON object in an answer, also behind a code fence or other text.
 * @returns undefined if there is none or it is incomplete
 */
export function parseJson(answer: string): unknown {
  const to = answer.lastIndexOf('}') + 1;
  let from = answer.indexOf('{');
  for (let tries = 0; from >= 0 && from < to && tries < MAX_TRIES; tries += 1) {
    try {
      return JSON.parse(answer.slice(from, to));
    } catch {
      from = answer.indexOf('{', from + 1);
    }
  }
  return undefined;
}
