import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarAnswer, CurrentCalendar } from '#core/week/calendar.ts';
import { get, post, remove } from '../../../requests/api.ts';

const PATH = '/api/week/calendar';

/** Calendar link of the week. Needs a connection. */
export function useCalendar(userId: string) {
  const client = useQueryClient();
  const queryKey = ['calendar', userId];
  const current = useQuery({
    queryKey,
    queryFn: ({ signal }) => get(PATH, { schema: CurrentCalendar, signal }),
    // Never cached, because another device may have created or withdrawn a link.
    gcTime: 0,
  });
  const make = useMutation({
    mutationFn: async () => {
      const { url } = await post(PATH, {}, { schema: CalendarAnswer });
      client.setQueryData(queryKey, { createdAt: Date.now() });
      return url;
    },
  });
  const withdraw = useMutation({
    mutationFn: async () => {
      await remove(PATH);
      client.setQueryData(queryKey, null);
      make.reset();
    },
  });
  return { current, make, withdraw };
}
