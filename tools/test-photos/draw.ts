/**
 * Draws the tests' pictures of food by arithmetic: `node draw.ts [name ...]`. With `--seed=100 --into=FOLDER` draws
 * others, to train the recogniser.
 * Each food consists of a few solids. Pieces fall into a wooden crate, and the crate is rendered (foods.ts,
 * render.ts).
 * The same seed gives the same picture.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { bananas, carrot, lemon, mushroom, pepper, tomato, type Ball, type Food } from './foods.ts';
import { render, type Picture, type Pose, type Random, type Skin, type Solid } from './render.ts';
import { at, box, cloudy, ink, noise, placed, rod, turned, within } from './shapes.ts';
import { add, mix, smooth, type Vec } from './vectors.ts';
import { HEIGHT, WIDTH, type Camera } from './view.ts';

/** Mulberry32: numbers from 0 to 1, deterministic for the seed. */
function chance(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

// Heaps

/** Returns the height at which a piece rests on the floor and on the pieces that already lie there. */
function restHeight(balls: Ball[], lying: Ball[]): number {
  let height = -9;
  for (const [x, y, z, radius] of balls) {
    height = Math.max(height, radius - z);
    for (const [u, v, w, other] of lying) {
      const square = (radius + other) ** 2 - (x - u) ** 2 - (y - v) ** 2;
      if (square > 0) height = Math.max(height, w + Math.sqrt(square) - z);
    }
  }
  return height;
}

type Heap = {
  food: (random: Random) => Food;
  count: number;
  mound: number;
  hold: (random: Random) => Omit<Pose, 'at'>;
};
/** Half the crate's width and depth, and its height. */
const CRATE: Vec = [4.3, 3.4, 1.5];

/** Drops the pieces one by one, each to the lowest of 60 places tried; `mound` prefers the middle. */
function heap({ food, count, mound, hold }: Heap, random: Random): Solid[] {
  const lying: Ball[] = [];
  const solids: Solid[] = [];
  for (let n = 0; n < count; n++) {
    const { parts, balls } = food(random);
    let best: { pose: Pose; cost: number } | undefined;
    for (let trial = 0; trial < 60; trial++) {
      const [x, y] = [random() * 2 - 1, random() * 2 - 1];
      const loose: Pose = { at: [x * CRATE[0], y * CRATE[1], 0], ...hold(random) };
      const there = balls.map(([a, b, c, r]): Ball => [...placed(loose, [a, b, c]), r * loose.size]);
      if (there.some(([a, b, , r]) => Math.abs(a) + r > CRATE[0] || Math.abs(b) + r > CRATE[1])) continue;
      const height = restHeight(there, lying);
      const cost = height + mound * (x * x + y * y);
      if (!best || cost < best.cost) best = { pose: { ...loose, at: add(loose.at, [0, 0, height]) }, cost };
    }
    if (!best) continue;
    const { pose } = best;
    for (const [x, y, z, r] of balls) lying.push([...placed(pose, [x, y, z]), r * pose.size * 0.97]);
    for (const part of parts) solids.push({ form: part.form, pose: within(pose, part.pose) });
  }
  return solids;
}

/** Orientations of a piece before it falls: random, or along `yaw` with limited deviation, pitch and roll. */
const anyhow = (size: number) => tilted(size, 0, 7, 2, 2);
const tilted = (size: number, yaw: number, spread: number, dip: number, roll: number) => (r: Random) => ({
  axes: turned(yaw + (r() - 0.5) * spread, (r() - 0.5) * dip, (r() - 0.5) * roll),
  size: size * (0.87 + 0.26 * r()),
});

// Surroundings

/** Wood whose grain runs along x or y. */
function wood(light: string, dark: string, along: 'x' | 'y', seed: number): Skin {
  const [one, other] = [ink(light), ink(dark)];
  const grain = ([x, y, z]: Vec) => {
    const [a, b] = along === 'x' ? [x, y] : [y, x];
    const wave = (b + z) * 7 + 1.6 * noise(a * 0.5, b * 1.5, seed);
    return 0.6 * noise(a * 0.35, wave * 2.2, seed + z) + 0.4 * noise(a * 2, b * 60, seed + z * 40);
  };
  return {
    paint: (p) => mix(one, other, smooth(0.25, 0.8, grain(p))),
    relief: (p) => grain(p) * 0.004,
    gloss: 0.12,
  };
}

/** A table of planks. */
const table = (): Solid[] =>
  [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((n) => ({
    form: box([9, 0.74, 0.25], 0.03, wood('#8a5a34', '#4e2f1a', 'x', n * 3.7)),
    pose: at(0, n * 1.5, -0.25),
  }));

/** The sides of the crate, two boards each. */
function crate([wide, deep, tall]: Vec): Solid[] {
  const board = (half: Vec, along: 'x' | 'y', seed: number) =>
    box(half, 0.03, wood('#d9b27c', '#a87443', along, seed));
  return [1, 3].flatMap((row) =>
    [-1, 1].flatMap((side) => [
      {
        form: board([wide + 0.2, 0.09, tall * 0.235], 'x', side + row),
        pose: at(0, side * (deep + 0.1), row * tall * 0.25),
      },
      {
        form: board([0.09, deep, tall * 0.235], 'y', side + row * 2),
        pose: at(side * (wide + 0.1), 0, row * tall * 0.25),
      },
    ]),
  );
}

/** A book, a pencil and a rubber on a checked cloth. */
function desk(): Picture {
  const check = (x: number) => (Math.abs(x / 2.4 - Math.floor(x / 2.4) - 0.5) < 0.25 ? 0.5 : 0);
  const cloth = box([12, 12, 0.2], 0.02, {
    gloss: 0.02,
    paint: ([x, y]) => mix(ink('#d8d6d0'), ink('#ad9b90'), check(x) + check(y)),
    relief: ([x, y]) => 0.004 * Math.sin(x * 60) * Math.sin(y * 60) + 0.1 * noise(x * 0.8, y * 0.8, 2),
  });
  const cover = { paint: cloudy('#30375a', '#2b324c', [40, 40, 40], 0), gloss: 0.3 };
  const pages = { paint: ([, , z]: Vec) => mix(ink('#d9d2c0'), ink('#a89f8c'), noise(0, 0, z * 90)) };
  const label = { paint: () => ink('#e3d5bf') };
  const hexagon = (angle: number) =>
    Math.cos(Math.PI / 6) / Math.cos(((angle + 7) % (Math.PI / 3)) - Math.PI / 6);
  const pencil = rod(
    0.036,
    0.001,
    (along, angle) => 0.035 * Math.min(hexagon(angle), (1.0 - along) * 6 + 0.08),
    {
      gloss: 0.6,
      paint: ([x, y, z]) => {
        const wooden = smooth(0.83, 0.835, x + 0.006 * Math.cos(Math.atan2(z, y) * 6));
        return mix(mix(ink('#c3a322'), ink('#cfa878'), wooden), ink('#2c2c30'), smooth(0.955, 0.96, x));
      },
    },
  );
  const book = { at: [-0.6, 0.4, 0], axes: turned(0.54, 0, 0), size: 0.83 } as const;
  const parts: Solid[] = [
    { form: box([1.7, 2.3, 0.06], 0.03, cover), pose: at(0, 0, 0.06) },
    { form: box([1.62, 2.22, 0.22], 0.02, pages), pose: at(-0.04, 0, 0.34) },
    { form: box([1.7, 2.3, 0.06], 0.03, cover), pose: at(0, 0, 0.62) },
    { form: box([0.06, 2.3, 0.34], 0.05, cover), pose: at(-1.68, 0, 0.34) },
    { form: box([0.9, 0.5, 0.01], 0.005, label), pose: at(0, 1, 0.685) },
  ];
  return {
    camera: { target: [0, 0, 0.2], far: 14, pitch: 1.1, yaw: 0.12, zoom: 1.46 },
    solids: [
      { form: cloth, pose: at(0, 0, -0.2) },
      ...parts.map(({ form, pose }) => ({ form, pose: within(book, pose) })),
      { form: pencil, pose: { at: [2.3, -0.7, 0.08], axes: turned(1.1, 0, 0.3), size: 2 } },
    ],
    exposure: 0.41,
  };
}

// Pictures

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
