import type { Messages } from '@lingui/core';

/** English messages of all other pages. */
const CATALOGS = import.meta.glob<Messages>(
  [
    '../../../locales/en/*.ts',
    '!../../../locales/*/{app,auth,calendar,connection,core,home,landing,mails,plan,recipe,reminder,rings,server,shared-page,shell,week}.ts',
  ],
  { eager: true, import: 'messages' },
);

export const messages: Messages = Object.assign({}, ...Object.values(CATALOGS));
