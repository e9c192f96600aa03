import { useLingui } from '@lingui/react';
import { useEffect, useMemo, useState } from 'react';
import { MAX_PHOTOS } from '#core/photo/photo.ts';
import { toast } from '#web/shared/ui/feedback/toast.ts';
import { HeicPhoto, NoJpeg, prepareUpload } from '#web/shared/platform/photos/downscale.ts';
import type { TablePhoto } from '#web/shared/platform/storage/schema.ts';
import { blobOf } from '#web/shared/platform/storage/pictures/stored-picture.ts';
import type { StoredTableAccess } from '../table/use-stored-table.ts';

export type Photo = TablePhoto & { readonly url: string };

/** Downscales new photos and puts them on the table. */
export function usePhotos({ table, change }: StoredTableAccess) {
  const { i18n } = useLingui();
  const [preparing, setPreparing] = useState(0);
  const photos = useMemo(
    () => table.photos.map((photo) => ({ ...photo, url: urlOf(photo) })),
    [table.photos],
  );
  useEffect(() => revokeUrlsExcept(table.photos), [table.photos]);

  const messageFor = (failure: unknown) => {
    if (failure instanceof HeicPhoto) return i18n._('error.heic');
    return failure instanceof NoJpeg ? i18n._('invalid_image_format') : i18n._('failed_to_process_images');
  };

  async function addOne(file: Blob): Promise<void> {
    try {
      const photo = { id: crypto.randomUUID(), jpeg: await prepareUpload(file) };
      change((held) => ({ ...held, photos: [...held.photos, photo].slice(0, MAX_PHOTOS) }));
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

    remove({ id }: Photo): void {
      change((held) => ({ ...held, photos: held.photos.filter((photo) => photo.id !== id) }));
    },
  };
}

const showError = (title: string) => toast({ kind: 'error', title });

/** Object URLs by photo. They outlive the page, as the photos do. */
const urls = new Map<string, string>();

function urlOf({ id, jpeg }: TablePhoto): string {
  const url = urls.get(id) ?? URL.createObjectURL(blobOf(jpeg));
  urls.set(id, url);
  return url;
}

function revokeUrlsExcept(photos: readonly TablePhoto[]): void {
  for (const [id, url] of urls) {
    if (photos.some((photo) => photo.id === id)) continue;
    URL.revokeObjectURL(url);
    urls.delete(id);
  }
}
