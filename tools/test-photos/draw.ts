/**
 * Draws the tests' pictures of food by arithmetic: `node draw.ts [name ...]`. With `--seed=100 --into=FOLDER` draws
 * others, to train the recogniser.
 * Each food consists of a few solids. Pieces fall into a wooden crate, and the crate is rendered (shapes.ts,
 * render.ts).
 * The same seed gives the same picture.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { add, clamp, HEIGHT, length, mix, out, render, smooth, WIDTH } from './render.ts';
import type { Camera, Form, Picture, Pose, Random, Skin, Solid, Vec } from './render.ts';
import {
  at,
  box,
  cloudy,
  fern,
  HERE,
  ink,
  noise,
  placed,
  rod,
  round,
  star,
  turned,
  within,
} from './shapes.ts';

/** `[x, y, z, radius]`: approximates a piece, or a part of it, while it falls. */
type Ball = readonly [number, number, number, number];
type Food = { parts: Solid[]; balls: Ball[] };

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

// Foods

function tomato(random: Random): Food {
  const [lobes, phase, ripe] = [5 + Math.floor(random() * 2), random() * 6, random()];
  const skin = mix(ink('#b90f0a'), ink('#d22d12'), ripe);
  const dent = (up: number) => 0.2 * Math.exp((up - 1) * 22);
  const lobed = (up: number, angle: number) => 0.018 * Math.cos(lobes * angle + phase) * (1 - up * up);
  const body = round(1.03, (up, angle) => 1 - 0.1 * up * up - dent(up) + lobed(up, angle), {
    gloss: 1,
    paint: ([x, y, z]) => {
      const pale = smooth(0.5, 1, z) * (0.1 + 0.3 * ripe) * noise(x * 4 + phase, y * 4, 5);
      return mix(mix(skin, ink('#d8501a'), noise(x * 3 + phase, y * 3, z * 3) * 0.35), ink('#e08a2c'), pale);
    },
  });
  const top = (away: number) => 0.9 - 0.47 * away * away - 0.2 * Math.exp(-11 * away * away);
  const green = star(random, 5 + Math.floor(random() * 2), 0.55, 0.22, top);
  return { parts: [body, green].map((form) => ({ form, pose: HERE })), balls: [[0, 0, 0, 0.96]] };
}

function carrot(random: Random): Food {
  const [phase, taper, thick, leafy] = [
    random() * 99,
    0.3 + 0.25 * random(),
    0.13 + 0.04 * random(),
    random() < 0.15,
  ];
  const skin = cloudy('#d9701a', random() < 0.5 ? '#cf5f12' : '#e08428', [5, 9, 9], phase);
  const ring = ([x, y, z]: Vec) => smooth(0.6, 0.85, noise(x * 26 + phase, Math.atan2(z, y) * 0.9, phase));
  const profile = (along: number) => {
    const t = (along + 1) / 2;
    const ends = Math.sqrt(clamp(t * 16 + 0.1, 0, 1)) * Math.sqrt(1 - 0.97 * t ** 14);
    return thick * (1 - taper * t) * ends * (0.93 + 0.14 * noise(along * 4 + phase, 0, 0));
  };
  const root = rod(thick * 1.1, 0.05 + random() * random() * 0.9, profile, {
    gloss: 0.25,
    paint: (p) =>
      mix(mix(skin(p), ink('#9c4510'), ring(p) * 0.6), ink('#6f6a1e'), smooth(-0.93, -1.01, p[0]) * 0.8),
    relief: (p) => ring(p) * 0.005 + noise(p[0] * 30, p[1] * 30, p[2] * 30) * 0.002,
  });
  const stub = rod(0.26, 0.4, () => 0.25, {
    gloss: 0.2,
    paint: cloudy('#7d9a35', '#a9a75a', [2, 9, 9], phase),
  });
  const tops = Array.from({ length: 4 }, (_, n): Solid => {
    const [y, z] = [Math.cos(n * 1.7 + phase), Math.sin(n * 1.7 + phase)];
    const axes = turned(Math.PI + 0.35 * y, 0.35 * z, n * 1.7 + phase);
    if (leafy) return { form: fern(random), pose: { at: [-0.98, 0, 0], axes, size: 0.7 + 0.3 * random() } };
    return { form: stub, pose: { at: [-0.98, 0.035 * y, 0.035 * z], axes, size: 0.05 + 0.06 * random() } };
  });
  const balls = [-0.85, -0.5, -0.15, 0.2, 0.55, 0.88].map((x): Ball => [x, 0.04, 0, profile(x)]);
  return { parts: [{ form: root, pose: HERE }, ...tops], balls };
}

