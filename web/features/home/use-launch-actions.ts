import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { takeSharedPhotos } from '../../offline/caches/caches.ts';

type LaunchActions = { onPhotos: (photos: Blob[]) => void; onCamera: () => void };

/** Handles launches of the app: with photos shared by another app, or by the camera shortcut. */
export function useLaunchActions({ onPhotos, onCamera }: LaunchActions): void {
  const [search, setSearch] = useSearchParams();
  const isCameraWanted = search.has('camera');
  const take = useEffectEvent(async () => {
    const photos = await takeSharedPhotos();
    if (photos.length > 0) onPhotos(photos);
  });
  const open = useEffectEvent(onCamera);
  const isAsked = useRef(false);
  useEffect(() => void take(), []);
  useEffect(() => {
    if (isCameraWanted) setSearch({}, { replace: true });
    // Waits until the URL is reset, because the camera adds a history entry after it.
    else if (isAsked.current) open();
    isAsked.current = isCameraWanted;
  }, [isCameraWanted, setSearch]);
}
