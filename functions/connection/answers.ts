import * as v from 'valibot';
import { TokenScope } from '#core/account/access-token.ts';
import type { Reply } from '../http/respond.ts';

/** Answer of `POST /api/oauth/register`. Source: RFC 7591, 3.2.1 */
export const RegisteredClient = v.object({
  client_id: v.string(),
  client_name: v.string(),
  redirect_uris: v.array(v.string()),
  grant_types: v.array(v.string()),
  response_types: v.array(v.string()),
  token_endpoint_auth_method: v.string(),
});

/** Answer of `POST /api/oauth/token`. The token does not expire: its cook ends it. */
export const GrantedToken = v.object({
  access_token: v.string(),
  token_type: v.literal('Bearer'),
  scope: TokenScope,
});

/** Reasons of refusals in OAuth's words. Source: RFC 6749, 5.2; RFC 7591, 3.2.2; RFC 8707, 2 */
const Reason = v.picklist([
  'invalid_redirect_uri',
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'invalid_target',
  'unsupported_grant_type',
]);

/** Refusal of an OAuth request. OAuth clients require these field names. */
export const OAuthRefusal = v.object({ error: Reason, error_description: v.string() });

export const refuseClient = (error: v.InferOutput<typeof Reason>, error_description: string): Reply => ({
  status: 400,
  body: { error, error_description },
});
