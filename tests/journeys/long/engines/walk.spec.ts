import { writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import { anEmail } from '../../support/ask.ts';
import { cookAt } from './cook.ts';
import { ENGINES, skipWithout } from './engines.ts';
import { startOverTls } from './over-tls.ts';
import { WALK } from './walk.ts';

// It visits most of the app, while other journeys run.
test.setTimeout(900_000);

for (const [name, engine] of Object.entries(ENGINES))
  test(`A cook goes through the app in ${name}, over TLS`, async () => {
    skipWithout(engine);
    await using place = await startOverTls();
    await using browser = await engine.start();
    const cook = cookAt(browser, place.origin);
    const surroundings = { email: anEmail(), ...place };
    try {
      for (const [at, [sentence, go]] of Object.entries(WALK).entries()) {
        const startedAt = performance.now();
        const told = await go(cook, surroundings);
        const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
        console.log(
          `${name} ${browser.version}, ${at + 1}: ${sentence}${told ? ` (${told})` : ''}, ${seconds} s`,
        );
      }
    } catch (failure) {
      await writeFile(test.info().outputPath('window.png'), await browser.picture());
      throw failure;
    }
  });
