import { useEffect, useState } from 'react';

/** Addresses under which pictures in memory can be shown, for as long as they are. */
export function usePictures(blobs: readonly Blob[]): readonly string[] {
  const [urls] = useState(() => blobs.map((blob) => URL.createObjectURL(blob)));
  useEffect(
    () => () => {
      for (const url of urls) URL.revokeObjectURL(url);
    },
    [urls],
  );
  return urls;
}
