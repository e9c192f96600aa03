const FLOAT = 4;
const PAGE = 65_536;

/** A tensor in the kernel's memory: a square of pixels with their channels, and a border of one pixel of zeros. */
export type Planes = { readonly at: number; readonly side: number; readonly channels: number };

/** Memory that the kernel reads and writes. Nothing in it is freed. */
export type KernelMemory = {
  readonly memory: WebAssembly.Memory;
  place(floats: Float32Array): number;
  planes(side: number, channels: number): Planes;
  /** Returns a view of the numbers at an address. */
  view(at: number, count: number): Float32Array;
};

export function newKernelMemory(): KernelMemory {
  const memory = new WebAssembly.Memory({ initial: 1 });
  let end = 16;
  const reserve = (bytes: number) => {
    const at = end;
    end += Math.ceil(bytes / 16) * 16;
    const missing = Math.ceil((end - memory.buffer.byteLength) / PAGE);
    if (missing > 0) memory.grow(missing);
    return at;
  };
  const view = (at: number, count: number) => new Float32Array(memory.buffer, at, count);
  return {
    memory,
    view,
    place(floats) {
      const at = reserve(floats.byteLength);
      view(at, floats.length).set(floats);
      return at;
    },
    planes: (side, channels) => ({ at: reserve((side + 2) ** 2 * channels * FLOAT), side, channels }),
  };
}

/** Returns the bytes from one row to the next. */
export const rowBytes = ({ side, channels }: Planes): number => (side + 2) * channels * FLOAT;

/** Returns the address of a row; −1 is the border above. With `isInBorder` it starts at the border on the left. */
export const rowAt = (planes: Planes, row: number, isInBorder = false): number =>
  planes.at + (row + 1) * rowBytes(planes) + (isInBorder ? 0 : planes.channels * FLOAT);

export const pixelBytes = ({ channels }: Planes): number => channels * FLOAT;
