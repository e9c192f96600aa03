import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { PortMakers } from '../rights.ts';
import { anonymousAccess } from './access-checks.ts';
import { format } from './format.ts';
import { describe, type Described, type Schema } from './operation.ts';
import type { Reply } from './respond.ts';
import { replier, type CheckedRequest, type Spec, type Unchecked } from './route.ts';

/**
 * Makes a Lambda handler like `route`, for requests without a session. It counts no attempts, so its bundle contains no
 * SDK.
 */
export function openRoute<
  Uses extends PortMakers,
  Params extends Schema = Unchecked,
  Query extends Schema = Unchecked,
  Body extends Schema = Unchecked,
>(
  spec: Omit<Spec<Uses, 'none', Params, Query, Body>, 'session' | 'takesTokens' | 'limits'>,
  answer: (request: CheckedRequest<Uses, 'none', Params, Query, Body>) => Promise<Reply>,
): ((event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>) & Described {
  const open = { ...spec, session: 'none' as const };
  const reply = replier(open, anonymousAccess);
  const handler = async (event: APIGatewayProxyEventV2) => {
    const asked = asGet(event);
    return format(await reply(asked, answer), asked);
  };
  return Object.assign(handler, describe(open, anonymousAccess));
}

/** Changes HEAD to GET. The server in front drops the body. */
const asGet = (event: APIGatewayProxyEventV2): APIGatewayProxyEventV2 => {
  const { requestContext } = event;
  if (requestContext.http.method !== 'HEAD') return event;
  return { ...event, requestContext: { ...requestContext, http: { ...requestContext.http, method: 'GET' } } };
};
