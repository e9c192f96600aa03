import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { ListedAccessToken } from '#core/account/access-token.ts';
import { get } from '../../requests/api.ts';

export const TOKENS_KEY = ['access tokens'];

export const accessTokensQuery = queryOptions({
  queryKey: TOKENS_KEY,
  queryFn: ({ signal }) => get('/api/tokens', { schema: v.array(ListedAccessToken), signal }),
  // Always fetched anew: a stale list would hide who may look in.
  gcTime: 0,
});
