import { asWritten } from '#core/reading/text/spoken.ts';
import type { Language } from '#core/language.ts';
import type { PastedText } from '#tests/cases/pasted/pasted-text.ts';

/** Returns the text with a person's reading of it that has no senders, bullets, numbers and divided words. */
export const unmarked = (text: PastedText, language: Language): PastedText => ({
  ...text,
  title: plain(text.title),
  ingredients: text.ingredients.map((line) => asWritten(plain(line), language)),
  steps: text.steps.map(plain),
});

const plain = (line: string): string =>
  BEFORE.reduce((rest, before) => rest.replace(before, ''), line).replaceAll(
    /(?<=\p{Ll})- (?=\p{Ll})(?!und |oder )/gu,
    '',
  );

/** "[12:03] Oma:", "12.03.24, 12:03 - Oma:", "12:03 Oma:", "Step 2:", "- ", "3.", "b)". */
const BEFORE = [
  /^\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d\d(?: ?[ap]m)? - [^:]{1,30}:\s*/iu,
  /^\[[^\]]*\]\s*[^:]{1,30}:\s*/u,
  /^\d\d?[.:]\d\d\s*[-–]?\s*[^:]{1,20}:\s*/u,
  /^(?:step|schritt)\s*\d+\s*[:.)-]\s*/iu,
  /^\s*(?:[-*•–·▢☐☑✓>+~▪]|\p{Extended_Pictographic}|\uFE0F|\d\uFE0F?\u20E3|(?:\d{1,2}[.)]|[a-h]\))(?=\s)|\(\d\)|\s)+/iu,
];
