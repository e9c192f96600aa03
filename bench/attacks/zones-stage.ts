import { withStage } from '../support/with-stage.ts';

// Runs a stage in a process of its own, which reports its memory use.
await withStage({}, async ({ gateway, call }) => {
  // The first requests load all modules.
  for (let request = 0; request < 200; request += 1) await call('GET', '/api/user');
  const tell = () => {
    globalThis.gc?.();
    process.send?.({ gateway, megabytes: Math.round(process.memoryUsage().rss / 1_048_576) });
  };
  process.on('message', tell);
  process.on('disconnect', () => process.exit());
  tell();
  await new Promise(() => undefined);
});
