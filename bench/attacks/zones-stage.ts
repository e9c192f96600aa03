import { withStage } from '../support/with-stage.ts';

// A stage in a process of its own, which says how much memory that takes.
await withStage({}, async ({ gateway, call }) => {
  // Everything that is loaded with the first request is there.
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
