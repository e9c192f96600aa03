const FLOAT = 4;
const PAGE = 65_536;

/** A picture of so many channels in the kernel's memory, with a border of one black pixel. */
export type Planes = { readonly at: number; readonly side: number; readonly channels: number };

/** Memory that the kernel reads and writes; what is laid there stays. */
export type Ground = {
  readonly memory: WebAssembly.Memory;
  place(floats: Float32Array): number;
  planes(side: number, channels: number): Planes;
  /** The numbers from an address on. */
  view(at: number, count: number): Float32Array;
};

export function newGround(): Ground {
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

/** Bytes from one row to the next. */
export const rowBytes = ({ side, channels }: Planes): number => (side + 2) * channels * FLOAT;

/** Where a row of the picture begins; −1 is the border above it, and so is `isInBorder` on its left. */
export const rowAt = (planes: Planes, row: number, isInBorder = false): number =>
  planes.at + (row + 1) * rowBytes(planes) + (isInBorder ? 0 : planes.channels * FLOAT);

export const pixelBytes = ({ channels }: Planes): number => channels * FLOAT;
