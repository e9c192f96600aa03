import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { MAX_PHOTOS } from '#core/photo/photo.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { HeicPhoto, NoJpeg, prepareUpload } from '../../../generation/downscale.ts';

/** A downscaled photo on the table. */
export type Photo = { readonly id: string; readonly jpeg: Blob; readonly url: string };

/** Holds the photos on the table and downscales new ones. */
export function usePhotos() {
  const { i18n } = useLingui();
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [preparing, setPreparing] = useState(0);
  const urls = useObjectUrls();

  const messageFor = (failure: unknown) => {
    if (failure instanceof HeicPhoto) return i18n._('error.heic');
    return failure instanceof NoJpeg ? i18n._('invalid_image_format') : i18n._('failed_to_process_images');
  };

  async function addOne(file: Blob): Promise<void> {
    try {
      const jpeg = await prepareUpload(file);
      const photo = { id: crypto.randomUUID(), jpeg, url: urls.create(jpeg) };
      setPhotos((held) => [...held, photo].slice(0, MAX_PHOTOS));
    } catch (failure) {
      showError(messageFor(failure));
    }
  }

  return {
    photos,
    isPreparing: preparing > 0,

    async add(files: readonly Blob[]): Promise<void> {
      const room = Math.max(0, MAX_PHOTOS - photos.length - preparing);
      if (files.length > room) showError(i18n._('error.too_many_images'));
      const taken = files.slice(0, room);
      setPreparing((count) => count + taken.length);
      for (const file of taken) {
        await addOne(file);
        setPreparing((count) => count - 1);
      }
    },

    remove(removed: Photo): void {
      urls.revoke(removed.url);
      setPhotos((held) => held.filter((photo) => photo !== removed));
    },

    clear(): void {
      for (const { url } of photos) urls.revoke(url);
      setPhotos([]);
    },
  };
}

const showError = (title: string) => toast({ kind: 'error', title });

/** Creates object URLs and revokes those that are left when the component unmounts. */
function useObjectUrls() {
  const open = useRef(new Set<string>());
  useEffect(() => {
    const { current } = open;
    return () => current.forEach((url) => URL.revokeObjectURL(url));
  }, []);
  return {
    create(blob: Blob): string {
      const url = URL.createObjectURL(blob);
      open.current.add(url);
      return url;
    },
    revoke(url: string): void {
      URL.revokeObjectURL(url);
      open.current.delete(url);
    },
  };
}
