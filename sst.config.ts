/// <reference path="./.sst/platform/config.d.ts" />

// What is deployed, and how: infra/ has a file for each part of it. SST wants everything imported inside of `run`.
export default $config({
  app: (input) => ({
    name: 'munchify',
    home: 'aws',
    version: '4.17.1',
    // No command deletes the users' recipes.
    removal: input?.stage === 'production' ? 'retain' : 'remove',
    protect: input?.stage === 'production',
    providers: { aws: { region: 'eu-central-1', version: '7.20.0' }, random: '4.16.6' },
  }),
  async run() {
    const { settings } = await import('./infra/stage/stage.ts');
    const { checkPrices } = await import('./infra/stage/stripe-prices.ts');
    await checkPrices($app.stage, settings.stripeSecretKey);
    const { router } = await import('./infra/web/router.ts');
    await import('./infra/api/api.ts');
    await import('./infra/api/generation.ts');
    await import('./infra/web/web.ts');
    await import('./infra/api/jobs.ts');
    await import('./infra/api/ring-delivery.ts');
    if (settings.alarmEmail !== undefined) {
      await import('./infra/alarms/alarms.ts');
      await import('./infra/alarms/dashboard.ts');
      await import('./infra/alarms/budget.ts');
    }
    return { url: router.url };
  },
});
