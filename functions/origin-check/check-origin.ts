import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayRequestAuthorizerEventV2, APIGatewaySimpleAuthorizerResult } from 'aws-lambda';
import { originSecret } from '../site.ts';
import { ORIGIN_CHECK } from '../routes.ts';

/**
 * Accepts requests from our CDN only. Direct requests to the gateway would bypass the firewall, and could forge their
 * network.
 */
export const handler = async ({
  headers,
}: Pick<APIGatewayRequestAuthorizerEventV2, 'headers'>): Promise<APIGatewaySimpleAuthorizerResult> => ({
  isAuthorized: timingSafeEqual(hashOf(headers?.[ORIGIN_CHECK.header] ?? ''), hashOf(originSecret())),
});

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
