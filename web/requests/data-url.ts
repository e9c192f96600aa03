import { PhotoLost } from '../errors/photo-lost.ts';

/**
 * Encodes a JPEG for the API: `data:image/jpeg;base64,…`.
 * @throws PhotoLost when the browser cannot read it
 */
export const dataUrlOf = (jpeg: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () =>
      typeof reader.result === 'string'
        ? resolve(reader.result)
        : reject(new PhotoLost('A photo cannot be read.', { cause: reader.error })),
    );
    reader.readAsDataURL(jpeg);
  });
