const FLOAT = 4;
const PAGE = 65_536;

/** Width of the zeros around the pixels: as far as the largest kernel reaches, 5 × 5. */
const BORDER = 2;

/** A tensor in the kernel's memory: rows of pixels with their channels, and a border of zeros. */
export type Planes = {
  readonly at: number;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
};

/** Memory that the kernel reads and writes, used as a stack. */
export type KernelMemory = {
  readonly memory: WebAssembly.Memory;
  place(floats: Float32Array): number;
  planes(shape: Omit<Planes, 'at'>): Planes;
  /** Returns a view of the numbers at an address. */
  view(at: number, count: number): Float32Array;
  /** Returns the end of the memory in use. */
  end(): number;
  /** Frees all that was placed after an end. */
  freeFrom(end: number): void;
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
    planes(shape) {
      const count = (shape.width + 2 * BORDER) * (shape.height + 2 * BORDER) * shape.channels;
      const at = reserve(count * FLOAT);
      view(at, count).fill(0);
      return { ...shape, at };
    },
    end: () => end,
    freeFrom(start) {
      end = start;
    },
  };
}

/** Returns the bytes from one row to the next. */
export const rowBytes = ({ width, channels }: Planes): number => (width + 2 * BORDER) * channels * FLOAT;

/** Returns the address of a row, `inBorder` pixels before its first pixel. Negative rows are in the border above. */
export const rowAt = (planes: Planes, row: number, inBorder = 0): number =>
  planes.at + (row + BORDER) * rowBytes(planes) + (BORDER - inBorder) * pixelBytes(planes);

export const pixelBytes = ({ channels }: Planes): number => channels * FLOAT;
