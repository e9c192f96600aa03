import * as v from 'valibot';
import { printable } from './printable.ts';

/** Text that somebody has typed, without control characters and halves of characters. */
export const PrintableText = v.pipe(v.string(), v.transform(printable));
