import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { takeSharedPhotos } from '../../offline/caches/caches.ts';

type LaunchActions = { onPhotos: (photos: Blob[]) => void; onCamera: () => void };

/** Handles launches of the app: with photos that another app shared, or by the camera shortcut. */
export function useLaunchActions({ onPhotos, onCamera }: LaunchActions): void {
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
