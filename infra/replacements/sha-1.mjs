/**
 * Stands in a Lambda where the SDK of S3 computes SHA-1 checksums. It sends CRC-32, its default, and reads none: SHA-1 and its
 * fallback in JavaScript need not be carried along.
 */
export function Sha1() {
  throw new Error('A Lambda sends CRC-32 and no SHA-1.');
}
