import { readModel, type Layer } from './model-file.ts';
import { newGround, pixelBytes, rowAt, rowBytes, type Ground, type Planes } from './planes.ts';
import { SIDE } from './scene.ts';

/**
 * The network: the bytes of a square, SIDE × SIDE, red, green and blue each, become probabilities of the 81 fine classes
 * and, last, of nothing that it knows.
 */
export type Network = (rgb: Uint8Array) => Float32Array;

/**
 * Opens a network: a first convolution, blocks that widen a picture's channels, look at each by itself and narrow them
 * again, a last convolution, the mean of it, and scores.
 * Source: Sandler et al., MobileNetV2: Inverted Residuals and Linear Bottlenecks, CVPR 2018
 * @param model as `tools/recogniser` writes it
 * @param kernel `kernel.wasm`
 */
export async function openNetwork(model: Uint8Array, kernel: BufferSource): Promise<Network> {
  const { layers, temperature } = readModel(model);
  const ground = newGround();
  const { instance } = await WebAssembly.instantiate(kernel, { env: { memory: ground.memory } });
  const kernels = { row: functionOf(instance, 'row'), deep: functionOf(instance, 'deep') };
  const [stem, ...inner] = layers;
  const [head, last] = inner.splice(-2);
  if (!stem || !head || !last) throw new Error('The network has too few layers.');

  const input = ground.planes(SIDE, 3);
  const steps: (() => void)[] = [];
  const convolution = (layer: Layer, from: Planes, { isCut = true, add }: Way = {}): Planes => {
    const to = ground.planes(from.side / layer.stride, layer.to);
    const laid = { ...layer, weightsAt: ground.place(layer.weights), biasAt: ground.place(layer.bias) };
    steps.push(() => convolve(kernels, laid, { from, to, isCut, add }));
    return to;
  };
  let planes = convolution(stem, input);
  while (inner.length > 0) {
    const wide = isDeep(inner[0]) ? undefined : inner.shift();
    const [deep, narrow] = inner.splice(0, 2);
    if (!deep || !narrow) throw new Error('A block of the network is not whole.');
    const seen = convolution(deep, wide ? convolution(wide, planes) : planes);
    const isAsBefore = seen.side === planes.side && narrow.to === planes.channels;
    planes = convolution(narrow, seen, { isCut: false, add: isAsBefore ? planes : undefined });
  }
  const seen = convolution(head, planes);

  return (rgb) => {
    lay(ground, input, rgb);
    for (const step of steps) step();
    return probabilities(scores(last, meanOf(ground, seen)), temperature);
  };
}

function functionOf({ exports }: WebAssembly.Instance, name: string): Function {
  const found = exports[name];
  if (typeof found !== 'function') throw new Error(`The kernel has no ${name}.`);
  return found;
}

/** Whether a layer looks at each channel by itself. */
const isDeep = (layer: Layer | undefined): boolean => layer?.from === 1;

type Kernels = { readonly row: Function; readonly deep: Function };

type Way = { readonly isCut?: boolean; readonly add?: Planes | undefined };

type Laid = Layer & { readonly weightsAt: number; readonly biasAt: number };

type Convolution = {
  readonly from: Planes;
  readonly to: Planes;
  /** What is below 0 or above 6 is cut off. */
  readonly isCut: boolean;
  /** Is added to the result. */
  readonly add: Planes | undefined;
};

function convolve({ row, deep }: Kernels, layer: Laid, { from, to, isCut, add }: Convolution): void {
  // What halves a picture starts at its first pixel and reaches over its last one, as the network has learnt it.
  const isCentred = layer.side > 1 && layer.stride === 1;
  for (let y = 0; y < to.side; y += 1) {
    const first = rowAt(from, y * layer.stride - (isCentred ? 1 : 0), isCentred);
    const step = pixelBytes(from) * layer.stride;
    if (isDeep(layer)) {
      deep(
        first,
        layer.weightsAt,
        layer.biasAt,
        rowAt(to, y),
        rowBytes(from),
        step,
        pixelBytes(from),
        to.side,
      );
      continue;
    }
    row(
      first,
      layer.weightsAt,
      layer.biasAt,
      add ? rowAt(add, y) : 0,
      rowAt(to, y),
      rowBytes(from),
      step,
      layer.side,
      layer.side * layer.from,
      to.side,
      layer.to,
      isCut ? 1 : 0,
    );
  }
}

function lay(ground: Ground, input: Planes, rgb: Uint8Array): void {
  for (let y = 0; y < SIDE; y += 1) {
    const line = ground.view(rowAt(input, y), SIDE * 3);
    for (let at = 0; at < SIDE * 3; at += 1) {
      line[at] = (rgb[y * SIDE * 3 + at] ?? 0) / 127.5 - 1;
    }
  }
}

function meanOf(ground: Ground, planes: Planes): Float32Array {
  const mean = new Float32Array(planes.channels);
  for (let y = 0; y < planes.side; y += 1) {
    const line = ground.view(rowAt(planes, y), planes.side * planes.channels);
    line.forEach((value, at) => {
      const channel = at % planes.channels;
      mean[channel] = (mean[channel] ?? 0) + value / planes.side ** 2;
    });
  }
  return mean;
}

const scores = ({ from, weights, bias }: Layer, values: Float32Array): Float32Array =>
  bias.map((start, to) =>
    values.reduce((sum, value, at) => sum + value * (weights[to * from + at] ?? 0), start),
  );

function probabilities(of: Float32Array, temperature: number): Float32Array {
  const highest = Math.max(...of);
  const raised = of.map((score) => Math.exp((score - highest) / temperature));
  const sum = raised.reduce((total, each) => total + each, 0);
  return raised.map((each) => each / sum);
}