function banana(random: Random): Form {
  const [phase, bend] = [random() * 99, 1.55 + random() * 0.3];
  const skin = cloudy('#c99a20', random() < 0.5 ? '#d8b02a' : '#dfb935', [3, 6, 6], phase);
  const profile = (along: number, angle: number) => {
    const ends = (1 - 0.6 * smooth(-0.55, -1, along)) * (1 - 0.5 * smooth(0.35, 0.85, along));
    const body =
      0.16 * Math.sqrt(1 - 0.5 * along ** 4) * ends * Math.sqrt(clamp((along + 1) * 12 + 0.3, 0, 1));
    const stalk = smooth(0.72, 0.9, along);
    return (body * (1 - stalk) + 0.052 * stalk) * (1 + 0.045 * Math.cos(5 * angle + phase) * (1 - stalk));
  };
  return rod(0.19, bend, profile, {
    gloss: 0.2,
    paint: (p) => {
      const green = 0.7 * smooth(0.55, 0.95, p[0]) + 0.35 * smooth(-0.75, -0.95, p[0]);
      const speck =
        smooth(0.78, 0.88, noise(p[0] * 22 + phase, p[1] * 40, p[2] * 40)) * noise(p[0] * 3, phase, 0);
      const dark = Math.max(smooth(-0.925, -0.955, p[0]), 0.55 * speck);
      return mix(mix(skin(p), ink('#a3a632'), green), ink('#3c2a14'), dark);
    },
  });
}

/** A hand of bananas, which fan out from the crown at x = 1 with their backs up. */
function bananas(random: Random): Food {
  const hand: Food = { parts: [], balls: [] };
  const count = 4 + Math.floor(random() * 3);
  for (let n = 0; n < count; n++) {
    const yaw = (n - (count - 1) / 2) * 0.22;
    const axes = turned(yaw, ((n % 2) - 0.5) * 0.12, -Math.PI / 2);
    const pose: Pose = { at: add([1, yaw * 0.25, 0], out(axes, [-0.9, -0.38, 0])), axes, size: 1 };
    hand.parts.push({ form: banana(random), pose });
    for (const t of [-0.9, -0.55, -0.2, 0.15, 0.5, 0.8])
      hand.balls.push([...placed(pose, [t * 0.92, t * t * 0.4, 0]), 0.15]);
  }
  const knot = box([0.1, 0.028 * count, 0.07], 0.065, {
    paint: cloudy('#5a4520', '#8f8436', [30, 20, 30], 0),
  });
  return { ...hand, parts: [...hand.parts, { form: knot, pose: at(1.03, 0, 0) }] };
}

function lemon(random: Random): Food {
  const [phase, long] = [random() * 99, 1.16 + 0.16 * random()];
  const skin = cloudy('#d2a310', random() < 0.5 ? '#d8b020' : '#c9b42c', [1.5, 1.5, 1.5], phase);
  const pores = ([x, y, z]: Vec) =>
    noise(x * 26 + phase, y * 26, z * 26) * 0.6 + noise(x * 9, y * 9, z * 9 + phase) * 0.8;
  const tips = (up: number) => 0.2 * Math.exp((up - 1) * 45) + 0.1 * Math.exp((-up - 1) * 30);
  const form = round(1.55, (up) => 1 / Math.sqrt(1 - up * up + (up / long) ** 2) + tips(up), {
    gloss: 0.55,
    paint: (p) =>
      mix(mix(skin(p), ink('#c08c08'), pores(p) * 0.25), ink('#7c6a20'), smooth(1.28, 1.5, p[2]) * 0.5),
    relief: (p) => pores(p) * 0.014,
  });
  return {
    parts: [{ form, pose: HERE }],
    balls: [
      [0, 0, 0.35, 0.9],
      [0, 0, -0.35, 0.9],
    ],
  };
}

