import { DIST } from './built.ts';
import { router } from './router.ts';
import { webBucket } from './web-bucket.ts';

/** Never revalidated: the name of a file changes with its content. Source: RFC 8246 */
const FOREVER = 'public, max-age=31536000, immutable';
/** Stored, but revalidated before each use. */
const ASKED_AFTER = 'no-cache';

/** Files that only the build uses. */
const ignore = '.vite/**';

/** Uploads the built app to the bucket that CloudFront reads. If two rules match a file, the later one wins. */
export const pages = new sst.aws.StaticSite('Pages', {
  path: DIST,
  assets: {
    bucket: webBucket.bucket,
    fileOptions: [
      { files: '**', ignore, cacheControl: ASKED_AFTER },
      // Only these names contain the hash of their content.
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
