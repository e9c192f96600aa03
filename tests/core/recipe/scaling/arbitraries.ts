import fc from 'fast-check';
import type { Language } from '#core/language.ts';

export const factor = fc.double({ min: 1 / 12, max: 25, noNaN: true });

export const language = fc.constantFrom<Language>('en', 'de');

export const metric = (times: number, written: Language = 'en') =>
  ({ factor: times, units: 'metric', language: written }) as const;
