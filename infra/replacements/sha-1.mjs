/** Replaces SHA-1 checksums of the S3 client. It sends CRC-32, its default, and reads no checksums. */
export function Sha1() {
  throw new Error('A Lambda sends CRC-32 and no SHA-1.');
}
