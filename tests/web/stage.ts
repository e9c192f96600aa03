import { stage } from '#tests/support/stage/shared-stage.ts';
import { sendTo } from './server.ts';

/** Sends all requests of a file's pages to the real handlers, with this machine's stand-ins. */
export function stageBehindPages(): typeof stage {
  sendTo(stage);
  return stage;
}
