import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
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

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- no ports at all is what it says
type NoPorts = Readonly<Record<never, never>>;

/**
 * Makes a Lambda handler as `route` does, for what is the same for everybody: it reads no session and counts no
 * attempts, so that its bundle holds no SDK.
 */
export function openRoute<Query extends Schema = Unchecked>(
  spec: Pick<Spec<NoPorts, 'none', Unchecked, Query, Unchecked>, 'query'>,
  answer: (asked: CheckedRequest<NoPorts, 'none', Unchecked, Query, Unchecked>) => Promise<Reply>,
): ((event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>) & Described {
  const reply = replier({ ...spec, uses: {}, session: 'none' as const }, anonymousAccess);
  const handler = async (event: APIGatewayProxyEventV2) => format(await reply(event, answer), event);
  return Object.assign(handler, { takes: describe(spec) });
}
