import { startStage } from '#local/stage.ts';
import { apiClient } from '#tests/support/api-client.ts';

// Runs a stage on a folder, apart from the process that measures it. Answers an address with the cookie of a new cook.
const [, , data = ''] = process.argv;
const stage = await startStage({ data, port: 0, app: async () => ({ status: 404 }), jobsEvery: 1_000 });
const { signUp } = apiClient(stage);
process.on('message', async (email: string) => process.send?.({ cookie: await signUp(email) }));
process.on('disconnect', () => process.exit());
process.send?.({ origin: stage.origin, gateway: stage.gateway });
