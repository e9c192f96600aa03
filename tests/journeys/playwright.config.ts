import { defineConfig } from '@playwright/test';
import type { Kitchen } from './support/test.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from './support/browser.ts';

const executablePath = ensureBrowser();

export default defineConfig<object, Kitchen>({
  testDir: '.',
  outputDir: '../../.cache/journeys',
  workers: 2,
  fullyParallel: true,
  // Nothing may need a second try. Waiting for an event costs nothing, so a busy machine may take its time.
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/journeys.json' }]],
  projects: [
    { name: 'journeys', use: { author: 'bedrock' } },
    {
      name: 'with Ollama',
      use: { author: 'ollama' },
      testMatch: '**/variations.spec.ts',
    },
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 390, height: 844 },
    screenshot: 'only-on-failure',
    launchOptions: { args: BROWSER_ARGUMENTS, executablePath },
  },
});
