import { resolve } from 'node:path';
import { exitOnSignal } from './exit-on-signal.ts';
import { JOBS_EVERY } from './server/jobs.ts';
import { startOrExit } from './stage-settings.ts';
import { startStage } from './stage.ts';
import { staticFiles } from './server/static-files.ts';

// `npm start`: the built app and all stand-ins on one origin.
const { origin, data, close } = await startOrExit(async (settings) => ({
  ...settings,
  ...(await startStage({
    ...settings,
    app: staticFiles(resolve('dist'), resolve('.cache/compressed')),
    jobsEvery: JOBS_EVERY,
  })),
}));

exitOnSignal(close);
console.log(`Munchify is ready at ${origin}`);
console.log(`Emails are at ${origin}/local/mail, data in ${data}. Stop with Ctrl+C.`);
