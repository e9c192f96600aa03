import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { PortMakers } from '../ports.ts';
import { anonymousAccess } from './access-checks.ts';
import { format } from './format.ts';
import type { Reply } from './respond.ts';
import {
  describe,
  replier,
  type CheckedRequest,
  type Described,
  type Schema,
  type Spec,
  type Unchecked,
} from './route.ts';

/**
 * Makes a Lambda handler as `route` does, for an answer that is the same for everybody: it reads no session and counts no
 * attempts, so its bundle holds no SDK.
 */
export function openRoute<Uses extends PortMakers, Query extends Schema = Unchecked>(
  spec: Pick<Spec<Uses, 'none', Unchecked, Query, Unchecked>, 'uses' | 'query'>,
  answer: (request: CheckedRequest<Uses, 'none', Unchecked, Query, Unchecked>) => Promise<Reply>,
): ((event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>) & Described {
  const reply = replier({ ...spec, session: 'none' as const }, anonymousAccess);
  const handler = async (event: APIGatewayProxyEventV2) => format(await reply(event, answer), event);
  return Object.assign(handler, describe(spec, anonymousAccess));
}
