import { BitReader, huffmanTable, type HuffmanTable } from './bit-reader.ts';
import { segmentsOf, word } from './jpeg-segments.ts';

/** Mean levels around 0 of a component's blocks of 8 × 8 pixels, row by row. */
export type BlockMeans = { readonly width: number; readonly height: number; readonly means: Float32Array };

const START_OF_SCAN = 0xda;
const HUFFMAN_TABLES = 0xc4;
const QUANTISATION_TABLES = 0xdb;
const RESTART_INTERVAL = 0xdd;
const PROGRESSIVE = 0xc2;
const FRAMES = new Set([0xc0, 0xc1, PROGRESSIVE]);

type Component = BlockMeans & {
  readonly id: number;
  /** Blocks of the component in each interleaved unit. */
  readonly across: number;
  readonly down: number;
  /** Visible blocks per row and column. A scan of a single component contains no others. */
  readonly shown: { readonly width: number; readonly height: number };
  readonly quantisation: number;
};

type Frame = {
  readonly isProgressive: boolean;
  readonly components: readonly Component[];
  readonly unitsAcross: number;
  readonly unitsDown: number;
};

/** Definitions read so far. */
type State = {
  frame?: Frame;
  restartInterval: number;
  /** Raw tables by class and number. */
  readonly huffman: Map<number, { readonly counts: Uint8Array; readonly symbols: Uint8Array }>;
  readonly quantisation: Map<number, number>;
};

/**
 * Returns the block means of a JPEG, which is the picture at an eighth of its size, and reads each code once. Of a
 * progressive JPEG it reads only the first scans, which contain the means. Unreadable blocks stay 0. For any input,
 * reads no bit and no scan twice.
 * @returns components in order; empty unless the picture has 8 bits per sample
 * Source: ITU-T T.81, annexes A, B, F and G
 */
export function blockMeans(jpeg: Uint8Array): readonly BlockMeans[] {
  const state: State = { restartInterval: 0, huffman: new Map(), quantisation: new Map() };
  const read = new Set<number>();
  for (const { marker, segment } of segmentsOf(jpeg)) {
    if (marker === QUANTISATION_TABLES) readQuantisation(segment, state);
    if (marker === HUFFMAN_TABLES) readHuffman(segment, state);
    if (marker === RESTART_INTERVAL) state.restartInterval = word(segment, 4);
    if (FRAMES.has(marker)) state.frame = frameIn(marker, segment, state);
    if (marker === START_OF_SCAN && state.frame) readScan(segment, state.frame, state, read);
  }
  return state.frame?.components ?? [];
}

function readQuantisation(segment: Uint8Array, { quantisation }: State): void {
  for (let at = 4; at < segment.length;) {
    const kind = segment[at] ?? 0;
    const isWide = kind >> 4 !== 0;
    quantisation.set(kind & 15, isWide ? word(segment, at + 1) : (segment[at + 1] ?? 0));
    at += 1 + (isWide ? 128 : 64);
  }
}

function readHuffman(segment: Uint8Array, { huffman }: State): void {
  for (let at = 4; at + 17 <= segment.length;) {
    const counts = segment.subarray(at + 1, at + 17);
    const length = counts.reduce((sum, count) => sum + count, 0);
    huffman.set(segment[at] ?? 0, { counts, symbols: segment.subarray(at + 17, at + 17 + length) });
    at += 17 + length;
  }
}

function frameIn(marker: number, segment: Uint8Array, { quantisation }: State): Frame {
  const [height, width] = [word(segment, 5), word(segment, 7)];
  const count = segment[4] === 8 ? (segment[9] ?? 0) : 0;
  const parts = Array.from({ length: Math.min(4, count) }, (_, index) =>
    segment.subarray(10 + 3 * index, 13 + 3 * index),
  ).map(([id = 0, sampling = 0, table = 0]) => ({
    id,
    across: Math.min(4, Math.max(1, sampling >> 4)),
    down: Math.min(4, Math.max(1, sampling & 15)),
    quantisation: quantisation.get(table) ?? 1,
  }));
  const most = (of: 'across' | 'down') => Math.max(1, ...parts.map((part) => part[of]));
  const unitsAcross = Math.ceil(width / (8 * most('across')));
  const unitsDown = Math.ceil(height / (8 * most('down')));
  const components = parts.map((part): Component => {
    const size = { width: unitsAcross * part.across, height: unitsDown * part.down };
    const shown = {
      width: Math.ceil((width * part.across) / most('across') / 8),
      height: Math.ceil((height * part.down) / most('down') / 8),
    };
    return { ...part, ...size, shown, means: new Float32Array(size.width * size.height) };
  });
  return { isProgressive: marker === PROGRESSIVE, components, unitsAcross, unitsDown };
}

