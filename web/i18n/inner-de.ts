import type { Messages } from '@lingui/core';

/** What the pages behind the first one say in German, and the frame around them. */
const CATALOGS = import.meta.glob<Messages>(
  ['../../locales/de/*.ts', '!../../locales/*/{app,auth,core,landing,server}.ts'],
  { eager: true, import: 'messages' },
);

export const messages: Messages = Object.assign({}, ...Object.values(CATALOGS));
