import { createDecipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const ARTIFACTS = join(ROOT, '.sst/artifacts');

/** The code of a Lambda as it is deployed. */
export type Bundle = {
  /** Path of the archive that is uploaded. */
  readonly zip: string;
  readonly text: string;
  readonly bytes: number;
  /** Source files with code in the bundle, relative to the repository. */
  readonly sources: readonly string[];
  /** Values of its links, by name. */
  readonly links: Readonly<Record<string, unknown>>;
};

/** Returns the path of the archive that SST has built for a Lambda. */
export const zipOf = (lambda: string): string => join(ARTIFACTS, lambda, 'code.zip');

/**
 * Reads the built Lambda of a stage.
 * @param key the stage's key, which encrypts the links
 */
export function readBundle(stage: string, lambda: string, key: string): Bundle {
  const folder = join(ROOT, '.cache/lambdas', stage);
  const text = readFileSync(join(folder, lambda, 'index.mjs'), 'utf8');
  const sources: Readonly<Record<string, string[]>> = JSON.parse(
    readFileSync(join(folder, 'sources.json'), 'utf8'),
  );
  return {
    zip: zipOf(lambda),
    text,
    bytes: Buffer.byteLength(text),
    sources: sources[lambda] ?? [],
    links: decrypted(readFileSync(join(folder, lambda, 'resource.enc')), key),
  };
}

/** Encryption of SST: AES-256-GCM, the tag after the text. */
function decrypted(sealed: Buffer, key: string): Record<string, unknown> {
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), Buffer.alloc(12));
  decipher.setAuthTag(sealed.subarray(-16));
  const open = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(open.toString());
}