type ScanComponent = { readonly component: Component; readonly dc: HuffmanTable; readonly ac?: HuffmanTable };

function readScan(segment: Uint8Array, frame: Frame, state: State, read: Set<number>): void {
  const count = segment[4] ?? 0;
  const [first = 0, , approximation = 0] = segment.subarray(5 + 2 * count);
  // In progressive pictures the first scan of each component contains the means, all but their last bit.
  if (frame.isProgressive && (first !== 0 || approximation >> 4 !== 0)) return;
  const parts = partsOf(segment, count, frame, state);
  if (!parts || parts.some(({ component }) => read.has(component.id))) return;
  for (const { component } of parts) read.add(component.id);
  const bits = new BitReader(segment, 2 + word(segment, 2));
  readBlocks(bits, parts, frame, { interval: state.restartInterval, shift: approximation & 15 });
}

function partsOf(
  segment: Uint8Array,
  count: number,
  frame: Frame,
  { huffman }: State,
): ScanComponent[] | undefined {
  const parts = Array.from({ length: count }, (_, index): ScanComponent | undefined => {
    const component = frame.components.find(({ id }) => id === segment[5 + 2 * index]);
    const tables = segment[6 + 2 * index] ?? 0;
    const dc = tableAt(huffman, tables >> 4);
    const ac = frame.isProgressive ? undefined : tableAt(huffman, 0x10 | (tables & 15));
    if (!component || !dc || (!ac && !frame.isProgressive)) return undefined;
    return { component, dc, ...(ac && { ac }) };
  });
  const whole = parts.filter((part) => part !== undefined);
  return count > 0 && whole.length === count ? whole : undefined;
}

function tableAt(huffman: State['huffman'], name: number): HuffmanTable | undefined {
  const written = huffman.get(name);
  return written && huffmanTable(written.counts, written.symbols);
}

/**
 * Reads the blocks of a scan: interleaved unit by unit, or block by block without the invisible ones if it has one
 * component.
 */
function readBlocks(
  bits: BitReader,
  parts: readonly ScanComponent[],
  frame: Frame,
  { interval, shift }: { readonly interval: number; readonly shift: number },
): void {
  const [alone] = parts.length === 1 ? parts : [];
  const across = alone ? alone.component.shown.width : frame.unitsAcross;
  const units = across * (alone ? alone.component.shown.height : frame.unitsDown);
  const last = new Int32Array(parts.length);
  for (let unit = 0; unit < units && !bits.isOver; unit += 1) {
    if (interval > 0 && unit > 0 && unit % interval === 0) {
      bits.restart();
      last.fill(0);
    }
    for (const [index, part] of parts.entries()) {
      const { component } = part;
      const [wide, high] = alone ? [1, 1] : [component.across, component.down];
      for (let block = 0; block < wide * high; block += 1) {
        const level = (last[index] ?? 0) + difference(bits, part);
        if (bits.isOver) return;
        last[index] = level;
        const x = (unit % across) * wide + (block % wide);
        const y = Math.floor(unit / across) * high + Math.floor(block / wide);
        component.means[y * component.width + x] = (level * 2 ** shift * component.quantisation) / 8;
      }
    }
  }
}

/**
 * Returns the difference to the previous block's mean, in units of the quantisation, and skips the rest of the block.
 */
function difference(bits: BitReader, { dc, ac }: ScanComponent): number {
  const found = bits.number(Math.min(15, bits.symbol(dc)));
  if (!ac) return found;
  let passed = 1;
  while (passed < 64 && !bits.isOver) {
    const code = bits.symbol(ac);
    const size = code & 15;
    if (size === 0 && code !== 0xf0) break;
    passed += 1 + (code >> 4);
    bits.skip(size);
  }
  return found;
}
