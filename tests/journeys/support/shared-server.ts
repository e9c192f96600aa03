import { startServer, type Server } from './server.ts';

const ORIGIN = 'MUNCHIFY_JOURNEYS_SERVER';

/** Each journey has its own user, and none tests the cost of passwords. */
const CHEAP_PASSWORDS = `--import=${new URL('../../cheap-passwords.ts', import.meta.url).href}`;

/** Playwright's global setup: starts the server of most journeys. Workers find it in their environment. */
export default async function startSharedServer(): Promise<() => Promise<void>> {
  const server = await startServer({ NODE_OPTIONS: CHEAP_PASSWORDS });
  process.env[ORIGIN] = server.origin;
  return () => server.dispose();
}

/** Returns the server that all workers share. */
export function sharedServer(): Server {
  const origin = process.env[ORIGIN];
  if (!origin) throw new Error('The server of the journeys was not started.');
  const refuse = async () => {
    throw new Error(
      'Other journeys are using this server. Who kills it says `test.use({ hasOwnServer: true })`.',
    );
  };
  return { origin, kill: refuse, restart: refuse, dispose: refuse };
}
