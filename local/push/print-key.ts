import { makePushKey } from './make-key.ts';

// `npm run --silent push:key`: prints the secret `PushKey` of a stage.
console.log(JSON.stringify(await makePushKey()));
