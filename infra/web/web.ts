import { DIST } from './built.ts';
import { router } from './router.ts';
import { webBucket } from './web-bucket.ts';

/** Source: RFC 8246 */
const FOREVER = 'public, max-age=31536000, immutable';
/** Kept, and never used without asking whether it still holds. */
const ASKED_AFTER = 'no-cache';

/** What only the build needs. */
const ignore = '.vite/**';

/** Puts the built app where CloudFront reads it. Of two rules for a file the later holds. */
export const pages = new sst.aws.StaticSite('Pages', {
  path: DIST,
  assets: {
    bucket: webBucket.bucket,
    fileOptions: [
      { files: '**', ignore, cacheControl: ASKED_AFTER },
      // Only these have the hash of what is in them in their names.
      { files: 'assets/**', cacheControl: FOREVER },
      {
        files: '**/*.webmanifest',
        cacheControl: ASKED_AFTER,
        contentType: 'application/manifest+json; charset=utf-8',
      },
    ],
  },
  router: { instance: router },
});
