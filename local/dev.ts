import { execFile } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer as createPlainServer } from 'node:http';
import { createServer } from 'vite';
import { exitOnSignal } from './exit-on-signal.ts';
import { listen } from './server/http.ts';
import { JOBS_EVERY } from './server/jobs.ts';
import { startOrExit, type StageSettings } from './stage-settings.ts';
import { startStage } from './stage.ts';

// `npm run dev`: runs the stage behind Vite, which serves the app from its sources and reloads them.
const { origin, close } = await startOrExit(startDevelopment);

watch('locales', { recursive: true }, (_, file) => {
  if (file?.endsWith('.po')) execFile('npm', ['run', '--silent', 'catalogs']);
});
exitOnSignal(close);
console.log(`Munchify is ready at ${origin}`);

async function startDevelopment({ port, ...settings }: StageSettings) {
  // Checks the port first, because Vite's message about a taken port gives no remedy.
  await (await listen(createPlainServer(), port)).close();
  const stage = await startStage({
    ...settings,
    port: 0,
    origin: `http://localhost:${port}`,
    app: async () => ({ status: 404 }),
    jobsEvery: JOBS_EVERY,
  });
  // The slash matters: `/api.ts` is a module of the app.
  const proxy = Object.fromEntries(
    ['/api/', '/photos/', '/local/'].map((path) => [path, { target: stage.gateway }]),
  );
  const vite = await createServer({ server: { port, strictPort: true, host: '127.0.0.1', proxy } });
  await vite.listen();
  const closeBoth = async () => {
    await vite.close();
    await stage.close();
  };
  return { origin: stage.origin, close: closeBoth };
}
