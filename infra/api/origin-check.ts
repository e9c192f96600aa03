import { ORIGIN_CHECK } from '#functions/routes.ts';
import { originSecret } from '../stage/origin-secret.ts';
import { lambda } from './lambda.ts';

const linkedSecret = new sst.Linkable('OriginSecret', { properties: { value: originSecret } });

/** API Gateway caches the answer for a secret for an hour, and refuses requests without a secret by itself. */
export const originCheck = lambda(ORIGIN_CHECK.handler, {
  link: [linkedSecret],
  memory: '256 MB',
  timeout: '5 seconds',
});
