import { writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import { MISSING_PACKAGES } from '#tests/runner/outcome.ts';
import { freePort } from '#tests/support/free-port.ts';
import { anEmail } from '../../support/ask.ts';
import { startServer } from '../../support/server.ts';
import { startWire } from '../../support/wire.ts';
import { makeCertificate } from './certificate.ts';
import { cookAt } from './cook.ts';
import { ENGINES, lackingFor } from './engines.ts';
import { WALK } from './walk.ts';

// A walk visits most of the app, while other journeys run.
test.setTimeout(900_000);

for (const [name, engine] of Object.entries(ENGINES))
  test(`A cook goes through the app in ${name}, over TLS`, async () => {
    const lacking = lackingFor(engine);
    if (lacking.length > 0) {
      test.info().annotations.push({ type: MISSING_PACKAGES, description: lacking.join(' ') });
      test.skip();
    }
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

/** Starts a server whose origin has a certificate, as when deployed: without, WebKit keeps no `Secure` cookie. */
async function startOverTls() {
  const tls = { ...(await makeCertificate()), port: await freePort() };
  const port = await freePort();
  const origin = `https://localhost:${tls.port}`;
  const server = await startServer({ PORT: String(port), MUNCHIFY_ORIGIN: origin });
  const connect = () => startWire(`http://localhost:${port}`, tls);
  let wire = await connect();
  return {
    origin,
    goOffline: async () => wire.close(),
    goOnline: async () => void (wire = await connect()),
    async [Symbol.asyncDispose]() {
      wire.close();
      await server.dispose();
    },
  };
}
