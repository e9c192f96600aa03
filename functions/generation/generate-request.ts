import * as v from 'valibot';
import { Ingredients, NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import { NO_PREFERENCES, Preferences } from '#core/generation/preferences.ts';
import { Language } from '#core/language.ts';
import { MAX_PHOTOS } from '#core/photo/photo.ts';
import { ImageDataUrl } from '../http/image-data-url.ts';

/** Body of `POST /api/analyze`: photos, named foods, or both. */
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
