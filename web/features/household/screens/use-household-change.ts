import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { ShownHousehold } from '#core/household/household.ts';
import { storeHousehold } from '../data/household.ts';
import { get } from '#web/shared/requests/api.ts';
import { useUser } from '#web/shared/session/require-user.tsx';

/**
 * Returns a mutation of the household, which needs a connection and refreshes the shown state.
 * @param send the request
 */
export function useHouseholdChange<Input = void>(send: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  const { id: userId } = useUser();
  return useMutation({
    mutationFn: async (input: Input) => {
      const answer = await send(input);
      const household = await get('/api/household', { schema: v.nullable(ShownHousehold) });
      await storeHousehold(userId, client, household);
      return answer;
    },
  });
}
