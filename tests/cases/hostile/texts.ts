import { repeated, type Shape } from './shape.ts';

const HEAD = 'Eggs\n\n1 egg\n2 eggs\n3 eggs\n\n';

/** Pasted texts with a part that is repeated. */
export const HOSTILE_TEXTS: readonly Shape[] = [
  repeated('lines with amounts', '1 egg\n'),
  repeated('headings', 'Ingredients\n1 egg\n2 eggs\n'),
  repeated('numbers of steps', (at) => `${at + 1}. Fry the egg. `, [HEAD, '']),
  repeated('spaces', ' ', [HEAD, 'x']),
  repeated('line breaks', '\n', [HEAD, 'x']),
  repeated('marks of Markdown', '**', [HEAD, '']),
  repeated('quotes of mails', '> ', [HEAD, '']),
  repeated('tags', '<p', [HEAD, '']),
  repeated('scripts', '<script></script>', [HEAD, '']),
  repeated('entities', '&lt;', [HEAD, '']),
  repeated('bullets', '•', [HEAD, '']),
  repeated('one sentence', 'fry the egg ', [HEAD, '.']),
];
