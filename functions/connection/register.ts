import { clientOf, Registration } from '#core/connection/client.ts';
import { ok } from '#core/result.ts';
import { openRoute } from '../http/open-route.ts';
import { respond } from '../http/respond.ts';
import { clientIdOf } from './client-id.ts';
import { refuseClient } from './answers.ts';

/** POST /api/oauth/register. Stores nothing: the ID of a client contains what it says about itself. */
export const handler = openRoute({ uses: {}, from: 'anywhere', body: Registration }, async ({ body }) => {
  const client = clientOf(body);
  if (!client)
    return refuseClient(
      'invalid_redirect_uri',
      'Use https, http on the loopback interface, or a reverse domain.',
    );
  return respond(
    201,
    ok({
      client_id: clientIdOf(client),
      client_name: client.name,
      redirect_uris: client.redirects,
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    }),
  );
});
