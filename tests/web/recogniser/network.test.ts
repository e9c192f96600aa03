import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLASSES } from '#web/recogniser/classes.ts';
import { readModel, type Layer } from '#web/recogniser/model-file.ts';
import { openNetwork } from '#web/recogniser/network.ts';
import { SIDE } from '#web/recogniser/scene.ts';

const file = (name: string) => readFileSync(join(import.meta.dirname, '../../../web/recogniser', name));
const model = file('model.bin');
const kernel = file('kernel.wasm');

/** A picture whose pixels all differ. */
const picture = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => (at * 31 + (at >> 7) * 17) % 256);

describe('the network', () => {
  test('has at most 2 MB', () => {
    expect(model.length).toBeLessThanOrEqual(2_000_000);
    expect(kernel.length).toBeLessThanOrEqual(2000);
  });

  test('has an output for every class and one for none of them', () => {
    expect(readModel(model).layers.at(-1)?.to).toBe(CLASSES.length + 1);
  });

  test('gives the same result as a plain implementation', async () => {
    const network = await openNetwork(model, kernel);
    const actual = network(picture);
    expect(actual.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 4);
    const expected = probabilitiesOf(picture);
    actual.forEach((each, at) => expect(each).toBeCloseTo(expected[at] ?? Number.NaN, 4));
  });

  test('gives the same result for the same picture after another one', async () => {
    const network = await openNetwork(model, kernel);
    const first = network(picture).slice();
    network(picture.map((byte) => 255 - byte));
    expect(network(picture)).toEqual(first);
  });
});

// The same network as plain loops: pictures are [y][x][channel].

type Picture = { readonly side: number; readonly channels: number; readonly values: Float64Array };

function probabilitiesOf(rgb: Uint8Array): readonly number[] {
  const { layers, temperature } = readModel(model);
  const [stem, ...rest] = layers;
  const [head, last] = rest.splice(-2);
  if (!stem || !head || !last) throw new Error('The network has too few layers.');
  const values = Float64Array.from(rgb, (byte) => byte / 127.5 - 1);
  let now = cut(convolved({ side: SIDE, channels: 3, values }, stem));
  while (rest.length > 0) {
    const before = now;
    if (rest[0]?.from !== 1) now = cut(convolved(now, rest.shift()));
    now = convolved(cut(convolved(now, rest.shift())), rest.shift());
    if (now.side === before.side && now.channels === before.channels) {
      now.values.forEach((value, at) => (now.values[at] = value + (before.values[at] ?? 0)));
    }
  }
  const seen = cut(convolved(now, head));
  const means = Array.from({ length: seen.channels }, (_, channel) => {
    let sum = 0;
    for (let at = channel; at < seen.values.length; at += seen.channels) sum += seen.values[at] ?? 0;
    return sum / seen.side ** 2;
  });
  const scores = Array.from(
    last.bias,
    (start, to) =>
      means.reduce((sum, mean, from) => sum + mean * weightOf(last, to, from), start) / temperature,
  );
  const total = scores.reduce((sum, score) => sum + Math.exp(score), 0);
  return scores.map((score) => Math.exp(score) / total);
}

function convolved(from: Picture, layer: Layer | undefined): Picture {
  if (!layer) throw new Error('A layer is missing.');
  const side = from.side / layer.stride;
  const shift = layer.side > 1 && layer.stride === 1 ? 1 : 0;
  const values = new Float64Array(side * side * layer.to);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      for (let to = 0; to < layer.to; to += 1) {
        let sum = layer.bias[to] ?? 0;
        for (let row = 0; row < layer.side; row += 1) {
          for (let column = 0; column < layer.side; column += 1) {
            const [atY, atX] = [y * layer.stride + row - shift, x * layer.stride + column - shift];
            if (atY < 0 || atX < 0 || atY >= from.side || atX >= from.side) continue;
            const pixel = (atY * from.side + atX) * from.channels;
            for (let each = 0; each < layer.from; each += 1) {
              const channel = layer.from === 1 ? to : each;
              sum +=
                (from.values[pixel + channel] ?? 0) * weightOf(layer, to, each, row * layer.side + column);
            }
          }
        }
        values[(y * side + x) * layer.to + to] = sum;
      }
    }
  }
  return { side, channels: layer.to, values };
}

/** Returns the weight from an input to an output channel, at one place of the kernel. */
function weightOf(layer: Layer, to: number, from: number, place = 0): number {
  const places = layer.side ** 2;
  if (layer.from === 1) return layer.weights[place * layer.to + to] ?? Number.NaN;
  if (layer.to % 8 !== 0) return layer.weights[(to * layer.from + from) * places + place] ?? Number.NaN;
  const [block, within] = [Math.floor(to / 8), to % 8];
  return layer.weights[((block * places + place) * layer.from + from) * 8 + within] ?? Number.NaN;
}

const cut = ({ values, ...shape }: Picture): Picture => ({
  ...shape,
  values: values.map((value) => Math.min(6, Math.max(0, value))),
});
