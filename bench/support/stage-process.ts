import { startStage } from '#local/stage.ts';
import { apiClient } from '#tests/support/api-client.ts';

// Runs a stage on a folder, in a process of its own. For a message with an address it returns the cookie of a new cook;
// for `cpu`, the CPU time so far, in ms.
const [, , data = ''] = process.argv;
const stage = await startStage({ data, port: 0, app: async () => ({ status: 404 }), jobsEvery: 1_000 });
const { signUp } = apiClient(stage);
process.on('message', async (asked: string) => {
  const { user, system } = process.cpuUsage();
  process.send?.(asked === 'cpu' ? { cpu: (user + system) / 1_000 } : { cookie: await signUp(asked) });
});
process.on('disconnect', () => process.exit());
process.send?.({ origin: stage.origin, gateway: stage.gateway });
