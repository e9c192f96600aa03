/**
 * Encodes a JPEG for the API: `data:image/jpeg;base64,…`.
 * @throws DOMException when the device has lost it
 */
export const dataUrlOf = (jpeg: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(reader.error),
    );
    reader.readAsDataURL(jpeg);
  });
