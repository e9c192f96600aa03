import type { Messages } from '@lingui/core';

/** German messages of all other pages. */
const CATALOGS = import.meta.glob<Messages>(
  [
    '../../../locales/de/*.ts',
    '!../../../locales/*/{app,avoid,calendar,connection,cooking,core,generation,landing,mails,plan-in-words,recipe,reminder,ring,ring-devices,server,shared-page,shell,week}.ts',
  ],
  { eager: true, import: 'messages' },
);

export const messages: Messages = Object.assign({}, ...Object.values(CATALOGS));
