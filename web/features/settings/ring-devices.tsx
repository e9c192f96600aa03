import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ListedRingDevices } from '#core/ring/ring-device.ts';
import { get } from '../../requests/api.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Fetched } from './fetched.tsx';
import { Setting } from './setting.tsx';

const loadList = () => import('./ring-device-list.tsx');
const RingDeviceList = lazy(async () => ({ default: (await loadList()).RingDeviceList }));

/**
 * Devices on which timers ring while no page is open. Only the heading is there offline, because the list needs a
 * connection.
 */
export function RingDevices() {
  const { i18n } = useLingui();
  const query = useQuery({
    queryKey: ['ring devices'],
    // The code that shows the list loads together with it.
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
  return (
    <Setting id="rings" title={i18n._('rings.heading')}>
      <p className="text-muted">{i18n._('rings.lead')}</p>
      <Fetched query={query} height="h-12">
        {({ devices }) => (
          <Suspense fallback={<Skeleton className="h-12" />}>
            <RingDeviceList devices={devices} onChange={query.refetch} />
          </Suspense>
        )}
      </Fetched>
    </Setting>
  );
}
