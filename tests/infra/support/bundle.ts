import { createDecipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const ARTIFACTS = join(ROOT, '.sst/artifacts');

/** The code of a Lambda as it is deployed. */
export type Bundle = {
  /** Path of the archive that is uploaded. */
  readonly zip: string;
  readonly text: string;
  readonly bytes: number;
  /** The files that something of is in it, from the root of the repository. */
  readonly sources: readonly string[];
  /** Values of its links, by name. */
  readonly links: Readonly<Record<string, unknown>>;
};

/** Returns the path of the archive that SST has made of a Lambda. */
export const zipOf = (lambda: string): string => join(ARTIFACTS, lambda, 'code.zip');

/**
 * Reads what SST has built for a Lambda.
 * @param key the stage's key, which the links are encrypted with
 */
export function readBundle(lambda: string, key: string): Bundle {
  const dir = join(ARTIFACTS, `${lambda}-src`);
  const text = readFileSync(join(dir, 'bundle.mjs'), 'utf8');
  const { sources }: { sources: string[] } = JSON.parse(readFileSync(join(dir, 'bundle.mjs.map'), 'utf8'));
  const files = sources.map((source) => relative(ROOT, join(dir, source)));
  return {
    zip: zipOf(lambda),
    text,
    bytes: Buffer.byteLength(text),
    sources: files,
    links: decrypted(readFileSync(join(dir, 'resource.enc')), key),
  };
}

/** As SST encrypts: AES-256-GCM, the tag behind the text. */
function decrypted(sealed: Buffer, key: string): Record<string, unknown> {
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), Buffer.alloc(12));
  decipher.setAuthTag(sealed.subarray(-16));
  const open = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(open.toString());
}
