import { readFile, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { PushKeyPair } from '#core/ring/push-key-pair.ts';
import { makePushKey } from './make-key.ts';

/**
 * Returns the key pair of a data folder. The first start makes it; it never changes, because browsers subscribe with
 * it.
 */
export async function storedPushKey(file: string): Promise<PushKeyPair> {
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored !== undefined) return v.parse(PushKeyPair, JSON.parse(stored));
  const made = await makePushKey();
  await writeFile(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}
