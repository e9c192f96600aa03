import { i18n } from '@lingui/core';
import { messages as de } from '#locales/de/rings.ts';
import { messages as en } from '#locales/en/rings.ts';

/** Loads the words of the list of devices that ring. Nobody sees it without a connection, so that no device keeps them. */
export function loadRingWords(): void {
  i18n.load('de', de);
  i18n.load('en', en);
}
