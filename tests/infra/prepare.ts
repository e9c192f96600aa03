import { bringPlatform } from './support/platform.ts';

// Before `npm run infra` can say anything, SST's platform has to be here.
try {
  bringPlatform();
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
