import { defineConfig } from '@playwright/test';
import type { Kitchen } from './support/test.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from './support/browser.ts';

const executablePath = ensureBrowser();

export default defineConfig<object, Kitchen>({
  testDir: '.',
  outputDir: '../../.cache/journeys',
  workers: 2,
  fullyParallel: true,
  // On two busy cores a browser comes too late now and then. Whatever needed a second try is named at the end.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/journeys.json' }]],
  projects: [
    { name: 'everything', use: { author: 'bedrock' } },
    {
      name: 'with Ollama',
      use: { author: 'ollama' },
      testMatch: ['**/generating.spec.ts', '**/variations.spec.ts'],
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
