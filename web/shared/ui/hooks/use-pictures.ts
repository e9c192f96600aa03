import { useEffect, useState } from 'react';

/** Returns object URLs of pictures and revokes them when the component unmounts. */
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
