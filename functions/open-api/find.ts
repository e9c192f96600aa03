import { etagOf } from '../http/etag.ts';
import { openRoute } from '../http/open-route.ts';
import document from './document.json' with { type: 'json' };

/** Written by `tools/open-api/write.ts` from the schemas of all routes, so that this Lambda carries none of them. */
const TEXT = JSON.stringify(document);
const ETAG = etagOf(TEXT);

/** GET /api/openapi.json. For everybody. */
export const handler = openRoute({ uses: {} }, async () => ({
  status: 200,
  text: TEXT,
  headers: { etag: ETAG },
}));
