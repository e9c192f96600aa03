import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { takeSharedPhotos } from '../../offline/caches/caches.ts';

type Invitations = { onPhotos: (photos: Blob[]) => void; onCamera: () => void };

/** What the page was opened for: photos that another app has shared, or the shortcut to the camera. */
export function useInvitations({ onPhotos, onCamera }: Invitations): void {
  const [search, setSearch] = useSearchParams();
  const isCameraWanted = search.has('camera');
  const take = useEffectEvent(async () => {
    const photos = await takeSharedPhotos();
    if (photos.length > 0) onPhotos(photos);
  });
  const open = useEffectEvent(onCamera);
  useEffect(() => void take(), []);
  useEffect(() => {
    if (!isCameraWanted) return;
    open();
    setSearch({}, { replace: true });
  }, [isCameraWanted, setSearch]);
}
