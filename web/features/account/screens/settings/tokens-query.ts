import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { ListedAccessToken } from '#core/account/access-token.ts';
import { get } from '#web/shared/requests/api.ts';

export const TOKENS_KEY = ['access tokens'];

export const accessTokensQuery = queryOptions({
  queryKey: TOKENS_KEY,
  queryFn: ({ signal }) => get('/api/tokens', { schema: v.array(ListedAccessToken), signal }),
  // Never cached: an outdated list would hide active tokens.
  gcTime: 0,
});
