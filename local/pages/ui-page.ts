import { extname } from 'node:path';
import type { GatewayResponse } from '../server/gateway.ts';
import { TYPES } from '../server/static-files.ts';

const BASE = '/local/ui';

let built: Promise<ReadonlyMap<string, Buffer>> | undefined;

/**
 * Serves `/local/ui` with all components in all states. Not part of the app: built in memory on every request of the
 * page.
 */
export async function uiPage({ pathname }: URL): Promise<GatewayResponse | undefined> {
  if (pathname !== BASE && !pathname.startsWith(`${BASE}/`)) return undefined;
  const file = pathname.slice(BASE.length + 1) || 'index.html';
  if (file === 'index.html')
    built = import('../gallery/build.ts').then(({ buildGallery }) => buildGallery(`${BASE}/`));
  const body = (await built)?.get(file);
  if (!body) return { status: 404 };
  return {
    status: 200,
    headers: { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' },
    body,
  };
}
