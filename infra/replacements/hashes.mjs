import { createHash, createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';

// Replaces the SDK's hashes, which include JavaScript versions for other runtimes, by Node's.

const bytesOf = (data) =>
  ArrayBuffer.isView(data) ? Buffer.from(data.buffer, data.byteOffset, data.byteLength) : Buffer.from(data);

const hashOf = (algorithm, digestLength) =>
  class {
    digestLength = digestLength;
    #secret;
    #hash;

    constructor(secret) {
      this.#secret = secret;
      this.reset();
    }

    update(data) {
      this.#hash.update(bytesOf(data));
    }

    async digest() {
      // A keyed hash cannot be copied, and is read only once.
      return new Uint8Array((this.#secret ? this.#hash : this.#hash.copy()).digest());
    }

    reset() {
      this.#hash = this.#secret ? createHmac(algorithm, bytesOf(this.#secret)) : createHash(algorithm);
    }
  };

export const Md5 = hashOf('md5', 16);
export const Sha256 = hashOf('sha256', 32);

export class Crc32 {
  digestLength = 4;
  #value = 0;

  update(data) {
    this.#value = crc32(data, this.#value);
  }

  digestSync() {
    return this.#value;
  }

  async digest() {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, this.#value);
    return bytes;
  }

  reset() {
    this.#value = 0;
  }
}

export { Crc32 as Crc32Js, Crc32 as Crc32Node };

export async function readableStreamHasher(Hash, stream) {
  const hash = new Hash();
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest();
}
