import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { detectFoods, detectionOf } from '#local/embedded-model/detect-foods.ts';
import { blankJpeg } from '#tests/support/jpegs.ts';

const photo = (name: string) => readFile(join(import.meta.dirname, `../../photos/${name}.jpg`));

const drawn = (shapes: string): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${shapes}</svg>`))
    .jpeg()
    .toBuffer();

const fading = (from: string, to: string, direction: string) =>
  drawn(
    `<linearGradient id="fade" ${direction}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
      '<rect width="400" height="300" fill="url(#fade)"/>',
  );

const page = (paper: string, ink: string, size: number) =>
  drawn(
    `<rect width="400" height="300" fill="${paper}"/>` +
      Array.from(
        { length: Math.floor(300 / size) },
        (_, line) =>
          `<text x="8" y="${(line + 1) * size}" font-size="${size * 0.8}" fill="${ink}">Dear cook, invoice ${line * 7919} for tomatoes is due</text>`,
      ).join(''),
  );

describe('Foods on a photo', () => {
  test.each([
    ['tomatoes', 'tomato'],
    ['carrots', 'carrot'],
    ['peppers', 'bell-pepper'],
    ['bananas', 'banana'],
    ['eggs', 'egg'],
  ])('A photo of %s gives that food', async (name, food) => {
    expect(await detectFoods([await photo(name)])).toEqual([food]);
  });

  test('A photo gives the same foods at any size', async () => {
    const large = await sharp(await photo('tomatoes'))
      .resize(4000)
      .jpeg()
      .toBuffer();
    const small = await sharp(await photo('tomatoes'))
      .resize(200)
      .webp()
      .toBuffer();
    expect(await detectFoods([large])).toEqual(['tomato']);
    await expect(detectionOf(small)).resolves.toHaveProperty('foods');
    await expect(detectionOf(Buffer.from('no picture'))).rejects.toThrow('unsupported');
  });

  test('A photo of tomatoes in a dim kitchen gives tomatoes', async () => {
    const dim = await sharp(await photo('tomatoes'))
      .linear(0.6, 0)
      .jpeg()
      .toBuffer();
    expect(await detectFoods([dim])).toEqual(['tomato']);
  });

  test('A photo without food gives nothing, and each food is given once', async () => {
    expect(await detectFoods([await photo('no-food')])).toEqual([]);
    const photos = await Promise.all(['tomatoes', 'no-food', 'eggs', 'tomatoes'].map(photo));
    expect(await detectFoods(photos)).toEqual(['tomato', 'egg']);
  });

  // The network by itself is sure of a food in most of these.
  test.each([
    ['a white wall', () => blankJpeg(400, 300, 'white')],
    ['the dark', () => blankJpeg(400, 300, 'black')],
    ['an orange cloth', () => blankJpeg(400, 300, 'orange')],
    ['a blue sky', () => fading('#1e6fd0', '#cfe8ff', 'x2="0" y2="1"')],
    ['green that fades to yellow', () => fading('green', 'yellow', 'x2="1" y2="1"')],
    ['black headlines', () => page('white', 'black', 80)],
    ['white text on black', () => page('#1e1e1e', '#dddddd', 11)],
    ['blue headlines', () => page('white', '#0645ad', 34)],
  ])('A photo of %s gives no food', async (_name, draw) => {
    expect(await detectFoods([await draw()])).toEqual([]);
  });

  test('A photo that cannot be decoded gives nothing, and the other photos still count', async () => {
    const torn = (await photo('lemons')).subarray(0, 300);
    expect(
      await detectFoods([Buffer.from('no picture'), torn, Buffer.alloc(0), await photo('carrots')]),
    ).toEqual(['carrot']);
  });
});
