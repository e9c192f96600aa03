import { privateBucket } from '../services/private-bucket.ts';

/** The built app. */
export const webBucket = privateBucket('Web', 'web');
