import { afterAll, afterEach } from 'vitest';
import { queryClient } from '#web/shared/session/query-client.ts';
import { endFile, endTest } from './server.ts';

afterEach(endTest);
afterAll(async () => {
  await endFile();
  queryClient.clear();
});
