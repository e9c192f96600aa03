import { resolve } from 'node:path';
import { endWhenAsked } from './ending.ts';
import { JOBS_EVERY } from './server/jobs.ts';
import { orGiveUp } from './place.ts';
import { startStage } from './stage.ts';
import { staticFiles } from './server/static-files.ts';

// `npm start`: the built app and all stand-ins on one origin.
const { origin, data, close } = await orGiveUp(async (place) => ({
  ...place,
  ...(await startStage({ ...place, app: staticFiles(resolve('dist')), jobsEvery: JOBS_EVERY })),
}));

endWhenAsked(close);
console.log(`Munchify is ready at ${origin}`);
console.log(`Mails are at ${origin}/local/mail, data in ${data}. Stop with Ctrl+C.`);
