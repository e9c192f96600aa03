import { DIST } from './built.ts';
import { router } from './router.ts';
import { webBucket } from './web-bucket.ts';

/** Never revalidated: a file's name changes with its content. Source: RFC 8246 */
const FOREVER = 'public, max-age=31536000, immutable';
/** Stored, and revalidated before each use. */
const ASKED_AFTER = 'no-cache';

/** Files that only the build needs. */
const ignore = '.vite/**';

/** Uploads the built app to the bucket that CloudFront reads. The later of two rules for a file wins. */
export const pages = new sst.aws.StaticSite('Pages', {
  path: DIST,
  assets: {
    bucket: webBucket.bucket,
    fileOptions: [
      { files: '**', ignore, cacheControl: ASKED_AFTER },
      // Only these have the hash of their content in their names.
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
