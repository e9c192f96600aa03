import type { Remembered } from './memory.ts';

/** Shape of a layer in the file. */
type LayerShape = {
  /** Input channels of each output channel: all, or 1 in a depthwise layer. */
  readonly from: number;
  /** Output channels; a multiple of 8. */
  readonly to: number;
  /** Side of the kernel in pixels. */
  readonly side: number;
  /** 2 in a layer that halves the picture. */
  readonly stride: number;
};

/** A layer with dequantised weights, in the order of the file. */
export type Layer = LayerShape & { readonly weights: Float32Array; readonly bias: Float32Array };

export type Model = {
  /** Foods in the order of the scores, before the one for no known food. */
  readonly foods: readonly string[];
  /** Foods in the order of the scores after that one. The last ones stand for things that are not food. */
  readonly remembered: readonly Remembered[];
  readonly layers: readonly Layer[];
};

type Header = Pick<Model, 'foods' | 'remembered'> & { readonly layers: readonly LayerShape[] };

/**
 * Reads a network: a header in JSON, then a scale and a bias for each channel of each layer, then the weights in 8
 * bits. Written by `tools/recogniser/export.py`.
 */
export function readModel(file: Uint8Array): Model {
  const bytes = file.slice().buffer;
  const length = new DataView(bytes).getUint32(0, true);
  const header: Header = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, length)));
  let at = 4 + length;
  const floats = (count: number) => {
    at += count * 4;
    return new Float32Array(bytes, at - count * 4, count);
  };
  const scaled = header.layers.map((shape) => ({ shape, scale: floats(shape.to), bias: floats(shape.to) }));
  const layers = scaled.map(({ shape, scale, bias }): Layer => {
    const count = shape.to * shape.from * shape.side ** 2;
    const whole = new Int8Array(bytes, at, count);
    at += count;
    return { ...shape, bias, weights: dequantise(whole, scale, shape) };
  });
  return { foods: header.foods, remembered: header.remembered, layers };
}

const BLOCK = 8;

/** Dequantises weights. They are interleaved in blocks of eight channels; those of a depthwise layer pixel by pixel. */
function dequantise(whole: Int8Array, scale: Float32Array, { from }: LayerShape): Float32Array {
  const weights = new Float32Array(whole.length);
  const each = whole.length / scale.length;
  const channelAt = (at: number) =>
    from === 1 ? at % scale.length : Math.floor(at / (each * BLOCK)) * BLOCK + (at % BLOCK);
  for (let at = 0; at < whole.length; at += 1) weights[at] = (whole[at] ?? 0) * (scale[channelAt(at)] ?? 0);
  return weights;
}
