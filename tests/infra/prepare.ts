import { ensurePlatform } from './support/platform.ts';

// `npm run infra` needs SST's platform.
try {
  ensurePlatform();
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
