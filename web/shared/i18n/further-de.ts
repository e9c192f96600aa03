import type { Messages } from '@lingui/core';

/** German messages of all other pages. */
const CATALOGS = import.meta.glob<Messages>(
  [
    '../../../locales/de/*.ts',
    '!../../../locales/*/{app,auth,calendar,connection,core,home,landing,mails,plan,recipe,reminder,rings,server,shared-page,shell,week}.ts',
  ],
  { eager: true, import: 'messages' },
);

export const messages: Messages = Object.assign({}, ...Object.values(CATALOGS));
