import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayRequestAuthorizerEventV2, APIGatewaySimpleAuthorizerResult } from 'aws-lambda';
import { originSecret } from '../ports.ts';
import { ORIGIN_CHECK } from '../routes.ts';

/**
 * Lets a request in to API Gateway that our CDN has sent. Whoever came by the gateway's own address would go past the
 * firewall, and could claim any address to be counted by.
 */
export const handler = async ({
  headers,
}: Pick<APIGatewayRequestAuthorizerEventV2, 'headers'>): Promise<APIGatewaySimpleAuthorizerResult> => ({
  isAuthorized: timingSafeEqual(hashOf(headers?.[ORIGIN_CHECK.header] ?? ''), hashOf(originSecret())),
});

const hashOf = (word: string) => createHash('sha256').update(word).digest();
