import type { Remembered } from './memory.ts';
import { readModel, type Layer } from './model-file.ts';
import { newKernelMemory, pixelBytes, rowAt, rowBytes, type KernelMemory, type Planes } from './planes.ts';

/** RGB pixels, three bytes each. Width and height are multiples of `CELL`, at least four times as large. */
export type Picture = { readonly width: number; readonly height: number; readonly rgb: Uint8Array };

/** Side of a cell in pixels. */
export const CELL = 32;

/** Scores of a picture's cells. */
export type CellScores = {
  readonly columns: number;
  readonly rows: number;
  /**
   * Scores of each cell, row by row: one per food, one for no known food; one per remembered food, and further ones for
   * things that are not food.
   */
  readonly scores: Float32Array;
};

export type Network = {
  /** Foods that it was trained on. */
  readonly foods: readonly string[];
  /** Foods that it remembers from ImageNet. Several scores may stand for one. */
  readonly remembered: readonly Remembered[];
  scoresOf(picture: Picture): CellScores;
};

/**
 * Opens a network: a convolution, inverted residual blocks (expansion, depthwise convolution, projection), and two
 * convolutions of single pixels.
 * Source: Sandler et al., MobileNetV2: Inverted Residuals and Linear Bottlenecks, CVPR 2018
 * @param model file that `tools/recogniser` writes
 * @param kernel `kernel.wasm`
 */
export async function openNetwork(model: Uint8Array, kernel: BufferSource): Promise<Network> {
  const { foods, remembered, layers } = readModel(model);
  const memory = newKernelMemory();
  const { instance } = await WebAssembly.instantiate(kernel, { env: { memory: memory.memory } });
  const kernels = { row: functionOf(instance, 'row'), deep: functionOf(instance, 'deep') };
  const placed = layers.map((layer) => ({
    ...layer,
    weightsAt: memory.place(layer.weights),
    biasAt: memory.place(layer.bias),
  }));
  const start = memory.end();

  return {
    foods,
    remembered,
    scoresOf(picture) {
      memory.freeFrom(start);
      const { width, height } = picture;
      const input = memory.planes({ width, height, channels: 3 });
      writeInput(memory, input, picture.rgb);
      const output = run(kernels, memory, placed, input);
      return { columns: output.width, rows: output.height, scores: scoresIn(memory, output) };
    },
  };
}

function functionOf({ exports }: WebAssembly.Instance, name: string): Function {
  const found = exports[name];
  if (typeof found !== 'function') throw new Error(`The kernel has no ${name}.`);
  return found;
}

type Kernels = { readonly row: Function; readonly deep: Function };

type PlacedLayer = Layer & { readonly weightsAt: number; readonly biasAt: number };

function run(kernels: Kernels, memory: KernelMemory, layers: readonly PlacedLayer[], input: Planes): Planes {
  const [stem, ...inner] = layers;
  const [head, last] = inner.splice(-2);
  if (!stem || !head || !last) throw new Error('The network has too few layers.');
  const convolved = (layer: PlacedLayer, from: Planes, { isCut = true } = {}) => {
    const to = memory.planes(shapeAfter(layer, from));
    convolve(kernels, layer, { from, to, isCut });
    return to;
  };
  let planes = convolved(stem, input);
  while (inner.length > 0) {
    const wide = isDepthwise(inner[0]) ? undefined : inner.shift();
    const [deep, narrow] = inner.splice(0, 2);
    if (!deep || !narrow) throw new Error('A block of the network is incomplete.');
    const to = memory.planes(shapeAfter(narrow, shapeAfter(deep, planes)));
    // Planes inside a block are by far the largest, and are not needed later.
    const end = memory.end();
    const filtered = convolved(deep, wide ? convolved(wide, planes) : planes);
    const isSameShape = to.width === planes.width && to.channels === planes.channels;
    convolve(kernels, narrow, { from: filtered, to, isCut: false, add: isSameShape ? planes : undefined });
    memory.freeFrom(end);
    planes = to;
  }
  return convolved(last, convolved(head, planes), { isCut: false });
}

/** Checks for a depthwise layer, which maps each channel by itself. */
const isDepthwise = (layer: Layer | undefined): boolean => layer?.from === 1;

const shapeAfter = ({ stride, to }: Layer, { width, height }: Omit<Planes, 'at'>) => ({
  width: width / stride,
  height: height / stride,
  channels: to,
});

type Convolution = {
  readonly from: Planes;
  readonly to: Planes;
  /** Applies ReLU6. */
  readonly isCut: boolean;
  /** Residual that is added to the result. */
  readonly add?: Planes | undefined;
};

function convolve({ row, deep }: Kernels, layer: PlacedLayer, { from, to, isCut, add }: Convolution): void {
  // Of an odd number of missing pixels, the last is at the end, as in the training.
  const before = Math.floor((layer.side - layer.stride) / 2);
  const step = pixelBytes(from) * layer.stride;
  for (let y = 0; y < to.height; y += 1) {
    const first = rowAt(from, y * layer.stride - before, before);
    const { weightsAt, biasAt, side } = layer;
    if (isDepthwise(layer))
      deep(first, weightsAt, biasAt, rowAt(to, y), rowBytes(from), step, pixelBytes(from), to.width, side);
    else
      row(
        first,
        weightsAt,
        biasAt,
        add ? rowAt(add, y) : 0,
        rowAt(to, y),
        rowBytes(from),
        step,
        side,
        side * layer.from,
        to.width,
        layer.to,
        isCut ? 1 : 0,
      );
  }
}

/** ImageNet's weights were trained on pixels in this range. */
const scaledByte = (byte: number): number => (byte - 127) / 128;

function writeInput(memory: KernelMemory, to: Planes, rgb: Uint8Array): void {
  const rowLength = to.width * 3;
  for (let y = 0; y < to.height; y += 1) {
    const pixels = memory.view(rowAt(to, y), rowLength);
    for (let at = 0; at < rowLength; at += 1) pixels[at] = scaledByte(rgb[y * rowLength + at] ?? 0);
  }
}

function scoresIn(memory: KernelMemory, from: Planes): Float32Array {
  const rowLength = from.width * from.channels;
  const scores = new Float32Array(from.height * rowLength);
  for (let y = 0; y < from.height; y += 1) scores.set(memory.view(rowAt(from, y), rowLength), y * rowLength);
  return scores;
}
