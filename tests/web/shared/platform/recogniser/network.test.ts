import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { foodById } from '#core/nutrition/foods/foods.ts';
import { KITCHEN_FOODS } from '#tests/support/kitchen-foods.ts';
import { readModel, type Layer } from '#web/shared/platform/recogniser/model-file.ts';
import { openNetwork, type Picture } from '#web/shared/platform/recogniser/network.ts';

const file = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../../../web/shared/platform/recogniser', name));
const model = file('model.bin');
const kernel = file('kernel.wasm');

/** Returns a picture whose pixels all differ. */
function picture(width: number, height: number): Picture {
  const rgb = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 31 + (at >> 7) * 17) % 256);
  return { width, height, rgb };
}

describe('the network', () => {
  test('has at most 4 MB', () => {
    expect(model.length).toBeLessThanOrEqual(4_000_000);
    expect(kernel.length).toBeLessThanOrEqual(2000);
  });

  test('knows foods of our table, each once', async () => {
    const { foods, remembered } = await openNetwork(model, kernel);
    const all = [...foods, ...remembered.map(({ food }) => food)];
    expect(all.filter((food) => !foodById(food))).toEqual([]);
    expect(new Set(foods).size).toBe(foods.length);
  });

  test('knows the foods that the embedded author is tested with', async () => {
    const { foods, remembered } = await openNetwork(model, kernel);
    const all = new Set([...foods, ...remembered.map(({ food }) => food)]);
    expect([...all].toSorted()).toEqual(KITCHEN_FOODS.toSorted());
  });

  test('gives the same scores as a plain implementation', async () => {
    const network = await openNetwork(model, kernel);
    const { columns, rows, scores } = network.scoresOf(picture(160, 128));
    expect([columns, rows]).toEqual([5, 4]);
    const expected = scoresOf(picture(160, 128));
    scores.forEach((score, at) => {
      expect(score).toBeCloseTo(expected.values[at] ?? Number.NaN, 3);
    });
    expect(scores.length).toBe(expected.values.length);
  });

  test('gives the same scores for a picture after one of another size', async () => {
    const network = await openNetwork(model, kernel);
    const first = network.scoresOf(picture(160, 128));
    network.scoresOf(picture(128, 256));
    expect(network.scoresOf(picture(160, 128))).toEqual(first);
  });
});

// The same network as plain loops: planes are [y][x][channel].

type Plane = {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly values: Float64Array;
};

function scoresOf({ width, height, rgb }: Picture): Plane {
  const [stem, ...rest] = readModel(model).layers;
  const [head, last] = rest.splice(-2);
  const values = Float64Array.from(rgb, (byte) => (byte - 127) / 128);
  let now = cut(convolved({ width, height, channels: 3, values }, stem));
  while (rest.length > 0) {
    const before = now;
    if (rest[0]?.from !== 1) now = cut(convolved(now, rest.shift()));
    now = convolved(cut(convolved(now, rest.shift())), rest.shift());
    if (now.width === before.width && now.channels === before.channels) {
      now.values.forEach((value, at) => (now.values[at] = value + (before.values[at] ?? 0)));
    }
  }
  return convolved(cut(convolved(now, head)), last);
}

function convolved(from: Plane, layer: Layer | undefined): Plane {
  if (!layer) throw new Error('A layer is missing.');
  const to = { width: from.width / layer.stride, height: from.height / layer.stride, channels: layer.to };
  const shift = Math.floor((layer.side - layer.stride) / 2);
  const values = new Float64Array(to.width * to.height * layer.to);
  for (let at = 0; at < values.length; at += 1) {
    const [channel, x] = [at % layer.to, Math.floor(at / layer.to) % to.width];
    const y = Math.floor(at / layer.to / to.width);
    let sum = layer.bias[channel] ?? 0;
    for (let place = 0; place < layer.side ** 2; place += 1) {
      const atX = x * layer.stride + (place % layer.side) - shift;
      const atY = y * layer.stride + Math.floor(place / layer.side) - shift;
      if (atY < 0 || atX < 0 || atY >= from.height || atX >= from.width) continue;
      const pixel = (atY * from.width + atX) * from.channels;
      for (let each = 0; each < layer.from; each += 1) {
        const input = from.values[pixel + (layer.from === 1 ? channel : each)] ?? 0;
        sum += input * weightOf(layer, channel, each, place);
      }
    }
    values[at] = sum;
  }
  return { ...to, values };
}

/** Returns the weight from an input to an output channel, at one place of the kernel. */
function weightOf(layer: Layer, to: number, from: number, place: number): number {
  const places = layer.side ** 2;
  if (layer.from === 1) return layer.weights[place * layer.to + to] ?? Number.NaN;
  const [block, within] = [Math.floor(to / 8), to % 8];
  return layer.weights[((block * places + place) * layer.from + from) * 8 + within] ?? Number.NaN;
}

const cut = ({ values, ...shape }: Plane): Plane => ({
  ...shape,
  values: values.map((value) => Math.min(6, Math.max(0, value))),
});
