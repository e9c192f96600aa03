import * as v from 'valibot';

const PREFIX = /^data:image\/jpeg;base64,/;

/** Picture as the app sends it, decoded. The use case checks that it is a JPEG. */
export const ImageDataUrl = v.pipe(
  v.string(/*i18n*/ 'error.image_format'),
  v.regex(PREFIX, /*i18n*/ 'error.image_format'),
  v.transform((url): Uint8Array => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')),
);
