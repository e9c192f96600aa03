import { privateBucket } from './private-bucket.ts';

/** The users' photos, below `photos/`, each under a random name. */
export const photoBucket = privateBucket('Photos', 'photos');

new aws.s3.BucketLifecycleConfiguration('PhotosLifecycle', {
  bucket: photoBucket.bucket,
  rules: [
    {
      id: 'unfinished',
      status: 'Enabled',
      filter: { prefix: '' },
      abortIncompleteMultipartUpload: { daysAfterInitiation: 1 },
    },
  ],
});
