/** A code of Huffman's: how many bits it has, and what it stands for; by the next sixteen bits. */
export type HuffmanTable = { readonly lengths: Uint8Array; readonly values: Uint8Array };

const BITS = 16;

/**
 * Makes a table from how many codes there are of each length, and what they stand for in their order.
 * @returns undefined where there are more codes than their lengths allow, or than values
 * Source: ITU-T T.81, annex C
 */
export function huffmanTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable | undefined {
  const lengths = new Uint8Array(1 << BITS);
  const values = new Uint8Array(1 << BITS);
  let next = 0;
  let symbol = 0;
  for (const [index, count] of counts.entries()) {
    const width = 1 << (BITS - 1 - index);
    for (let code = 0; code < count; code += 1, symbol += 1, next += width) {
      if (next + width > 1 << BITS || symbol >= symbols.length) return undefined;
      lengths.fill(index + 1, next, next + width);
      values.fill(symbols[symbol] ?? 0, next, next + width);
    }
  }
  return { lengths, values };
}

/** Reads the bits of a scan. Behind its end, and behind a marker in it, there are none. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at: number;
  #held = 0;
  #count = 0;
  /** Whether more was asked for than there was, or something that is no code. */
  isOver = false;

  constructor(bytes: Uint8Array, from: number) {
    this.#bytes = bytes;
    this.#at = from;
  }

  /** Goes on behind the next restart marker. */
  restart(): void {
    this.#held = 0;
    this.#count = 0;
    const isRestart = this.#bytes[this.#at] === 0xff && ((this.#bytes[this.#at + 1] ?? 0) & 0xf8) === 0xd0;
    if (isRestart) this.#at += 2;
    else this.isOver = true;
  }

  /** What the next code stands for. */
  symbol({ lengths, values }: HuffmanTable): number {
    const next = this.#peek();
    const length = lengths[next] ?? 0;
    if (length === 0 || length > this.#count) {
      this.isOver = true;
      return 0;
    }
    this.#count -= length;
    return values[next] ?? 0;
  }

  /** A number of so many bits, of which those with a zero in front are negative. Source: ITU-T T.81, F.2.2.1 */
  number(bits: number): number {
    if (bits === 0) return 0;
    const value = this.#take(bits);
    return value < 1 << (bits - 1) ? value - (1 << bits) + 1 : value;
  }

  skip(bits: number): void {
    if (bits > 0) this.#take(bits);
  }

  #take(bits: number): number {
    const value = this.#peek() >> (BITS - bits);
    if (bits > this.#count) this.isOver = true;
    this.#count = Math.max(0, this.#count - bits);
    return value;
  }

  /** The next sixteen bits; zeros where there are no more. */
  #peek(): number {
    while (this.#count < BITS && this.#feed());
    const missing = BITS - this.#count;
    return (missing > 0 ? this.#held << missing : this.#held >> -missing) & 0xffff;
  }

  #feed(): boolean {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) return false;
    // A 0xff that belongs to the pixels is followed by a zero; any other begins a marker.
    if (byte === 0xff && this.#bytes[this.#at + 1] !== 0) return false;
    this.#at += byte === 0xff ? 2 : 1;
    this.#held = ((this.#held << 8) | byte) & 0xffffff;
    this.#count += 8;
    return true;
  }
}
