import * as v from 'valibot';
import { printable } from './printable.ts';

/** Typed text without control characters and lone surrogates. */
export const PrintableText = v.pipe(v.string(), v.transform(printable));
