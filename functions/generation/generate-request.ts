import * as v from 'valibot';
import { Ingredients, NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import { NO_PREFERENCES, Preferences } from '#core/generation/preferences.ts';
import { Language } from '#core/language.ts';
import { MAX_PHOTOS } from '#core/photo/photo.ts';

const PREFIX = /^data:image\/jpeg;base64,/;

/** A picture as the app sends it, decoded. The domain checks that it is a JPEG. */
const ImageDataUrl = v.pipe(
  v.string(/*i18n*/ 'error.image_format'),
  v.regex(PREFIX, /*i18n*/ 'error.image_format'),
  v.transform((url): Uint8Array => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')),
);

/** The body of `POST /api/analyze`: photos, or foods that the user has named, or both. */
export const GenerateBody = v.pipe(
  v.object({
    images: v.optional(
      v.pipe(
        v.array(v.unknown(), /*i18n*/ 'no_images_provided'),
        v.maxLength(MAX_PHOTOS, /*i18n*/ 'error.too_many_images'),
        v.array(ImageDataUrl),
      ),
      [],
    ),
    preferredLanguage: v.optional(Language),
    preferences: v.optional(Preferences, NO_PREFERENCES),
    ingredients: v.optional(Ingredients, NO_INGREDIENTS),
  }),
  v.forward(
    v.partialCheck(
      [['images'], ['ingredients']],
      ({ images, ingredients }) => images.length > 0 || ingredients.confirmed.length > 0,
      /*i18n*/ 'no_images_provided',
    ),
    ['images'],
  ),
);
