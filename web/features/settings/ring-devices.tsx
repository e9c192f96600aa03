import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ListedRingDevices } from '#core/ring/ring-device.ts';
import { describeError } from '../../errors/describe-error.ts';
import { failureOf } from '../../errors/failure-of.ts';
import { get } from '../../requests/api.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Setting } from './setting.tsx';

const loadList = () => import('./ring-device-list.tsx');
const RingDeviceList = lazy(async () => ({ default: (await loadList()).RingDeviceList }));

/** Devices on which timers ring although no page is open. Needs a connection, so that only its frame is kept. */
export function RingDevices() {
  const { i18n } = useLingui();
  const query = useQuery({
    queryKey: ['ring devices'],
    // The code that shows the list comes with it.
    queryFn: async ({ signal }) => {
      const [listed] = await Promise.all([
        get('/api/ring-devices', { schema: ListedRingDevices, signal }),
        loadList(),
      ]);
      return listed;
    },
    // Never cached: an outdated list would hide devices that ring.
    gcTime: 0,
  });
  const { data, refetch } = query;
  const failure = failureOf(query);
  return (
    <Setting id="rings" title={i18n._('rings.heading')}>
      <p className="text-muted">{i18n._('rings.lead')}</p>
      {data ? (
        <Suspense fallback={<Skeleton className="h-12" />}>
          <RingDeviceList devices={data.devices} onChange={refetch} />
        </Suspense>
      ) : failure ? (
        <Note kind="bad" title={describeError(failure, i18n, i18n._('please_try_again'))} />
      ) : (
        <Skeleton className="h-12" />
      )}
    </Setting>
  );
}
