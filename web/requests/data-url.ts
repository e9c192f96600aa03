import { DescribedError } from '../errors/described-error.ts';

/** Thrown if the browser has lost an unsent photo. */
export class PhotoLost extends DescribedError {
  override readonly sentence = /*i18n*/ 'error.photo_lost';
}

/**
 * Encodes a JPEG for the API: `data:image/jpeg;base64,…`.
 * @throws PhotoLost if the browser cannot read it
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
