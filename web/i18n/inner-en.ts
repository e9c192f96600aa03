import type { Messages } from '@lingui/core';

/** English messages of cooking and planning, and of the frame of all pages except the first. */
const CATALOGS = import.meta.glob<Messages>('../../locales/en/{home,recipe,shell,week}.ts', {
  eager: true,
  import: 'messages',
});

export const messages: Messages = Object.assign({}, ...Object.values(CATALOGS));
