/**
 * Renders the tests' pictures of food: `node draw.ts [name ...]`. `--seed=100 --into=FOLDER` renders others, to train
 * the recogniser. Each food consists of a few solids (foods.ts). Pieces fall into a wooden crate (heap.ts), and the
 * crate is rendered (render.ts). A seed always gives the same picture.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { chance } from './chance.ts';
import { bananas, carrot, egg, lemon, mushroom, pepper, spiral, tomato } from './foods.ts';
import { CRATE, type Heap, anyhow, heap, tilted } from './heap.ts';
import { render } from './render.ts';
import type { Camera, Picture } from './scene.ts';
import { crate, desk, eggCarton, table } from './scenery.ts';
import type { Random } from './vectors.ts';
import { HEIGHT, WIDTH } from './view.ts';

/** A crate full of one food on a table. */
const full =
  (of: Heap, camera: Pick<Camera, 'pitch' | 'zoom'>, exposure: number) =>
  (random: Random): Picture => ({
    camera: { target: [0, 0, 0.8], far: 14, yaw: 0.12, ...camera },
    solids: [...heap(of, random), ...table(), ...crate(CRATE)],
    exposure,
  });

const pictures: Record<string, (random: Random) => Picture> = {
  tomatoes: full(
    { food: tomato, count: 150, mound: 0.3, hold: anyhow(0.54) },
    { pitch: 1, zoom: 1.66 },
    0.64,
  ),
  carrots: full(
    { food: carrot, count: 140, mound: 0.1, hold: tilted(1.46, 1, 2, 0.7, 7) },
    { pitch: 1.18, zoom: 1.72 },
    0.58,
  ),
  bananas: full(
    { food: bananas, count: 60, mound: 0.1, hold: tilted(1.18, 0, 7, 0.5, 2.6) },
    { pitch: 1.19, zoom: 1.83 },
    0.58,
  ),
  lemons: full({ food: lemon, count: 170, mound: 0.3, hold: anyhow(0.46) }, { pitch: 0.96, zoom: 1.66 }, 0.7),
  peppers: full(
    { food: pepper, count: 120, mound: 0.3, hold: anyhow(0.58) },
    { pitch: 1.07, zoom: 1.6 },
    0.69,
  ),
  mushrooms: full(
    { food: mushroom, count: 150, mound: 0.35, hold: anyhow(0.6) },
    { pitch: 1.25, zoom: 1.95 },
    0.54,
  ),
  eggs: (random) => eggCarton(egg, random),
  pasta: full(
    { food: spiral, count: 320, mound: 0.3, hold: tilted(0.62, 0, 7, 1.2, 7) },
    { pitch: 1.1, zoom: 1.9 },
    0.62,
  ),
  'no-food': desk,
};

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '7' },
    into: { type: 'string', default: join(import.meta.dirname, '../../tests/photos') },
  },
});
for (const [name, picture] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const [random, started] = [chance(Number(values.seed)), performance.now()];
  const image = sharp(render(picture(random), random), {
    raw: { width: WIDTH, height: HEIGHT, channels: 3 },
  });
  const file = join(values.into, `${name}.jpg`);
  const { size } = await image.jpeg({ quality: 82, mozjpeg: true }).toFile(file);
  console.log(
    `${file}: ${(size / 1024).toFixed(0)} KB, ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}
