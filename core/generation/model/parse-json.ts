import { forgivenJson } from '../../reading/json/json-text.ts';

/** Maximum number of opening braces that are tried. More appear only in text written to waste time. */
const MAX_TRIES = 20;

/**
 * Returns the largest JSON object in an answer, even in a code fence or between other words. Tolerates line ends in
 * texts and commas before a bracket.
 * @returns undefined if there is no object or it is incomplete
 */
export function parseJson(answer: string): unknown {
  let best: { readonly value: unknown; readonly length: number } | undefined;
  let from = answer.indexOf('{');
  for (let tries = 0; from >= 0 && tries < MAX_TRIES; tries += 1) {
    const to = endOfObject(answer, from);
    // An object without an end means that the answer was cut off. Objects within it are not the answer.
    if (to === undefined && /^\{\s*"/.test(answer.slice(from, from + 50))) break;
    const value = to === undefined ? undefined : forgivenJson(answer.slice(from, to));
    const length = (to ?? from) - from;
    if (value !== undefined && length > (best?.length ?? 0)) best = { value, length };
    from = answer.indexOf('{', to !== undefined && value !== undefined ? to : from + 1);
  }
  return best?.value;
}

/** Returns the end of the object that begins at a brace. */
function endOfObject(text: string, from: number): number | undefined {
  let depth = 0;
  let isInString = false;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (isInString) {
      if (character === '\\') at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{') depth += 1;
    else if (character === '}' && (depth -= 1) === 0) return at + 1;
  }
  return undefined;
}
