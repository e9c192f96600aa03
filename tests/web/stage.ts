import { stage } from '#tests/support/stage/shared-stage.ts';
import { sendTo } from './server.ts';

/** Puts the real handlers over the stand-ins of this machine behind all requests of a file's pages. */
export function stageBehindPages(): typeof stage {
  sendTo(stage);
  return stage;
}
