import { readModel, type Layer } from './model-file.ts';
import { newKernelMemory, pixelBytes, rowAt, rowBytes, type KernelMemory, type Planes } from './planes.ts';
import { SIDE } from './scene.ts';

/** Maps SIDE × SIDE RGB pixels to the probabilities of the 81 fine classes and, last, of none of them. */
export type Network = (rgb: Uint8Array) => Float32Array;

/**
 * Opens a network: a convolution, inverted residual blocks (expansion, depthwise convolution, projection), a convolution,
 * average pooling and a linear layer.
 * Source: Sandler et al., MobileNetV2: Inverted Residuals and Linear Bottlenecks, CVPR 2018
 * @param model file that `tools/recogniser` writes
 * @param kernel `kernel.wasm`
 */
export async function openNetwork(model: Uint8Array, kernel: BufferSource): Promise<Network> {
  const { layers, temperature } = readModel(model);
  const kernelMemory = newKernelMemory();
  const { instance } = await WebAssembly.instantiate(kernel, { env: { memory: kernelMemory.memory } });
  const kernels = { row: functionOf(instance, 'row'), deep: functionOf(instance, 'deep') };
  const [stem, ...inner] = layers;
  const [head, last] = inner.splice(-2);
  if (!stem || !head || !last) throw new Error('The network has too few layers.');

  const input = kernelMemory.planes(SIDE, 3);
  const steps: (() => void)[] = [];
  const convolution = (
    layer: Layer,
    from: Planes,
    { isCut = true, add }: ConvolutionOptions = {},
  ): Planes => {
    const to = kernelMemory.planes(from.side / layer.stride, layer.to);
    const placed = {
      ...layer,
      weightsAt: kernelMemory.place(layer.weights),
      biasAt: kernelMemory.place(layer.bias),
    };
    steps.push(() => convolve(kernels, placed, { from, to, isCut, add }));
    return to;
  };
  let planes = convolution(stem, input);
  while (inner.length > 0) {
    const wide = isDeep(inner[0]) ? undefined : inner.shift();
    const [deep, narrow] = inner.splice(0, 2);
    if (!deep || !narrow) throw new Error('A block of the network is not whole.');
    const filtered = convolution(deep, wide ? convolution(wide, planes) : planes);
    const isSameShape = filtered.side === planes.side && narrow.to === planes.channels;
    planes = convolution(narrow, filtered, { isCut: false, add: isSameShape ? planes : undefined });
  }
  const features = convolution(head, planes);

  return (rgb) => {
    writeInput(kernelMemory, input, rgb);
    for (const step of steps) step();
    return probabilities(scores(last, meanOf(kernelMemory, features)), temperature);
  };
}

function functionOf({ exports }: WebAssembly.Instance, name: string): Function {
  const found = exports[name];
  if (typeof found !== 'function') throw new Error(`The kernel has no ${name}.`);
  return found;
}

/** Checks for a depthwise layer, which maps each channel by itself. */
const isDeep = (layer: Layer | undefined): boolean => layer?.from === 1;

type Kernels = { readonly row: Function; readonly deep: Function };

type ConvolutionOptions = { readonly isCut?: boolean; readonly add?: Planes | undefined };

type PlacedLayer = Layer & { readonly weightsAt: number; readonly biasAt: number };

type Convolution = {
  readonly from: Planes;
  readonly to: Planes;
  /** Applies ReLU6. */
  readonly isCut: boolean;
  /** Residual that is added to the result. */
  readonly add: Planes | undefined;
};

function convolve({ row, deep }: Kernels, layer: PlacedLayer, { from, to, isCut, add }: Convolution): void {
  // A layer with stride 2 pads only at the end, as in the training.
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

function writeInput(kernelMemory: KernelMemory, input: Planes, rgb: Uint8Array): void {
  for (let y = 0; y < SIDE; y += 1) {
    const line = kernelMemory.view(rowAt(input, y), SIDE * 3);
    for (let at = 0; at < SIDE * 3; at += 1) {
      line[at] = (rgb[y * SIDE * 3 + at] ?? 0) / 127.5 - 1;
    }
  }
}

function meanOf(kernelMemory: KernelMemory, planes: Planes): Float32Array {
  const mean = new Float32Array(planes.channels);
  for (let y = 0; y < planes.side; y += 1) {
    const line = kernelMemory.view(rowAt(planes, y), planes.side * planes.channels);
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

/** Softmax with temperature. */
function probabilities(values: Float32Array, temperature: number): Float32Array {
  const highest = Math.max(...values);
  const exponentials = values.map((score) => Math.exp((score - highest) / temperature));
  const sum = exponentials.reduce((total, each) => total + each, 0);
  return exponentials.map((each) => each / sum);
}
