import { defineConfig } from '@playwright/test';
import { IS_LONG, LONG } from '../long.ts';
import { journeys } from '../projects.ts';

const wanted = journeys();
// The walks over all screens take longest, so they come first.
const isWalk = (file: string) => /\/(every-screen|layout-shift)\.spec\.ts$/.test(file);

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/journeys',
  globalSetup: './support/shared-server.ts',
  // More workers than cores: while one journey waits, others are busy.
  workers: 3,
  fullyParallel: true,
  // `npm test` repeats failed journeys once, after all others: tests/runner/outcome.ts.
  retries: 0,
  ...(IS_LONG ? {} : { grepInvert: new RegExp(LONG.tag) }),
  projects: [
    { name: 'screens', testMatch: wanted.filter(isWalk) },
    { name: 'journeys', testMatch: wanted.filter((file) => !isWalk(file)) },
  ],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/journeys.json' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 390, height: 844 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Animations are rendered in software here. Journeys about motion, and some of the longest, turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
