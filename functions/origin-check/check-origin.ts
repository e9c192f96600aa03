import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayRequestAuthorizerEventV2, APIGatewaySimpleAuthorizerResult } from 'aws-lambda';
import { gateWord } from '../ports.ts';
import { GATE } from '../routes.ts';

/**
 * Lets a request in to API Gateway that our CDN has sent. Whoever came by the gateway's own address would go past the
 * firewall, and could claim any address to be counted by.
 */
export const handler = async ({
  headers,
}: Pick<APIGatewayRequestAuthorizerEventV2, 'headers'>): Promise<APIGatewaySimpleAuthorizerResult> => ({
  isAuthorized: timingSafeEqual(hashOf(headers?.[GATE.header] ?? ''), hashOf(gateWord())),
});

const hashOf = (word: string) => createHash('sha256').update(word).digest();
