import { afterAll } from 'vitest';
import { startTestStage } from '#tests/support/test-stage.ts';
import { allAnswered, sendTo } from './server.ts';

/** The real handlers over the stand-ins of this machine, behind all requests of the page. */
export const stage = await startTestStage();
sendTo(stage);
// Runs before the stage closes.
afterAll(allAnswered);
