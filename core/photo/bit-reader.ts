/** Huffman codes, indexed by the next sixteen bits: length and value of the code that they begin with. */
export type HuffmanTable = { readonly lengths: Uint8Array; readonly values: Uint8Array };

const BITS = 16;

/**
 * Builds a table from the number of codes per length and their values in order.
 * @returns undefined if there are more codes than their lengths allow, or more than values
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

/** Reads the bits of a scan. Ends at the end of the data or at a marker. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at: number;
  #held = 0;
  #count = 0;
  /** True after reading past the end or an invalid code. */
  isOver = false;

  constructor(bytes: Uint8Array, from: number) {
    this.#bytes = bytes;
    this.#at = from;
  }

  /** Continues behind the next restart marker. */
  restart(): void {
    this.#held = 0;
    this.#count = 0;
    const isRestart = this.#bytes[this.#at] === 0xff && ((this.#bytes[this.#at + 1] ?? 0) & 0xf8) === 0xd0;
    if (isRestart) this.#at += 2;
    else this.isOver = true;
  }

  /** Reads a code and returns its value. */
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

  /** Reads a number of so many bits; a leading zero bit makes it negative. Source: ITU-T T.81, F.2.2.1 */
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

  /** Returns the next sixteen bits, padded with zeros at the end. */
  #peek(): number {
    while (this.#count < BITS && this.#feed());
    const missing = BITS - this.#count;
    return (missing > 0 ? this.#held << missing : this.#held >> -missing) & 0xffff;
  }

  #feed(): boolean {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) return false;
    // In image data 0xff is followed by a zero; anything else is a marker.
    if (byte === 0xff && this.#bytes[this.#at + 1] !== 0) return false;
    this.#at += byte === 0xff ? 2 : 1;
    this.#held = ((this.#held << 8) | byte) & 0xffffff;
    this.#count += 8;
    return true;
  }
}