function pepper(random: Random): Food {
  const [lobes, phase, tall] = [3 + Math.floor(random() * 2), random() * 6, 1.05 + 0.2 * random()];
  const skin = cloudy('#a80a0c', random() < 0.5 ? '#c41a10' : '#cc2a10', [2, 2, 2], phase);
  const profile = (up: number, angle: number) => {
    const rounded = ((1 - up * up) ** 1.4 + (Math.abs(up) / tall) ** 2.8) ** (-1 / 2.8);
    const valley = (1 - Math.abs(Math.cos((lobes * angle) / 2 + phase))) ** 2 * (0.1 + 0.12 * up * up);
    const taper = 1 + 0.1 * up - 0.04 * Math.cos(angle + phase);
    return rounded * taper * (1 - valley) - 0.42 * Math.exp((up - 1) * 10) - 0.25 * Math.exp((-up - 1) * 12);
  };
  const relief = ([x, y, z]: Vec) => noise(x * 3 + phase, y * 3, z * 3) * 0.03;
  const body = round(1.4, profile, { paint: skin, relief, gloss: 1.2 });
  const base = tall * 1.1 - 0.42;
  const flare = (along: number) => 0.3 + 0.25 * smooth(-0.5, -1, along) + 0.1 * smooth(0.6, 1, along);
  const green = cloudy('#4f7f1f', '#83a83f', [4, 9, 9], phase);
  const paint = (p: Vec) => mix(green(p), ink('#a9b56a'), smooth(0.9, 1, p[0]));
  const stalk = rod(0.56, 0.3 + random() * 0.8, flare, { paint, gloss: 0.4 });
  const leaves = star(random, 5, 0.34, 0.05, (away) => base + 0.03 + 1.1 * away * away);
  return {
    parts: [
      { form: body, pose: HERE },
      { form: leaves, pose: HERE },
      { form: stalk, pose: { at: [0, 0, base + 0.28], axes: turned(0, Math.PI / 2, 0), size: 0.33 } },
    ],
    balls: [
      [0, 0, 0.25, 0.93],
      [0, 0, -0.35, 0.85],
    ],
  };
}

function mushroom(random: Random): Food {
  const [phase, flat] = [random() * 99, 0.7 + 0.15 * random()];
  const skin = mix(ink('#5f3f20'), ink('#8a6438'), random());
  const scales = ([x, y, z]: Vec) =>
    noise(x * 5 + phase, y * 5, z * 8) * 0.6 + noise(x * 10 + phase, y * 10, z * 10) * 0.4;
  const profile = (up: number) => {
    const dome = 1 / Math.sqrt(1 - up * up + (up / flat) ** 2);
    return up > 0 ? dome : (dome ** -5 + (-up / 0.3) ** 5) ** -0.2;
  };
  const cap = round(1.02, profile, {
    gloss: 0.12,
    paint: (p) => {
      const gills = mix(ink('#4a3020'), ink('#8a6848'), 0.2 + 0.2 * Math.sin(Math.atan2(p[1], p[0]) * 70));
      const below = length(p[0], p[1]) > 0.75 ? ink('#8a6848') : gills;
      return mix(
        mix(skin, ink('#b08c5c'), 0.7 * smooth(0.3, 0.9, scales(p))),
        below,
        smooth(-0.1, -0.24, p[2]),
      );
    },
    relief: (p) => scales(p) * 0.008,
  });
  const white = cloudy('#e9dbc0', '#c8aa80', [2, 8, 8], phase);
  const stem = rod(0.5, 0.1 + random() * 0.5, (along) => 0.45 - 0.12 * smooth(0.8, 1.01, along), {
    paint: (p) => mix(white(p), ink('#a07848'), smooth(0.93, 1, p[0])),
  });
  const down: Pose = { at: [0, 0, -0.65], axes: turned(0, -Math.PI / 2, 0), size: 0.75 };
  return {
    parts: [
      { form: cap, pose: HERE },
      { form: stem, pose: down },
    ],
    balls: [
      [0, 0, 0, 0.8],
      [0, 0, -0.9, 0.3],
    ],
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
