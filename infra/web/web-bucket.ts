import { privateBucket } from '../services/private-bucket.ts';

export const webBucket = privateBucket('Web', 'web');
