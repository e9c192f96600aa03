import type { Messages } from '@lingui/core';

/** German messages of all other pages and their frame. */
const CATALOGS = import.meta.glob<Messages>(
  ['../../locales/de/*.ts', '!../../locales/*/{app,auth,core,landing,server}.ts'],
  { eager: true, import: 'messages' },
);

export const messages: Messages = Object.assign({}, ...Object.values(CATALOGS));
