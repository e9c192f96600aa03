import { ensurePlatform } from './support/platform.ts';

// Before `npm run infra` can say anything, SST's platform has to be here.
try {
  ensurePlatform();
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
