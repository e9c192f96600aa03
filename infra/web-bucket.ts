import { privateBucket } from './private-bucket.ts';

/** The built app. */
export const webBucket = privateBucket('Web', 'web');
