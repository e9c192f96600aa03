import { useLingui } from '@lingui/react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { ListedSession } from '#core/account/listed-session.ts';
import { get, remove } from '#web/shared/requests/api.ts';
import { describeError } from '#web/shared/errors/describe-error.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Fetched } from './fetched.tsx';
import { Setting } from './setting.tsx';
import { toast } from '#web/shared/ui/feedback/toast.ts';

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => get('/api/user/sessions', { schema: v.array(ListedSession), signal }),
  // Never cached: an outdated list would hide other sessions.
  gcTime: 0,
});

/** Signed-in devices, with a button that ends all other sessions. */
export function Sessions() {
  const { i18n } = useLingui();
  const query = useQuery(sessionsQuery);
  return (
    <Setting id="sessions" title={i18n._('sessions.heading')}>
      <Fetched query={query} height="h-12">
        {(sessions) => (
          <>
            <ul className="grid gap-3">
              {sessions.map((session) => (
                <Device key={`${session.startedAt} ${session.device}`} session={session} />
              ))}
            </ul>
            {sessions.length > 1 && <EndOthers />}
          </>
        )}
      </Fetched>
    </Setting>
  );
}

function Device({ session }: { session: ListedSession }) {
  const { i18n } = useLingui();
  const day = (at: number) => i18n.date(new Date(at), { dateStyle: 'medium' });
  return (
    <li>
      <b className="font-semibold">{session.device || i18n._('sessions.unknown_device')}</b>
      <p className="text-sm text-muted">
        {session.current
          ? i18n._('sessions.this_device', { started: day(session.startedAt) })
          : i18n._('sessions.other_device', {
              started: day(session.startedAt),
              used: day(session.lastUsedAt),
            })}
      </p>
    </li>
  );
}

function EndOthers() {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => remove('/api/user/sessions'),
    onSuccess: async () => {
      await client.refetchQueries(sessionsQuery);
      toast({ title: i18n._('sessions.ended') });
    },
    onError: (failure) =>
      toast({ kind: 'error', title: describeError(failure, i18n, i18n._('please_try_again')) }),
  });
  return (
    <Button kind="line" className="justify-self-start" busy={end.isPending} onClick={() => end.mutate()}>
      {i18n._('sessions.end_others')}
    </Button>
  );
}
