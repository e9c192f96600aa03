import { useEffect, useState } from 'react';
import { blobOf, type StoredPicture } from '../../offline/stored-picture.ts';

/** Returns object URLs of pictures and revokes them when the component unmounts. */
export function usePictures(pictures: readonly StoredPicture[]): readonly string[] {
  const [urls] = useState(() => pictures.map((picture) => URL.createObjectURL(blobOf(picture))));
  useEffect(
    () => () => {
      for (const url of urls) URL.revokeObjectURL(url);
    },
    [urls],
  );
  return urls;
}
