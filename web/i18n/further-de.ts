import type { Messages } from '@lingui/core';

/** German messages of all other pages. */
const CATALOGS = import.meta.glob<Messages>(
  [
    '../../locales/de/*.ts',
    '!../../locales/*/{app,auth,calendar,core,home,landing,mails,recipe,server,shared-page,shell,week}.ts',
  ],
  { eager: true, import: 'messages' },
);

export const messages: Messages = Object.assign({}, ...Object.values(CATALOGS));
