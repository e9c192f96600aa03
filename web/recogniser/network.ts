import { readModel, type Layer } from './model-file.ts';
import { newGround, pixelBytes, rowAt, rowBytes, type Ground, type Planes } from './planes.ts';
import { SIDE } from './scene.ts';

/**
 * The network: the bytes of a square, SIDE × SIDE, red, green and blue each, become probabilities of the 81 fine classes
 * and, last, of nothing that it knows.
 */
export type Network = (rgb: Uint8Array) => Float32Array;

/** What the networks learnt their colours by. Source: the usual statistics of photos, ImageNet */
const MEAN = [0.485, 0.456, 0.406];
const DEVIATION = [0.229, 0.224, 0.225];

/**
 * Opens a network: a first convolution, blocks that each halve the picture with a short way around them, a last
 * convolution, the mean of it, and scores.
 * @param model as `tools/recogniser` writes it
 * @param kernel `kernel.wasm`
 */
export async function openNetwork(model: Uint8Array, kernel: BufferSource): Promise<Network> {
  const { layers, temperature } = readModel(model);
  const ground = newGround();
  const { instance } = await WebAssembly.instantiate(kernel, { env: { memory: ground.memory } });
  const row = instance.exports['row'];
  if (typeof row !== 'function') throw new Error('The kernel has no row.');
  const [stem, ...inner] = layers;
  const [head, last] = inner.splice(-2);
  if (!stem || !head || !last) throw new Error('The network has too few layers.');

  const input = ground.planes(SIDE, 3);
  const steps: (() => void)[] = [];
  const convolution = (layer: Layer, from: Planes, { stride = 1, isBent = true, add }: Way = {}): Planes => {
    const to = ground.planes(from.side / stride, layer.to);
    const laid = { ...layer, weightsAt: ground.place(layer.weights), biasAt: ground.place(layer.bias) };
    steps.push(() => convolve(row, laid, { from, to, stride, isBent, add }));
    return to;
  };
  let planes = convolution(stem, input, { stride: 2 });
  for (let at = 0; at + 2 < inner.length; at += 3) {
    const [first, short, second] = inner.slice(at, at + 3);
    if (!first || !short || !second) break;
    const half = ground.planes(planes.side / 2, planes.channels);
    const whole = planes;
    steps.push(() => halve(ground, whole, half));
    const shortcut = convolution(short, half, { isBent: false });
    planes = convolution(second, convolution(first, planes, { stride: 2 }), { add: shortcut });
  }
  const seen = convolution(head, planes);

  return (rgb) => {
    lay(ground, input, rgb);
    for (const step of steps) step();
    return probabilities(scores(last, meanOf(ground, seen)), temperature);
  };
}

type Way = { readonly stride?: number; readonly isBent?: boolean; readonly add?: Planes };

type Laid = Layer & { readonly weightsAt: number; readonly biasAt: number };

type Convolution = {
  readonly from: Planes;
  readonly to: Planes;
  readonly stride: number;
  /** What is negative becomes 0. */
  readonly isBent: boolean;
  /** Is added before. */
  readonly add: Planes | undefined;
};

function convolve(row: Function, layer: Laid, { from, to, stride, isBent, add }: Convolution): void {
  const isWide = layer.side > 1;
  for (let y = 0; y < to.side; y += 1) {
    row(
      rowAt(from, y * stride - (isWide ? 1 : 0), isWide),
      layer.weightsAt,
      layer.biasAt,
      add ? rowAt(add, y) : 0,
      rowAt(to, y),
      rowBytes(from),
      pixelBytes(from) * stride,
      layer.side,
      layer.side * layer.from,
      to.side,
      layer.to,
      isBent ? 1 : 0,
    );
  }
}

/** Every pixel becomes the mean of four. */
function halve(ground: Ground, from: Planes, to: Planes): void {
  const count = to.side * to.channels;
  for (let y = 0; y < to.side; y += 1) {
    const above = ground.view(rowAt(from, y * 2), from.side * from.channels);
    const below = ground.view(rowAt(from, y * 2 + 1), from.side * from.channels);
    const result = ground.view(rowAt(to, y), count);
    for (let at = 0; at < count; at += 1) {
      const left = at + Math.floor(at / to.channels) * to.channels;
      const right = left + to.channels;
      result[at] = ((above[left] ?? 0) + (above[right] ?? 0) + (below[left] ?? 0) + (below[right] ?? 0)) / 4;
    }
  }
}

function lay(ground: Ground, input: Planes, rgb: Uint8Array): void {
  for (let y = 0; y < SIDE; y += 1) {
    const line = ground.view(rowAt(input, y), SIDE * 3);
    for (let at = 0; at < SIDE * 3; at += 1) {
      const value = (rgb[y * SIDE * 3 + at] ?? 0) / 255;
      line[at] = (value - (MEAN[at % 3] ?? 0)) / (DEVIATION[at % 3] ?? 1);
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
