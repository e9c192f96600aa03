import * as v from 'valibot';
import { TokenScope } from '#core/account/access-token.ts';
import { ENDPOINTS } from './endpoints.ts';

const Texts = v.array(v.string());

/** Source: RFC 9728, 2 */
export const ResourceMetadata = v.object({
  resource: v.string(),
  authorization_servers: Texts,
  scopes_supported: Texts,
  bearer_methods_supported: Texts,
  resource_name: v.string(),
});

/** Source: RFC 8414, 2; RFC 9207, 3 */
export const ServerMetadata = v.object({
  issuer: v.string(),
  authorization_endpoint: v.string(),
  token_endpoint: v.string(),
  registration_endpoint: v.string(),
  scopes_supported: Texts,
  response_types_supported: Texts,
  response_modes_supported: Texts,
  grant_types_supported: Texts,
  token_endpoint_auth_methods_supported: Texts,
  code_challenge_methods_supported: Texts,
  authorization_response_iss_parameter_supported: v.boolean(),
});

const SCOPES = [...TokenScope.options];

export const resourceMetadata = (origin: string): v.InferOutput<typeof ResourceMetadata> => ({
  resource: `${origin}${ENDPOINTS.resource}`,
  authorization_servers: [origin],
  scopes_supported: SCOPES,
  bearer_methods_supported: ['header'],
  resource_name: 'Munchify',
});

export const serverMetadata = (origin: string): v.InferOutput<typeof ServerMetadata> => ({
  issuer: origin,
  authorization_endpoint: `${origin}${ENDPOINTS.connect}`,
  token_endpoint: `${origin}${ENDPOINTS.token}`,
  registration_endpoint: `${origin}${ENDPOINTS.register}`,
  scopes_supported: SCOPES,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code'],
  token_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});
