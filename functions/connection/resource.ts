import { ok } from '#core/result.ts';
import { openRoute } from '../http/open-route.ts';
import { respond } from '../http/respond.ts';
import { ourOrigin } from '../site.ts';
import { resourceMetadata } from './metadata.ts';

/** GET /.well-known/oauth-protected-resource. Says where an assistant gets an access token. */
export const handler = openRoute({ uses: {} }, async () => respond(200, ok(resourceMetadata(ourOrigin()))));
