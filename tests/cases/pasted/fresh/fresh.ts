import * as fifth from './fifth.ts';
import * as first from './first.ts';
import * as fourth from './fourth.ts';
import * as second from './second.ts';
import * as sixth from './sixth.ts';
import * as third from './third.ts';

/** Texts as people send them, in order of collection; the marks are explained in `marked-text.ts`. */
export const FRESH = [first, second, third, fourth, fifth, sixth].flatMap(
  ({ ENGLISH_FRESH, GERMAN_FRESH }) => [
    { language: 'en' as const, texts: ENGLISH_FRESH },
    { language: 'de' as const, texts: GERMAN_FRESH },
  ],
);
