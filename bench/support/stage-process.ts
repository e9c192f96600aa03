import { startStage } from '#local/stage.ts';
import { apiClient } from '#tests/support/api-client.ts';

// Runs a stage on a folder, apart from the process that measures it. Answers an address with the cookie of a new cook,
// and `cpu` with the CPU time that it has used, in ms.
const [, , data = ''] = process.argv;
const stage = await startStage({ data, port: 0, app: async () => ({ status: 404 }), jobsEvery: 1_000 });
const { signUp } = apiClient(stage);
process.on('message', async (asked: string) => {
  const { user, system } = process.cpuUsage();
  process.send?.(asked === 'cpu' ? { cpu: (user + system) / 1_000 } : { cookie: await signUp(asked) });
});
process.on('disconnect', () => process.exit());
process.send?.({ origin: stage.origin, gateway: stage.gateway });
