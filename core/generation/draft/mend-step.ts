import { entryText, withoutMarkup } from './mend-values.ts';

const NUMBER = /^\s*(?:(?:step|schritt)\s*)?(?<number>\d{1,2})\s*[.):]\s+(?=\S)/i;
const STEP_WORD = /^\s*(?:step|schritt)\s+\d{1,2}\s*[–-]\s*/i;
const BULLET = /^\s*[-–•*]\s+/;
const MARKED_HEADING = /^\s*(?:#{1,6}\s+(?<title>.+)|(?:\*\*|__)(?<bold>[^*_]+)(?:\*\*|__):?)\s*$/;

/**
 * Returns a function that removes numbering and markup from steps, one by one and in order: the app numbers them
 * itself. "## Sauce" becomes the heading "Sauce:". A number is removed only if it is the next in order, because "2.
 * Backofen" may also be a word.
 */
export function stepMender(): (value: unknown) => unknown {
  let last = 0;
  return (value) => {
    const text = entryText(value);
    if (text === undefined) return value;
    const heading = headingOf(text);
    if (heading !== undefined) return heading;
    const unmarked = withoutMarkup(text.replace(BULLET, ''));
    const found = NUMBER.exec(unmarked);
    const number = Number(found?.groups?.['number']);
    const isInOrder = found !== null && (number === 1 || number === last + 1);
    last = isInOrder ? number : last + 1;
    return (isInOrder ? unmarked.slice(found[0].length) : unmarked).replace(STEP_WORD, '').trim();
  };
}

function headingOf(text: string): string | undefined {
  const groups = MARKED_HEADING.exec(text)?.groups;
  const name = withoutMarkup((groups?.['title'] ?? groups?.['bold'] ?? '').trim()).replace(/:$/, '');
  return name !== '' && name.length <= 60 && !/[.!?]/.test(name) ? `${name}:` : undefined;
}
