import { i18n } from '@lingui/core';
import { messages as de } from '#locales/de/rings.ts';
import { messages as en } from '#locales/en/rings.ts';

/**
 * Loads the messages for the list of devices that ring. The list needs a connection, so the offline cache leaves them
 * out.
 */
export function loadRingWords(): void {
  i18n.load('de', de);
  i18n.load('en', en);
}
