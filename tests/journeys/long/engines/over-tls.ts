import { freePort } from '#tests/support/free-port.ts';
import { startServer } from '../../support/server.ts';
import { startWire } from '../../support/wire.ts';
import { makeCertificate } from './certificate.ts';

/**
 * Starts a server whose origin has a certificate, as when deployed: without one, WebKit stores no `Secure` cookie.
 * @param variables of its environment
 */
export async function startOverTls(variables: Readonly<Record<string, string>> = {}) {
  const tls = { ...(await makeCertificate()), port: await freePort() };
  const port = await freePort();
  const origin = `https://localhost:${tls.port}`;
  const server = await startServer({ PORT: String(port), MUNCHIFY_ORIGIN: origin, ...variables });
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
