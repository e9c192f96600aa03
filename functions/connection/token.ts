import * as v from 'valibot';
import { redeemCode } from '#core/connection/connect.ts';
import { ok } from '#core/result.ts';
import { SMALL_BODY } from '../http/request.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { attempts, clock, secrets, signIns } from '../ports.ts';
import { ourOrigin } from '../site.ts';
import { clientById } from './client-id.ts';
import { isOurResource } from './endpoints.ts';
import { refuseClient } from './answers.ts';

/** Source: RFC 6749, 4.1.3; RFC 7636, 4.5; RFC 8707, 2.2 */
const Form = v.object({
  code: v.string(),
  client_id: v.string(),
  redirect_uri: v.string(),
  code_verifier: v.string(),
  resource: v.optional(v.string()),
});

/** POST /api/oauth/token. Exchanges a code for an access token, once. */
export const handler = route(
  { uses: { attempts, clock, secrets, signIns }, session: 'none', from: 'anywhere' },
  async ({ ports, rawBody, network }) => {
    if (rawBody.length > SMALL_BODY) return refuseClient('invalid_request', 'The form is too long.');
    const sent = Object.fromEntries(new URLSearchParams(rawBody));
    if (sent['grant_type'] !== undefined && sent['grant_type'] !== 'authorization_code')
      return refuseClient('unsupported_grant_type', 'There are codes, and nothing else.');
    const form = v.safeParse(Form, sent);
    if (!form.success) return refuseClient('invalid_request', 'A field of the form is missing.');
    const {
      client_id: clientId,
      redirect_uri: redirect,
      code_verifier: verifier,
      code,
      resource,
    } = form.output;
    const client = clientById(clientId);
    if (!client) return refuseClient('invalid_client', 'No client has this ID.');
    if (!isOurResource(resource, ourOrigin()))
      return refuseClient('invalid_target', 'There is one resource: see the metadata.');
    const said = { name: client.name, network, code, clientId, redirect, verifier };
    const redeemed = await redeemCode(ports, said);
    if (!redeemed.ok) return refuse(redeemed.error);
    const made = redeemed.value;
    if (!made)
      return refuseClient('invalid_grant', 'The code is not current, or was given to somebody else.');
    return respond(200, ok({ access_token: made.token, token_type: 'Bearer', scope: made.scope }));
  },
);
